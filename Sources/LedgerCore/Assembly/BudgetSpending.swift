internal import LedgerModel

/// What is spent of budgets up to a day, each expense added once up its account's lineage.
struct BudgetSpending: Sendable {
  /// What is spent in one period.
  private struct Spent: Sendable {
    var all = Quantity.zero
    var accounts: SubtreeSums
  }

  private var periods: [Range<Day>: Spent] = [:]

  init(
    _ context: ReportContext, _ spans: [BudgetSpan], on day: Day
  ) throws(QuantityError) {
    for (period, spans) in Dictionary(grouping: spans, by: \.period) {
      var spent = Spent(
        accounts: SubtreeSums(of: spans.compactMap(\.account), in: context.ledger.accounts))
      let parts = try context.flows(from: period.lowerBound, through: day)
      for (flows, sign) in parts {
        spent.all = try spent.all + flows.totalExpenses * sign
        for line in flows.expenses { spent.accounts.add(try line.amount * sign, on: line.account) }
      }
      periods[period] = spent
    }
  }

  /// What is spent of a budget.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  func spent(of span: BudgetSpan) throws(QuantityError) -> Quantity {
    guard let spent = periods[span.period] else { return .zero }
    guard let account = span.account else { return spent.all }
    guard let sum = spent.accounts[account] else { throw .overflow }
    return sum
  }
}
