internal import LedgerModel

/// What one entry does to debts and liquid accounts, while its postings come in.
struct DebtEntry {
  private let walk: PostingWalk
  private var rates: RateMemo

  /// The row of the entry, or -1 before the first.
  private(set) var number = -1
  /// What left liquid accounts.
  private var paid = ExactSum()
  /// By how much each debt fell, and when.
  private var falls: [(debt: AccountID, sum: ExactSum, day: Day)] = []

  init(_ walk: PostingWalk, _ valuation: Valuation) {
    self.walk = walk
    rates = RateMemo(valuation)
  }

  /// Begins an entry, once the one before is finished.
  mutating func start(_ entry: Int) {
    number = entry
    paid = ExactSum()
    falls.removeAll(keepingCapacity: true)
  }

  mutating func add(_ step: PostingWalk.Step) throws(QuantityError) {
    guard step.facts.debt != nil || step.facts.isLiquid, !step.isVirtual,
      !step.traits.isTurnOfPeriod, let value = walk.value(of: step, &rates)
    else { return }
    if let debt = step.facts.debt {
      let row = falls.firstIndex { $0.debt.index == debt.index } ?? falls.count
      if row == falls.count { falls.append((debt, ExactSum(), step.day)) }
      try falls[row].sum.add(value)
    } else {
      try paid.subtract(value)
    }
  }

  /// Calls `body` with the payments of the entry: all that left liquid accounts if it lowers one
  /// debt, and if it lowers several, what each fell by.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  func finish(_ body: (AccountID, DebtPayments.Payment) -> Void) throws(QuantityError) {
    guard paid.units > 0 else { return }
    let lowered = falls.count { $0.sum.units > 0 }
    for fall in falls where fall.sum.units > 0 {
      let amount = try lowered == 1 ? paid.quantity() : fall.sum.quantity()
      body(
        fall.debt, DebtPayments.Payment(day: fall.day, entry: Int32(number), amount: amount))
    }
  }
}
