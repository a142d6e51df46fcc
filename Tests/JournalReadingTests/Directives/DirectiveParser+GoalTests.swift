import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct DirectiveGoalTests {
  private func goal(_ text: String) -> ParsedGoal? {
    guard case .goal(let parsed)? = DirectiveSample(text).parsed else { return nil }
    return parsed
  }

  @Test func `a goal has a target, a date and an account`() throws {
    let parsed = try #require(
      goal(
        """
        goal Emergency fund  15000 USD  by 2027-06-01
            account      Assets:Savings        ; a read-only overlay
            monthly      400 USD
        """))
    #expect(parsed.name.text == "Emergency fund")
    #expect(parsed.target == usd("15000"))
    #expect(parsed.targetDay == day("2027-06-01"))
    #expect(parsed.account?.text == "Assets:Savings")
    #expect(parsed.monthly == usd("400"))
    #expect(parsed.saved == nil)
  }

  @Test func `a goal may state what is saved, and have no date`() throws {
    let parsed = try #require(goal("goal Bike  1200 USD\n  saved  300 USD"))
    #expect(parsed.saved == usd("300"))
    #expect(parsed.targetDay == nil)
    #expect(parsed.account == nil)
  }

  @Test func `accounts are read after aliases`() {
    #expect(goal("goal Bike  1200 USD\n  account  card")?.account?.text == "Liabilities:Visa")
  }

  @Test(arguments: [
    BadDirective("goal Bike  9 USD", "goal-progress-missing ‹Bike›", help: "'saved AMOUNT'"),
    BadDirective(
      "goal Bike  9 USD\n saved 1 USD\n account A", "goal-progress-twice ‹account A›",
      help: "remove"),
    BadDirective(
      "goal Bike  9 USD\n saved", "missing-value ‹saved›", help: "write 'saved 300 USD'"),
    BadDirective("goal Bike  9 USD  2027-01-01\n saved 1 USD", "unexpected-text ‹2027-01-01›"),
    BadDirective("goal Bike  9 USD  by\n saved 1 USD", "unreadable-date ‹by›"),
    BadDirective("goal Bike  9 USD  by June\n saved 1 USD", "unreadable-date ‹June›"),
    BadDirective("goal Bike  9 USD  monthly\n saved 1 USD", "unexpected-text ‹monthly›"),
    BadDirective(
      "goal Bike  9 USD\n savd 1 USD", "unknown-key ‹savd›", "goal-progress-missing ‹Bike›"),
    BadDirective("goal Bike  9 USD\n saved all", "unreadable-amount ‹all›"),
  ])
  func `a missing or contradictory part is told`(_ bad: BadDirective) {
    let sample = DirectiveSample(bad.text)
    #expect(sample.mistakes == bad.mistakes)
    #expect(sample.parsed == nil)
    if let help = bad.help { #expect(sample.help.joined().contains(help)) }
  }

  @Test(arguments: [
    BadDirective("goal A  0 USD\n saved 1 USD", "goal-target-not-positive ‹0 USD›"),
    BadDirective("goal A  -5 USD\n saved 1 USD", "goal-target-not-positive ‹-5 USD›"),
    BadDirective("goal A  5 USD\n saved -1 USD", "goal-amount-negative ‹-1 USD›"),
    BadDirective(
      "goal A  5 USD\n account B\n monthly -1 USD", "goal-amount-negative ‹-1 USD›"),
    BadDirective("goal A  5 USD  by 2026-11-29\n saved 1 USD", "goal-date-past ‹by 2026-11-29›"),
  ])
  func `an odd goal is a warning`(_ odd: BadDirective) {
    let sample = DirectiveSample(odd.text)
    #expect(sample.mistakes == odd.mistakes)
    #expect(sample.diagnostics.map(\.severity) == [.warning])
    #expect(sample.parsed != nil)
  }

  @Test func `a goal of today has not passed`() {
    #expect(DirectiveSample("goal A  5 USD  by 2026-11-30\n saved 1 USD").mistakes == [])
  }
}
