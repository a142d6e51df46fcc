package import LedgerModel

/// How many months the liquid money lasts at the mean spending of recent complete months.
///
/// It is the basic liquidity ratio of personal finance: cash over monthly expenses.
package enum Runway: Hashable, Sendable {
  case months(Ratio)
  case unknown(Reason)

  /// Why there is no runway.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There is no complete month to take a mean of.
    case insufficientHistory = "insufficient-history"
    /// The mean is not above zero: nothing was spent, or refunds exceed spending.
    case noExpenses = "no-expenses"
  }

  /// Divides the liquid money by the mean; negative money gives a negative runway.
  ///
  /// - Parameters:
  ///   - liquid: Cash less overdrafts.
  ///   - meanMonthlyExpenses: The mean of the window, or `nil` if it has no complete month.
  package init(liquid: Quantity, meanMonthlyExpenses: Ratio?) {
    guard let mean = meanMonthlyExpenses else {
      self = .unknown(.insufficientHistory)
      return
    }
    guard let months = Ratio(liquid).share(of: mean) else {
      self = .unknown(.noExpenses)
      return
    }
    self = .months(months)
  }

  /// The number of months, or `nil` if it is not known.
  package var months: Ratio? {
    if case .months(let months) = self { months } else { nil }
  }

  /// Why ``months`` is `nil`.
  package var reason: Reason? {
    if case .unknown(let reason) = self { reason } else { nil }
  }
}
