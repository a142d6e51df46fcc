import LedgerModel
import Testing

@testable import JournalReading

struct DirectiveBudgetTests {
  private func budget(_ text: String) -> ParsedBudget? {
    guard case .budget(let parsed)? = DirectiveSample(text).parsed else { return nil }
    return parsed
  }

  @Test func `a budget limits an account`() throws {
    let parsed = try #require(
      budget(
        """
        budget Expenses:Groceries  600 USD  monthly
            rollover     surplus from 2026-01
            strategy     Snowball
            extra        2026-12-24  500 USD
            extra        2026-06-30 100 USD   ; bonus
        """))
    #expect(parsed.account.text == "Expenses:Groceries")
    #expect(!parsed.isForAllExpenses)
    #expect(parsed.amount == usd("600"))
    #expect(parsed.recurrence == Recurrence(.months(1)))
    #expect(parsed.rollover == .surplus)
    #expect(parsed.rolloverStart == Month(year: 2026, month: 1))
    #expect(parsed.strategy == .snowball)
    #expect(parsed.extras.map(\.day) == [day("2026-06-30"), day("2026-12-24")])
  }

  @Test func `an asterisk stands for all expenses`() throws {
    let parsed = try #require(budget("budget *  3500 USD  monthly            ; all expenses"))
    #expect(parsed.isForAllExpenses)
    #expect(parsed.rollover == .none)
  }

  @Test(arguments: [
    ("none", Budget.Rollover.none), ("surplus", .surplus), ("signed", .signed),
    ("SIGNED FROM 2026-02", .signed),
  ])
  func `rollover is one of three`(_ value: String, _ expected: Budget.Rollover) {
    #expect(budget("budget A  0 USD  yearly\n rollover \(value)")?.rollover == expected)
  }

  @Test func `a budget of zero is fine`() {
    #expect(DirectiveSample("budget A  0 USD  monthly").mistakes == [])
  }

  @Test(arguments: [
    BadDirective("rollover surplu", "unknown-word ‹surplu›", help: "write 'surplus'"),
    BadDirective("rollover none from 2026-01", "unexpected-text ‹from 2026-01›"),
    BadDirective("rollover signed since 2026-01", "unexpected-text ‹since 2026-01›"),
    BadDirective("rollover signed from", "unreadable-month ‹from›", help: "YYYY-MM"),
    BadDirective("rollover signed from 2026-13", "unreadable-month ‹from 2026-13›"),
    BadDirective("rollover signed from 2026-01-01", "unreadable-month ‹from 2026-01-01›"),
    BadDirective("rollover none ; x", "missing-gap ‹; x›", help: "two spaces before ';'"),
    BadDirective("rollover none x", "unexpected-text ‹x›", help: "two spaces and ';'"),
    BadDirective("strategy fastest", "unknown-word ‹fastest›"),
    BadDirective("strategy snowball\n  strategy avalanche", "repeated-key ‹strategy avalanche›"),
    BadDirective("extra 500 USD", "unreadable-date ‹500›", "unreadable-amount ‹USD›"),
    BadDirective("payee Aldi", "unknown-key ‹payee›"),
  ])
  func `a bad line is told`(_ bad: BadDirective) {
    let sample = DirectiveSample("budget Expenses:Food  600 USD  monthly\n\t" + bad.text)
    #expect(sample.mistakes == bad.mistakes)
    #expect(sample.parsed == nil)
    if let help = bad.help { #expect(sample.help.joined().contains(help)) }
  }
}
