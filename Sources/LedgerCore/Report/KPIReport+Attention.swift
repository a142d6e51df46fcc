package import LedgerModel

extension KPIReport {
  /// Something specific to look at: a fact with its numbers.
  package struct Anomaly: Equatable, Sendable {
    package enum Severity: String, Equatable, Sendable { case warning, info }
    package enum Kind: String, Equatable, Sendable {
      case budget, runway, debtToIncome, netCashFlow, savingsRate, spendingSpike
      case minimumBelowInterest, priceIncrease
    }

    /// A named number of the fact.
    package struct Fact: Equatable, Sendable {
      package var name: String
      package var value: Quantity
    }

    package var severity: Severity
    package var kind: Kind
    /// What it concerns: an account, a budget, or the figure's own name.
    package var subject: String
    package var facts: [Fact]
    /// One sentence with the numbers in it.
    package var text: String
  }
}
