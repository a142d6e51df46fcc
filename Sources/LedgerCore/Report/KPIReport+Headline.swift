package import LedgerModel

extension KPIReport {
  /// The health rating, what it is made of, and the nearest way up.
  package struct Health: Equatable, Sendable {
    package var rating: FinancialHealth
    /// -7 through 6.
    package var score: Int
    package var contributions: FinancialHealth.Contributions
    /// What would raise the rating, in one sentence, or `nil` at the top or where nothing is near.
    package var toNext: String?
  }

  /// The six tiles.
  package struct Headline: Equatable, Sendable {
    package var netCashFlow: Tile
    package var savingsRate: Tile
    package var runwayMonths: Tile
    package var totalDebt: Tile
    package var monthlyRecurringOutflow: Tile
    package var debtToIncome: Tile
  }

  /// One figure of the headline with its change.
  package struct Tile: Equatable, Sendable {
    package enum Unit: String, Equatable, Sendable { case currency, ratio, months }
    package var title: String
    package var value: Quantity?
    package var unit: Unit
    /// Why there is no value, such as `insufficient-history`, or `nil`.
    package var reason: String?
    package var trend: Trend
    /// The figure of the last 12 months up to this one, oldest first, `nil` where unknown.
    package var history: [Quantity?]
  }

  /// How a figure changed on the month before and on the same month a year ago.
  package struct Trend: Equatable, Sendable {
    package enum Kind: String, Equatable, Sendable { case percentChange, pointDelta }
    package var kind: Kind
    package var monthOverMonth: Change?
    package var yearOverYear: Change?
  }

  /// A change on an earlier point.
  package struct Change: Equatable, Sendable {
    /// A fraction for ``Trend/Kind/percentChange``, else a plain difference.
    package var delta: Quantity
    /// Whether the exact change is for the better; none at all is.
    package var isGood: Bool
    /// Whether it is too small to be shown: under 0.05 %, points or months.
    package var isLevel: Bool
    package var origin: KPISnapshotPoint.Origin

    /// Whether it is to be shown as a change for the worse.
    package var isWorse: Bool { !isGood && !isLevel }
  }

  /// What is owned less what is owed, and why it moved.
  package struct NetWorth: Equatable, Sendable {
    package var value: Quantity
    package var assets: Quantity
    /// What is owed, as a positive number.
    package var liabilities: Quantity
    package var trend: Trend
    package var history: [NetWorthPoint]
    /// The change in the month, or `nil` without a day before it.
    package var moved: NetWorthMovement?
    /// What could not be valued and is left out, such as `337.26 VACHR`.
    package var unpriced: [String]
  }

  /// Net worth at the end of a month.
  package struct NetWorthPoint: Equatable, Sendable {
    package var month: Month
    package var asOf: Day
    package var netWorth: Quantity
    package var totalDebt: Quantity
    package var origin: KPISnapshotPoint.Origin
  }
}
