package import LedgerModel

/// Whether a month's spending on something stands out from the months before.
package enum AnomalyMath {
  /// Compares a month with the months before it.
  ///
  /// Spending is flagged if it is at least 40 % above the average and, where the months differ at
  /// all, at least two sample deviations above it. It is decided on exact numbers without a square
  /// root. Nothing is flagged unless the average is above zero: something new has no usual size.
  ///
  /// - Parameters:
  ///   - history: The spending of each month of the window, months without any as zero.
  ///   - current: The spending of the month in question, which the window leaves out.
  /// - Returns: The verdict and the numbers behind it.
  package static func judge(history: [Quantity], current: Quantity) -> SpendingJudgement {
    let count = history.count
    let average = mean(history.reduce(Ratio.zero) { $0 + Ratio($1) }, count)
    let squares = history.reduce(Ratio.zero) { sum, month in
      let distance = Ratio(month) - average
      return sum + distance * distance
    }
    return SpendingJudgement(
      historyMonths: count, average: average, variance: mean(squares, count - 1),
      excess: Ratio(current) - average)
  }

  private static func mean(_ sum: Ratio, _ count: Int) -> Ratio {
    count > 0 ? sum * Ratio(1, count) : .zero
  }
}
