internal import LedgerModel

/// Sums the postings of one month after the other.
///
/// Nearly all postings are plain: they count on their entry's day, and what they change is known
/// from the bits of their columns. They are added from there; the rest go through a walk's steps.
struct SweepPass {
  private let walk: PostingWalk
  private let columns: LedgerColumns
  private let currency: CommodityID
  private var accumulator: FlowAccumulator
  private var debts: DebtAccumulator

  /// The flows of the months that have any, ascending by month.
  private(set) var flows: [(month: Month, flows: MonthFlows)] = []
  private(set) var history: HoldingHistory
  /// The charges of all payees, in the order in which they count.
  private(set) var charges: [ChargeHistory.Row] = []
  /// What was paid on debts, once all months are added.
  private(set) var payments: DebtPayments

  /// What makes an entry count at all.
  private static let counted = EntryTraits.flow.rawValue | EntryTraits.stock.rawValue
  /// What takes an entry off the short way.
  private static let irregular =
    EntryTraits.closing.rawValue | EntryTraits.opening.rawValue | EntryTraits.ownDay.rawValue
    | EntryTraits.reducesLot.rawValue | EntryTraits.gain.rawValue

  init(_ walk: PostingWalk, _ valuation: Valuation) {
    self.walk = walk
    columns = walk.columns
    currency = valuation.currency
    accumulator = FlowAccumulator(walk, valuation)
    history = HoldingHistory(accountCount: walk.ledger.accounts.count)
    debts = DebtAccumulator(walk, valuation)
    payments = DebtPayments(accountCount: 0)
  }

  /// Adds the postings that count in a month; months come in ascending order.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func add(_ month: Month) throws(QuantityError) {
    var count = 0
    for row in walk.calendar.rows(of: month) {
      let entry = walk.calendar.entry(at: row)
      let traits = walk.traits(of: entry).rawValue
      if traits & SweepPass.counted == 0 { continue }
      if traits & SweepPass.irregular == 0, !walk.hasIgnored {
        count += columns.postings(of: entry).count
        try addPlain(entry, traits)
      } else {
        count += try addSteps(entry, month)
      }
    }
    walk.note(postings: count)
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
  private mutating func addPlain(_ entry: Int, _ traits: UInt16) throws(QuantityError) {
    let day = columns.days[entry]
    if traits & EntryTraits.liability.rawValue != 0 { try debts.add(entry: entry) }
    let hasIncome = traits & EntryTraits.income.rawValue != 0
    for posting in columns.postings(of: entry) {
      let account = columns.accounts[posting]
      let brought = columns.brought[Int(account.index)].rawValue
      if brought & SweepPass.counted == 0 { continue }
      let (flags, commodity) = (columns.flags[posting].rawValue, columns.commodities[posting])
      if brought & EntryTraits.stock.rawValue != 0 {
        if flags & columns.wide != 0 {
          try add(walk.step(posting, entry, day))
        } else {
          try history.add(
            Int128(columns.units[posting]), scale: columns.scales[posting],
            HoldingKey(account: account, commodity: commodity))
        }
      } else if flags & (columns.wide | columns.cost | columns.virtual) != 0
        || commodity.index != currency.index
      {
        try add(walk.step(posting, entry, day))
      } else {
        let isExpense = brought & EntryTraits.expense.rawValue != 0
        try accumulator.addPlain(
          columns.units[posting], scale: columns.scales[posting], account, isExpense: isExpense,
          isWithheld: isExpense && hasIncome)
        if isExpense { charges.append(ChargeHistory.Row(posting, of: entry, on: day)) }
      }
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
