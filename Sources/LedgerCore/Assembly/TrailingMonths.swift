internal import LedgerModel

/// The complete months before a month, for means.
struct TrailingMonths: Sendable {
  let months: [Month]
  let flows: [MonthFlows]

  /// Looks back up to `count` months, but not before the first income or spending of the books.
  init(_ sweep: LedgerSweep, before month: Month, count: Int) throws(QuantityError) {
    var (months, flows): ([Month], [MonthFlows]) = ([], [])
    if let first = sweep.firstFlowMonth {
      let start = max(first, month.adding(-max(0, count)))
      for index in start.index..<max(start.index, month.index) {
        let past = Month(index: index)
        months.append(past)
        flows.append(try sweep.flows(of: past, upTo: past.lastDay))
      }
    }
    self.months = months
    self.flows = flows
  }

  /// The mean of a figure of each month, or `nil` without a month.
  func mean(_ figure: (MonthFlows) -> Quantity) -> Ratio? {
    guard !flows.isEmpty else { return nil }
    return flows.reduce(Ratio.zero) { $0 + Ratio(figure($1)) } * Ratio(1, flows.count)
  }

  var meanIncome: Ratio? { mean(\.totalIncome) }
  var meanExpenses: Ratio? { mean(\.totalExpenses) }

  /// The mean of the expenses that nothing withholds from income.
  var meanLivingExpenses: Ratio? {
    guard let all = meanExpenses, let withheld = mean(\.totalWithheld) else { return nil }
    return all - withheld
  }
}
