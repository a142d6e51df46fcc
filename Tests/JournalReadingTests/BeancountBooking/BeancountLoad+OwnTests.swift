import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountLoadOwnTests {
  @Test func `of goals and budgets with one name the latest counts`() {
    let sample = ReadingSample.beancount(
      """
      2025-01-01 custom "goal" "Bike" 1500 USD
        saved: 900 USD
      2024-01-01 custom "goal" "Bike" 1200 USD
        saved: 300 USD
      2024-01-01 custom "budget" "*" "monthly" 100 USD
      2025-01-01 custom "budget" "*" "monthly" 120 USD
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.read.ledger.goals.map(\.target.quantity) == [Quantity(1500)])
    #expect(sample.read.ledger.budgets.map(\.amount.quantity) == [Quantity(120)])
  }

  @Test func `a subscription with another period follows the one before`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-10 custom "subscription" "Paper" 20 USD "monthly"
      2025-01-10 custom "subscription" "Paper" 200 USD "yearly"
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    let recurrences = sample.read.ledger.subscriptions.map(\.recurrence)
    #expect(recurrences.map(\.interval) == [.months(1), .years(1)])
    #expect(recurrences.first?.end == Day("2025-01-10"))
  }
}
