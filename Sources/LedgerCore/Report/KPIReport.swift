package import LedgerModel

/// One month's figures: everything a report shows, computed and rounded.
///
/// Money is in the reporting currency, exact at its own digits; ratios and rates are fractions with
/// at most 12 decimal places; `nil` is "not available", never zero. Lists are in the order in which
/// a report shows them.
package struct KPIReport: Equatable, Sendable {
  package var title: String
  /// The last day that counts.
  package var asOf: Day
  package var month: Month
  /// Whether the month is not over on the as-of day.
  package var isPartial: Bool
  package var currency: ReportingCurrency
  /// The last day of the books, or `nil` if they are empty.
  package var booksEnd: Day?
  /// Whether any posting stands on or before the as-of day; without one, no figure is known.
  package var hasEntries: Bool
  package var window: Window
  package var source: Source

  /// The rating, or `nil` for a month with nothing to rate: one that is over and that the books end
  /// before.
  package var health: Health?
  package var headline: Headline
  package var netWorth: NetWorth
  package var flows: Flows
  package var liquidity: Liquidity
  package var soFar: SoFar?
  package var attention: [Anomaly]
  package var spending: Spending
  package var recurring: Recurring
  package var debt: Debt
  package var goals: [GoalLine]
  package var calendar: CalendarBlock
  package var dataQuality: [Finding]
  package var snapshots: SnapshotBlock
  /// FNV-1a of the canonical figures, 16 hexadecimal digits.
  package var fingerprint: String
  /// A few sentences that say what the figures say.
  package var narrative: String
}

extension KPIReport {
  /// Whether the books end before the month of the report.
  package var isBeyondBooks: Bool { booksEnd.map { $0 < month.firstDay } ?? false }
}

extension KPIReport {
  /// The currency of the report and how its amounts are written.
  package struct ReportingCurrency: Equatable, Sendable {
    package var symbol: String
    /// The decimal places of amounts, at least.
    package var scale: UInt8
    package var style: CommodityStyle
    /// Why this currency, such as `the default commodity (D)`.
    package var reason: String
  }

  /// The complete months behind trailing figures.
  package struct Window: Equatable, Sendable {
    package var from: Month
    package var to: Month
    /// How many months there are, 0 when the books are too young.
    package var months: Int
  }

  /// What was read, for the line that says so.
  package struct Source: Equatable, Sendable {
    /// The languages of the files, each once, in the order of reading.
    package var dialects: [String]
    package var files: Int
    package var entries: Int
    package var cashAccounts: [String]
    /// Those of ``cashAccounts`` that no declaration but their names make so.
    package var cashByName: [String]
  }
}
