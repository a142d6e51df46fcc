internal import LedgerModel

/// Sums the income and spending of one month at a time.
struct FlowAccumulator {
  private struct Sums {
    let account: AccountID
    let isIncome: Bool
    /// What was booked in the reporting currency itself.
    var plain = ExactSum()
    /// The value of all else.
    private(set) var valued = ExactSum()
    private(set) var hasValued = false
    var withheld = ExactSum()

    init(account: AccountID, isIncome: Bool) {
      (self.account, self.isIncome) = (account, isIncome)
    }

    mutating func add(value: Quantity) throws(QuantityError) {
      try valued.add(value)
      hasValued = true
    }
  }

  private let walk: PostingWalk
  private let currency: CommodityID
  private var rates: RateMemo

  /// Where the sums of each account stand in ``sums``, or -1.
  private var rows: [Int32]
  private var sums: [Sums] = []
  private var gains = ExactSum()
  private var booked: (income: CommoditySums, expenses: CommoditySums)
  private var unvalued: (income: CommoditySums, expenses: CommoditySums)
  private(set) var isEmpty = true

  init(_ walk: PostingWalk, _ valuation: Valuation) {
    self.walk = walk
    currency = valuation.currency
    rates = RateMemo(valuation)
    let empty = CommoditySums(count: walk.ledger.commodities.count)
    (booked, unvalued) = ((empty, empty), (empty, empty))
    rows = Array(repeating: -1, count: walk.ledger.accounts.count)
  }

  /// Adds a posting if it is income or spending.
  mutating func add(_ step: PostingWalk.Step) throws(QuantityError) {
    guard !step.brought.isDisjoint(with: .flow), !step.isVirtual, !step.traits.isTurnOfPeriod,
      !walk.isIgnored(step)
    else { return }
    isEmpty = false
    let isExpense = step.brought.contains(.expense)
    let isGain = step.brought.contains(.gain) || (!isExpense && step.traits.contains(.reducesLot))
    let quantity = isExpense ? walk.quantity(of: step) : -walk.quantity(of: step)
    let isWithheld = isExpense && step.traits.hasIncome
    if step.commodity.index == currency.index, !step.hasCost, !isGain {
      let row = row(of: step.account, isIncome: !isExpense)
      try sums[row].plain.add(quantity)
      if isWithheld { try sums[row].withheld.add(quantity) }
      return
    }
    try addBooked(quantity, step.commodity, isExpense)
    guard let value = value(of: step, isExpense) else {
      try addUnvalued(quantity, step.commodity, isExpense)
      return
    }
    if isGain {
      try gains.add(value)
    } else {
      let row = row(of: step.account, isIncome: !isExpense)
      try sums[row].add(value: value)
      if isWithheld { try sums[row].withheld.add(value) }
    }
  }

  /// Adds postings of `units × 10^-scale`, booked in the reporting currency itself.
  mutating func addPlain(
    _ units: Int64, scale: UInt8, on account: AccountID, isExpense: Bool
  ) throws(QuantityError) {
    isEmpty = false
    let row = row(of: account, isIncome: !isExpense)
    try sums[row].plain.add(isExpense ? Int128(units) : -Int128(units), scale: scale)
  }

  /// Says that spending which is added by itself, in the reporting currency, is withheld.
  mutating func addWithheld(
    _ units: Int64, scale: UInt8, on account: Int
  ) throws(QuantityError) {
    let row = row(of: AccountID(Int32(account)), isIncome: false)
    try sums[row].withheld.add(Int128(units), scale: scale)
  }

  /// The value of a posting, with the sign of spending or of income.
  private mutating func value(of step: PostingWalk.Step, _ isExpense: Bool) -> Quantity? {
    guard let value = walk.value(of: step, &rates) else { return nil }
    return isExpense ? value : -value
  }

  private mutating func addBooked(
    _ quantity: Quantity, _ commodity: CommodityID, _ isExpense: Bool
  ) throws(QuantityError) {
    if isExpense {
      try booked.expenses.add(quantity, commodity)
    } else {
      try booked.income.add(quantity, commodity)
    }
  }

  private mutating func addUnvalued(
    _ quantity: Quantity, _ commodity: CommodityID, _ isExpense: Bool
  ) throws(QuantityError) {
    if isExpense {
      try unvalued.expenses.add(quantity, commodity)
    } else {
      try unvalued.income.add(quantity, commodity)
    }
  }

  private mutating func row(of account: AccountID, isIncome: Bool) -> Int {
    let known = rows[Int(account.index)]
    if known >= 0 { return Int(known) }
    rows[Int(account.index)] = Int32(sums.count)
    sums.append(Sums(account: account, isIncome: isIncome))
    return sums.count - 1
  }

  /// Returns the sums of the month and starts over.
  mutating func finish() throws(QuantityError) -> MonthFlows {
    var flows = MonthFlows()
    var (income, expenses, withheld) = (ExactSum(), ExactSum(), ExactSum())
    flows.expenses.reserveCapacity(sums.count)
    // Numbers are quicker to sort than the sums themselves.
    let order = sums.indices.map { Int64(sums[$0].account.index) << 32 | Int64($0) }.sorted()
    for key in order {
      let sum = sums[Int(key & 0xFFFF_FFFF)]
      var amount = sum.plain
      if sum.hasValued { try amount.add(sum.valued) }
      let line = MonthFlows.Line(
        account: sum.account, amount: try amount.quantity(),
        withheld: try sum.withheld.quantity())
      if sum.isIncome {
        flows.income.append(line)
        try income.add(amount)
        try booked.income.add(sum.plain, currency)
      } else {
        flows.expenses.append(line)
        try expenses.add(amount)
        try withheld.add(sum.withheld)
        try booked.expenses.add(sum.plain, currency)
      }
      rows[Int(sum.account.index)] = -1
    }
    flows.totalIncome = try income.quantity()
    flows.totalExpenses = try expenses.quantity()
    flows.totalWithheld = try withheld.quantity()
    flows.realisedGains = try gains.quantity()
    flows.incomeByCommodity = try booked.income.finish()
    flows.expensesByCommodity = try booked.expenses.finish()
    flows.unvaluedIncome = try unvalued.income.finish()
    flows.unvaluedExpenses = try unvalued.expenses.finish()
    sums.removeAll(keepingCapacity: true)
    gains = ExactSum()
    isEmpty = true
    return flows
  }
}
