internal import LedgerModel

/// What is spent of budgets up to a day, each expense added once up its account's lineage.
struct BudgetSpending: Sendable {
  /// What is spent in one period.
  private struct Spent: Sendable {
    var all = Quantity.zero
    var accounts: SubtreeSums
  }

  /// What spending is summed for.
  private struct Key: Hashable {
    let period: Range<Day>
    let commodity: CommodityID

    init(_ span: BudgetSpan) {
      period = span.period
      commodity = span.budget.commodity
    }
  }

  private var sums: [Key: Spent] = [:]

  init(
    _ context: ReportContext, _ spans: [BudgetSpan], on day: Day
  ) throws(QuantityError) {
    for (key, spans) in Dictionary(grouping: spans, by: Key.init) {
      var spent = Spent(
        accounts: SubtreeSums(of: spans.compactMap(\.account), in: context.ledger.accounts))
      let parts = try context.sweep(in: key.commodity)
        .flows(from: key.period.lowerBound, through: day)
      for (flows, sign) in parts {
        spent.all = try spent.all + flows.totalExpenses * sign
        for line in flows.expenses { spent.accounts.add(try line.amount * sign, on: line.account) }
      }
      sums[key] = spent
    }
  }

  /// What is spent of a budget, in its own currency.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  func spent(of span: BudgetSpan) throws(QuantityError) -> Quantity {
    guard let spent = sums[Key(span)] else { return .zero }
    guard let account = span.account else { return spent.all }
    guard let sum = spent.accounts[account] else { throw .overflow }
    return sum
  }
}
