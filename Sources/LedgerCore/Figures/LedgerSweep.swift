package import LedgerModel

/// The sums that figures are made of, from one pass over the postings.
///
/// Flows are summed by account and month, holdings by account, commodity and month; payments on
/// debts are collected on the way. A day inside a month is answered by going through that month's
/// postings once more. Entries after the day that is asked for never count.
package struct LedgerSweep: Sendable {
  package let valuation: Valuation
  let walk: PostingWalk

  /// The flows of the months that have any, ascending by month.
  private let flows: [(month: Month, flows: MonthFlows)]
  private let history: HoldingHistory
  let payments: DebtPayments

  init(_ walk: PostingWalk, _ valuation: Valuation) throws(QuantityError) {
    (self.walk, self.valuation) = (walk, valuation)
    var pass = SweepPass(walk, valuation)
    for month in walk.calendar.months { try pass.add(month) }
    try pass.finish()
    flows = pass.flows
    history = pass.history
    payments = pass.payments
  }
}

extension LedgerSweep {
  package var ledger: Ledger { walk.ledger }
  package var classification: AccountClassification { walk.classification }

  /// The first month with any posting, or `nil` for empty books.
  package var firstMonth: Month? { walk.calendar.firstMonth }

  /// The first month with a revenue or expense posting.
  package var firstFlowMonth: Month? { flows.first?.month }

  /// The last day with an entry, a future one included.
  package var lastDay: Day? { walk.calendar.lastDay(upTo: Day(ordinal: .max)) }

  /// The last day with an entry up to a day.
  package func lastDay(upTo day: Day) -> Day? { walk.calendar.lastDay(upTo: day) }

  /// The number of entries after a day.
  package func entryCount(after day: Day) -> Int { walk.calendar.entryCount(after: day) }

  /// The number of entries with a posting in a month.
  package func entryCount(of month: Month) -> Int { walk.calendar.rows(of: month).count }

  /// The income and spending of a month up to a day of it.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package func flows(of month: Month, upTo day: Day) throws(QuantityError) -> MonthFlows {
    if day >= month.lastDay { return wholeFlows(of: month) }
    var accumulator = FlowAccumulator(walk, valuation)
    try walk.forEach(in: month, upTo: day, of: .flow) { (step) throws(QuantityError) in
      try accumulator.add(step)
    }
    return try accumulator.finish()
  }

  /// Whether something that is spent from a month on has no value in the currency.
  func hasUnvaluedExpenses(since month: Month) -> Bool {
    flows.contains { month <= $0.month && !$0.flows.unvaluedExpenses.isEmpty }
  }

  private func wholeFlows(of month: Month) -> MonthFlows {
    let place = flows.partitioningIndex { month <= $0.month }
    guard place < flows.count, flows[place].month == month else { return MonthFlows() }
    return flows[place].flows
  }

  /// What every account holds at the end of a day.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package func balances(on day: Day) throws(QuantityError) -> Balances {
    try Balances(try holdings(on: day), classification, valuation, on: day)
  }

  /// What every account holds at the end of a day, unvalued.
  func holdings(on day: Day) throws(QuantityError) -> [HoldingHistory.Holding] {
    let month = day.month
    if day >= month.lastDay { return try history.holdings(through: month, adding: [:]) }
    var further: [HoldingKey: ExactSum] = [:]
    try walk.forEach(in: month, upTo: day, of: .stock) { (step) throws(QuantityError) in
      guard step.brought.contains(.stock), !walk.isIgnored(step) else { return }
      try further[step.holding, default: ExactSum()].add(walk.quantity(of: step))
    }
    return try history.holdings(through: month.previous, adding: further)
  }
}

extension PostingWalk.Step {
  /// The holding that the posting changes.
  var holding: HoldingKey { HoldingKey(account: account, commodity: commodity) }
}
