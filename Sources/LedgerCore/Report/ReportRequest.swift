package import LedgerModel

/// What a report is asked for.
package struct ReportRequest: Equatable, Sendable {
  /// Which prices value what is held.
  package enum Prices: String, Equatable, Sendable, CaseIterable {
    /// Declared prices, else the last trade's.
    case traded
    /// Declared prices alone.
    case declared
  }

  package var title: String
  /// The last day that counts; its month is the report's.
  package var asOf: Day
  /// The day up to which the current month is shown apart, or `nil` for no such block.
  package var soFarDay: Day?
  /// The symbol of the reporting currency, or `nil` to find one.
  package var currency: String?
  /// How many complete months trailing figures look back on, 1 or more.
  package var window = 6
  /// How many levels below its root a spending category is, 1 or more.
  package var depth = 1
  package var prices = Prices.traded
  /// The standing points of the snapshots journal, of any currency and month.
  package var snapshots: [KPISnapshotPoint] = []

  package init(title: String, asOf: Day) {
    self.title = title
    self.asOf = asOf
  }
}

/// A reason no report can be made.
package enum KPIError: Error, Equatable, Sendable {
  /// What an account holds, or what all accounts do, needs more than 38 digits.
  case overflow(OverflowPlace?)
  /// Too few postings are on accounts whose type is known; holds the top-level names to declare.
  case untypedAccounts([String])
  /// The books have no such currency; holds the nearest known symbols.
  case unknownCurrency(String, known: [String])
}
