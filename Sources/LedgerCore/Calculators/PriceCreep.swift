package import LedgerModel

/// How the prices of recurring items changed over the trailing year.
///
/// It is a matched model, as price indices are: an item counts with both of its prices or not at
/// all, so that new and ended items do not look like a change of price. Prices are compared by
/// monthly equivalents, hence a changed period counts too. All amounts are exact.
package struct PriceCreep: Hashable, Sendable {
  /// What an item was seen to cost on a day.
  package struct Observation: Hashable, Sendable {
    package let day: Day
    /// A charge or a price; one that is not above zero is a trial or a refund and is left out.
    package let amount: Quantity
    /// The period that the amount pays for.
    package let monthlyFactor: Ratio

    package init(day: Day, amount: Quantity, monthlyFactor: Ratio) {
      self.day = day
      self.amount = amount
      self.monthlyFactor = monthlyFactor
    }
  }

  /// An item and its two monthly equivalents.
  package struct Item: Hashable, Sendable {
    package let name: String
    /// The price a year ago or, for a younger item, its first, or `nil` if it is the current one.
    package let baseline: Ratio?
    /// The day for which ``baseline`` stands: twelve months before the as-of day or, for a younger
    /// item, that of its first price; `nil` without one.
    package let baselineDay: Day?
    /// The last price, or `nil` without any.
    package let current: Ratio?
    /// The first day on which the last price was seen without a break, or `nil` without any.
    package let since: Day?
  }

  /// The day twelve months before the as-of day.
  package let baselineDay: Day
  package let items: [Item]
  /// The sum of all changes of items that have one, or `nil` without any.
  package let totalMonthlyChange: Ratio?
  /// The sum of current prices over the sum of baselines, less 1, or `nil` without any.
  package let totalFraction: Ratio?
}

extension PriceCreep.Item {
  /// The current price less the baseline, or `nil` if there is no baseline.
  package var change: Ratio? {
    guard let baseline, let current else { return nil }
    return current - baseline
  }

  /// The change over the baseline, or `nil` if there is no baseline.
  package var fraction: Ratio? {
    guard let baseline else { return nil }
    return change?.share(of: baseline)
  }
}
