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
  /// What was paid on debts, once all months are added.
  private(set) var payments: DebtPayments

  /// What makes a posting count.
  private static let counted = EntryTraits.flow.rawValue | EntryTraits.stock.rawValue
  /// What takes an entry off the short way.
  private static let irregular =
    EntryTraits.closing.rawValue | EntryTraits.opening.rawValue | EntryTraits.ownDay.rawValue
    | EntryTraits.reducesLot.rawValue | EntryTraits.gain.rawValue

  /// Prepares the sums of postings, by what they are worth.
  init(_ walk: PostingWalk, _ valuation: Valuation) {
    self.walk = walk
    let accountCount = walk.columns.facts.count
    currency = valuation.currency
    sums = RecentSums(accountCount: accountCount)
    accumulator = FlowAccumulator(walk, valuation)
    history = HoldingHistory(accountCount: accountCount)
    debts = DebtAccumulator(walk, valuation)
    payments = DebtPayments(accountCount: 0)
  }

  /// Adds the postings that count in a month; months come in ascending order.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func add(_ month: Month) throws(QuantityError) {
    var count = 0
    var rows = walk.calendar.rows(of: month)
    while !rows.isEmpty {
      if !walk.hasIgnored { count += try addPlain(&rows) }
      guard let row = rows.popFirst() else { break }
      let entry = walk.calendar.entry(at: row)
      if walk.traits(of: entry).rawValue & SweepPass.counted != 0 {
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
  /// Adds the entries from the first row on whose postings count on their own days, up to one that
  /// is none, and returns how many postings they have.
  private mutating func addPlain(_ rows: inout Range<Int>) throws(QuantityError) -> Int {
    let columns = walk.columns
    let (stockLimits, flowLimits) = (columns.wide, columns.wide | columns.cost | columns.virtual)
    let (accounts, commodities) = (columns.accounts.span, columns.commodities.span)
    let (units, scales, flags) = (columns.units.span, columns.scales.span, columns.flags.span)
    let allTraits = walk.traits
    let (brought, entryTraits) = (columns.brought.span, allTraits.span)
    var (taken, opened) = (sums.take(), [Int]())
    var cells = taken.mutableSpan
    var count = 0
    while let row = rows.first {
      let entry = walk.calendar.entry(at: row)
      let traits = entryTraits[entry].rawValue
      if traits & SweepPass.irregular != 0, traits & SweepPass.counted != 0 { break }
      rows = row + 1..<rows.upperBound
      if traits & SweepPass.counted == 0 { continue }
      let postings = columns.postings(of: entry)
      count += postings.count
      if traits & EntryTraits.liability.rawValue != 0 { try debts.add(entry: entry) }
      for posting in postings {
        let account = Int(accounts[posting].index)
        let own = brought[account].rawValue
        if own & SweepPass.counted == 0 { continue }
        let isStock = own & EntryTraits.stock.rawValue != 0
        let commodity = commodities[posting]
        guard flags[posting].rawValue & (isStock ? stockLimits : flowLimits) == 0,
          isStock || commodity.index == currency.index
        else {
          try add(walk.step(posting, entry, columns.days[entry]))
          continue
        }
        let (units, scale) = (units[posting], scales[posting])
        if !cells.extend(account, by: units, scale: scale, commodity) {
          let before = cells.replace(account, by: units, scale: scale, commodity)
          if let sum = before.sum(of: account) { try add(sum) } else { opened.append(account) }
        }
        if own & EntryTraits.expense.rawValue != 0, traits & EntryTraits.income.rawValue != 0 {
          try accumulator.addWithheld(units, scale: scale, on: account)
        }
      }
    }
    sums.put(taken, opened: opened)
    return count
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
    } else {
      try accumulator.add(step)
    }
  }
}
