internal import LedgerModel

/// Sums the postings of one month after the other.
///
/// Nearly all postings are plain: they count on their entry's day, and what they change is known
/// from the bits of their columns. They are added from there; the rest go through a walk's steps.
struct SweepPass {
  private let walk: PostingWalk
  private let currency: CommodityID
  private var sums: RecentSums
  private var accumulator: FlowAccumulator
  private var debts: DebtAccumulator

  /// The flows of the months that have any, ascending by month.
  private(set) var flows: [(month: Month, flows: MonthFlows)] = []
  private(set) var history: HoldingHistory
  /// The charges of all payees, in the order in which they count.
  private(set) var charges: [ChargeHistory.Row] = []
  /// What was paid on debts, once all months are added.
  private(set) var payments: DebtPayments

  /// What makes a posting count.
  private static let counted = EntryTraits.flow.rawValue | EntryTraits.stock.rawValue
  /// What takes an entry off the short way.
  private static let irregular =
    EntryTraits.closing.rawValue | EntryTraits.opening.rawValue | EntryTraits.ownDay.rawValue
    | EntryTraits.reducesLot.rawValue | EntryTraits.gain.rawValue

  /// Prepares the sums.
  ///
  /// - Parameters:
  ///   - walk: The postings.
  ///   - valuation: What they are worth.
  ///   - chargeCount: About how many postings stand on expense accounts.
  init(_ walk: PostingWalk, _ valuation: Valuation, chargeCount: Int) {
    self.walk = walk
    let accountCount = walk.columns.facts.count
    currency = valuation.currency
    sums = RecentSums(accountCount: accountCount)
    accumulator = FlowAccumulator(walk, valuation)
    history = HoldingHistory(accountCount: accountCount)
    debts = DebtAccumulator(walk, valuation)
    payments = DebtPayments(accountCount: 0)
    charges.reserveCapacity(chargeCount)
  }

  /// Adds the postings that count in a month; months come in ascending order.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func add(_ month: Month) throws(QuantityError) {
    var count = 0
    let columns = walk.columns
    for row in walk.calendar.rows(of: month) {
      let entry = walk.calendar.entry(at: row)
      let traits = walk.traits(of: entry).rawValue
      if traits & SweepPass.counted == 0 { continue }
      if traits & SweepPass.irregular == 0, !walk.hasIgnored {
        count += columns.postings(of: entry).count
        if traits & EntryTraits.liability.rawValue != 0 { try debts.add(entry: entry) }
        try addPlain(entry, traits, columns)
      } else {
        count += try addSteps(entry, month)
      }
    }
    walk.note(postings: count)
    var rest: [RecentSums.Sum] = []
    sums.removeAll { rest.append($0) }
    for sum in rest { try add(sum) }
    try history.finish(month)
    if !accumulator.isEmpty { flows.append((month, try accumulator.finish())) }
  }

  /// Ends the last month.
  mutating func finish() throws(QuantityError) {
    history.seal()
    payments = try debts.finish()
  }
}

extension SweepPass {
  /// Adds an entry whose postings count on its own day.
  private mutating func addPlain(
    _ entry: Int, _ traits: UInt16, _ columns: borrowing LedgerColumns
  ) throws(QuantityError) {
    let day = columns.days[entry]
    let hasIncome = traits & EntryTraits.income.rawValue != 0
    for posting in columns.postings(of: entry) {
      let account = Int(columns.accounts[posting].index)
      let brought = columns.brought[account].rawValue
      if brought & SweepPass.counted == 0 { continue }
      let commodity = columns.commodities[posting]
      let isStock = brought & EntryTraits.stock.rawValue != 0
      let special = isStock ? columns.wide : columns.wide | columns.cost | columns.virtual
      guard columns.flags[posting].rawValue & special == 0,
        isStock || commodity.index == currency.index
      else {
        try add(walk.step(posting, entry, day))
        continue
      }
      let (units, scale) = (columns.units[posting], columns.scales[posting])
      if !sums.extend(account, by: units, scale: scale, commodity),
        let sum = sums.add(units, scale: scale, commodity, on: account)
      {
        try add(sum)
      }
      if brought & EntryTraits.expense.rawValue != 0 {
        charges.append(ChargeHistory.Row(posting, of: entry, on: day))
        if hasIncome { try accumulator.addWithheld(units, scale: scale, on: account) }
      }
    }
  }

  /// Adds what plain postings of one account come to.
  private mutating func add(_ sum: RecentSums.Sum) throws(QuantityError) {
    let (account, brought) = (AccountID(Int32(sum.account)), walk.columns.brought[sum.account])
    if brought.has(.stock) {
      try history.add(
        Int128(sum.units), scale: sum.scale,
        HoldingKey(account: account, commodity: CommodityID(sum.commodity)))
    } else {
      try accumulator.addPlain(
        sum.units, scale: sum.scale, on: account, isExpense: brought.has(.expense))
    }
  }

  /// Adds the postings of an entry that count in a month, and returns how many were looked at.
  private mutating func addSteps(_ entry: Int, _ month: Month) throws(QuantityError) -> Int {
    try walk.forEach(of: entry, from: month.firstDay, through: month.lastDay) {
      (step) throws(QuantityError) in
      if step.traits.contains(.liability) { try debts.add(step) }
      try add(step)
    }
  }

  private mutating func add(_ step: PostingWalk.Step) throws(QuantityError) {
    if step.brought.contains(.stock) {
      if !walk.isIgnored(step) { try history.add(walk.quantity(of: step), step.holding) }
    } else if try accumulator.add(step), step.brought.contains(.expense) {
      charges.append(ChargeHistory.Row(step.posting, of: step.entry, on: step.day))
    }
  }
}
