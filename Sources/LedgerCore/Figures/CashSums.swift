internal import LedgerModel

/// Where the money that reached liquid accounts in a month came from, posting by posting.
struct CashSums {
  private let walk: PostingWalk
  private let cards: CardFloat
  private var rates: RateMemo

  private(set) var liquid = ExactSum()
  /// What closing and opening entries put into liquid accounts.
  private(set) var turned = ExactSum()
  private(set) var borrowing = ExactSum()
  private(set) var repayment = ExactSum()
  private(set) var cardFloat = ExactSum()
  private(set) var investing = ExactSum()
  private(set) var equity = ExactSum()

  /// The entry on which the last posting stands, and what its postings come to so far.
  private var entry = -1
  private var residue = ExactSum()
  /// Where the residue goes, or `nil` if only the entry's tolerance explains it.
  private var residueLine: WritableKeyPath<CashSums, ExactSum>?

  init(_ sweep: LedgerSweep, _ cards: CardFloat) {
    walk = sweep.walk
    self.cards = cards
    rates = RateMemo(sweep.valuation)
  }

  /// Adds a posting; those of an entry come one after the other.
  mutating func add(_ step: PostingWalk.Step) throws(QuantityError) {
    if step.entry != entry { try start(step) }
    guard let value = walk.value(of: step, &rates) else {
      residueLine = residueLine ?? \.equity
      return
    }
    if step.traits.isTurnOfPeriod {
      if isLiquid(step) { try turned.add(value) }
      return
    }
    if step.isVirtual { residueLine = residueLine ?? \.equity }
    try residue.add(value)
    try sort(step, value)
  }

  /// Puts what the last entry is off balance to where it belongs.
  ///
  /// A sale that states its gain and the price is off by the gain: the lot is given away at cost.
  /// An entry that is not whole, be it for days, prices or virtual postings, has its other side
  /// elsewhere.
  mutating func finishEntry() throws(QuantityError) {
    if let residueLine { try self[keyPath: residueLine].add(residue.quantity()) }
    residue = ExactSum()
  }

  private mutating func start(_ step: PostingWalk.Step) throws(QuantityError) {
    try finishEntry()
    entry = step.entry
    residueLine =
      step.traits.contains(.reducesLot) ? \.investing : step.traits.hasOtherDays ? \.equity : nil
  }

  private func isLiquid(_ step: PostingWalk.Step) -> Bool {
    step.facts.isLiquid && !walk.isIgnored(step)
  }

  private mutating func sort(
    _ step: PostingWalk.Step, _ value: Quantity
  ) throws(QuantityError) {
    if walk.isIgnored(step) {
      try equity.subtract(value)
      return
    }
    if step.traits.movesBalances, !isLiquid(step) {
      try equity.subtract(value)
      return
    }
    switch step.facts.kind {
    case .asset, .cash:
      if isLiquid(step) { try liquid.add(value) } else { try investing.subtract(value) }
    case .liability: try addLiability(step, value)
    case .revenue, .gain, .expense:
      if step.isVirtual { try equity.subtract(value) }
    case .equity, .conversion, .unrealisedGain, nil: try equity.subtract(value)
    }
  }

  private mutating func addLiability(
    _ step: PostingWalk.Step, _ value: Quantity
  ) throws(QuantityError) {
    if let debt = step.facts.debt, cards.isPaidInFull(debt) {
      try cardFloat.subtract(value)
    } else if value.isNegative {
      try borrowing.subtract(value)
    } else {
      try repayment.subtract(value)
    }
  }
}
