import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct DirectiveSubscriptionTests {
  @Test func `a subscription has a price, a period, and lines below`() throws {
    let sample = DirectiveSample(
      """
      subscription Netflix  15.49 USD  monthly from 2024-03-15   ; films
          account      Expenses:Entertainment
          payee        Netflix               ; matched in payees
          payee        /hulu|disney/
          price        2026-01-15  19.99 USD
          price        2025-01-15 17.99 USD
          until        2026-12-31
          ; a remark

      """)
    #expect(sample.mistakes == [])
    guard case .subscription(let parsed) = try #require(sample.parsed) else {
      Issue.record("no subscription")
      return
    }
    #expect(parsed.name.text == "Netflix")
    #expect(parsed.name.location.offset == 13)
    #expect(parsed.amount == usd("15.49"))
    #expect(
      parsed.recurrence
        == Recurrence(.months(1), start: day("2024-03-15"), end: day("2027-01-01")))
    #expect(parsed.accounts.map(\.text) == ["Expenses:Entertainment"])
    #expect(parsed.payees == [.text("Netflix"), .expression("hulu|disney")])
    #expect(parsed.prices.map(\.day) == [day("2025-01-15"), day("2026-01-15")])
    #expect(parsed.prices.map(\.amount) == [usd("17.99"), usd("19.99")])
  }

  @Test(arguments: [
    ("semimonthly on 15 and 1", Recurrence(.semimonthly(1, 15))),
    ("every 4 weeks", Recurrence(.weeks(4))),
    ("yearly to 2027-01-01", Recurrence(.years(1), end: day("2027-01-01"))),
    ("monthly in 2026", Recurrence(.months(1), start: day("2026-01-01"), end: day("2027-01-01"))),
  ])
  func `a period has an interval and maybe a range`(_ period: String, _ expected: Recurrence) {
    guard
      case .subscription(let parsed)? = DirectiveSample("subscription A  5 USD  \(period)").parsed
    else {
      Issue.record("no subscription")
      return
    }
    #expect(parsed.recurrence == expected)
  }

  @Test(arguments: [
    BadDirective("pice 2025-01-15 5 USD", "unknown-key ‹pice›", help: "write 'price'"),
    BadDirective("price: 2025-01-15 5 USD", "unknown-key ‹price:›", help: "write 'price'"),
    BadDirective("strategy snowball", "unknown-key ‹strategy›"),
    BadDirective("payee", "missing-value ‹payee›", help: "write 'payee Netflix'"),
    BadDirective("payee    ; none", "missing-value ‹payee›"),
    BadDirective("price 2025-01-15", "missing-amount ‹›"),
    BadDirective("price 2025-02-30 5 USD", "unreadable-date ‹2025-02-30›", help: "YYYY-MM-DD"),
    BadDirective(
      "price soon cheap", "unreadable-date ‹soon›", "unreadable-amount ‹cheap›"),
    BadDirective("until never", "unreadable-date ‹never›"),
    BadDirective(
      "until 2027-01-01\n  until 2027-01-02", "repeated-key ‹until 2027-01-02›", help: "remove"),
    BadDirective(
      "price 2025-01-15 5 USD\n  price 2025-01-15 6 USD", "repeated-price ‹price 2025-01-15 6 USD›"),
    BadDirective("until 2024-03-14", "end-before-start ‹until 2024-03-14›"),
    BadDirective("payee /a", "unreadable-expression ‹/a›", help: "/netflix|hulu/"),
    BadDirective("payee //", "unreadable-expression ‹//›"),
    BadDirective("payee /(/", "unreadable-expression ‹/(/›"),
  ])
  func `a bad line is told`(_ bad: BadDirective) {
    let sample = DirectiveSample("subscription A  5 USD  monthly from 2024-03-15\n  " + bad.text)
    #expect(sample.mistakes == bad.mistakes)
    #expect(sample.parsed == nil)
    if let help = bad.help { #expect(sample.help.joined().contains(help)) }
  }

  @Test func `an unknown key lists the known words`() {
    let notes = DirectiveSample("subscription A  5 USD  monthly\n  foo 1").diagnostics
      .flatMap(\.children).map(\.message)
    #expect(notes == ["the known words are 'account', 'payee', 'price', 'until'"])
  }

  @Test func `an end in both lines is a contradiction`() {
    let sample = DirectiveSample(
      "subscription A  5 USD  monthly to 2027-01-01\n  until 2026-12-31")
    #expect(sample.mistakes == ["end-given-twice ‹until 2026-12-31›"])
  }

  @Test func `all mistakes of a block are told at once`() {
    let sample = DirectiveSample(
      "subscription A  cheap  mothly\n  pice 1\n  until x\n  payee\n  account B  C")
    #expect(
      sample.mistakes == [
        "unreadable-amount ‹cheap›", "unreadable-period ‹mothly›", "unknown-key ‹pice›",
        "missing-value ‹payee›", "unreadable-date ‹x›", "unexpected-text ‹C›",
      ])
  }

  @Test func `an amount below zero is a warning`() {
    let sample = DirectiveSample("subscription A  -5 USD  monthly")
    #expect(sample.mistakes == ["negative-amount ‹-5 USD›"])
    #expect(sample.diagnostics.map(\.severity) == [.warning])
    #expect(sample.parsed != nil)
  }

  @Test func `the last day of a one-day subscription may be its first`() {
    let sample = DirectiveSample(
      "subscription A  5 USD  monthly from 2024-03-15\n  until 2024-03-15")
    #expect(sample.mistakes == [])
  }
}
