package import LedgerModel

extension KPIReport {
  /// Something specific to look at: a fact with its numbers.
  package struct Anomaly: Equatable, Sendable {
    package enum Kind: String, Equatable, Sendable {
      case budget, runway, debtToIncome, netCashFlow, savingsRate, spendingSpike
      case minimumBelowInterest, priceIncrease
    }

    /// A named number of the fact.
    package struct Fact: Equatable, Sendable {
      package var name: String
      package var value: Quantity
    }

    package var severity: AttentionLevel
    package var kind: Kind
    /// What it concerns: an account, a budget, or the figure's own name.
    package var subject: String
    package var facts: [Fact]
    /// One sentence with the numbers in it.
    package var text: String
    /// Whether it came up in the month; a price that rose before stands with what recurs.
    package var isNews = true

    /// What the text begins with: the subject, or the name of a figure.
    var heading: String {
      text.hasPrefix(subject) ? subject : String(text.prefix { $0 != ":" })
    }
  }
}
