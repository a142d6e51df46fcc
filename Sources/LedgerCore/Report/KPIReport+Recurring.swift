package import LedgerModel

extension KPIReport {
  /// What is paid again and again.
  package struct Recurring: Equatable, Sendable {
    package var monthlyOutflow: Quantity
    package var incomeShare: Quantity?
    /// The monthly equivalent of what only looks recurring; never in the headline.
    package var detectedOutflow: Quantity
    package var largest: [RecurringItem]
    package var upcoming: [DueItem]
    package var overdue: [DueItem]
    package var undeclared: [DetectedItem]
    /// Items that stopped, by name.
    package var stopped: [String]
    package var priceCreep: PriceCreep
  }

  /// A recurring item in force.
  package struct RecurringItem: Equatable, Sendable {
    package var name: String
    package var amount: Quantity
    /// How often, as written, such as `every 3 months`.
    package var period: String
    package var monthly: Quantity
    package var account: String?
  }

  /// An occurrence that is due.
  package struct DueItem: Equatable, Sendable {
    package enum State: String, Equatable, Sendable { case scheduled, logged, due, overdue }
    package var date: Day
    package var name: String
    package var amount: Quantity?
    package var state: State
  }

  /// The charges that show an item.
  package struct Evidence: Equatable, Sendable {
    /// How many there were.
    package var charges: Int
    package var first: Day
    package var last: Day
    /// The prices that were charged, one after the other, in the commodity of the charges.
    package var amounts: [Quantity]
    package var commodity: String
    /// All of it in a few words.
    package var text: String
  }

  /// Something that looks recurring and is not declared.
  package struct DetectedItem: Equatable, Sendable {
    package var name: String
    package var account: String
    package var amount: Quantity
    package var period: String
    package var monthly: Quantity
    package var evidence: Evidence
    /// The directive to paste, of one line or several.
    package var directive: String
  }

  /// How prices of the same items changed over the trailing year.
  package struct PriceCreep: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
      package var name: String
      package var baseline: Quantity
      /// A year before the as-of day or, for a younger item, the day of its first price.
      package var baselineDate: Day
      package var current: Quantity
      /// The change of the monthly equivalent.
      package var change: Quantity
      package var fraction: Quantity
      /// The first day of the latest price.
      package var since: Day
    }
    package var baselineDate: Day
    package var totalMonthlyChange: Quantity?
    package var totalFraction: Quantity?
    package var items: [Item]
  }
}
