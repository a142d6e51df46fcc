import Testing

@testable import JournalReading

struct DirectiveHeadTests {
  @Test(arguments: [
    BadDirective("subscription", "missing-name ‹›", help: "subscription NAME  AMOUNT  PERIOD"),
    BadDirective("budget   ; food", "missing-name ‹›", help: "budget ACCOUNT  AMOUNT  PERIOD"),
    BadDirective("subscription Netflix", "missing-amount ‹›", help: "two spaces"),
    BadDirective("subscription Netflix monthly", "missing-amount ‹›"),
    BadDirective(
      "subscription Netflix  15.49 USD", "missing-period ‹›",
      help: "'subscription Netflix  15.49 USD  monthly'"),
    BadDirective(
      "subscription Netflix 15.49 USD monthly", "name-ends-in-amount ‹15.49 USD›",
      help: "put two spaces after the name: 'subscription Netflix  15.49 USD  monthly'"),
    BadDirective(
      "subscription Disney Plus 9 USD  monthly", "name-ends-in-amount ‹9 USD›",
      help: "'subscription Disney Plus  9 USD  monthly'"),
    BadDirective(
      "budget Expenses:Food 600 USD  monthly", "name-ends-in-amount ‹600 USD›",
      help: "put two spaces after the account: 'budget Expenses:Food  600 USD  monthly'"),
    BadDirective(
      "budget * 3500 USD  monthly", "name-ends-in-amount ‹3500 USD›",
      help: "'budget *  3500 USD  monthly'"),
    BadDirective(
      "goal Bike $1200\n  saved  $3", "name-ends-in-amount ‹$1200›", help: "'goal Bike  $1200'"),
    BadDirective(
      "goal Bike 1200 USD  by 2027-06-01\n  saved 3 USD", "name-ends-in-amount ‹1200 USD›",
      help: "'goal Bike  1200 USD  by 2027-06-01'"),
    BadDirective(
      "subscription Netflix  15.49 USD monthly", "missing-gap ‹15.49 USD monthly›",
      help: "'subscription Netflix  15.49 USD  monthly'"),
    BadDirective("subscription Netflix  lots  monthly", "unreadable-amount ‹lots›"),
    BadDirective(
      "subscription Netflix  9 USD  mothly", "unreadable-period ‹mothly›", help: "'monthly'"),
    BadDirective("subscription Netflix  9 USD  every  0 weeks", "unreadable-period ‹0›"),
    BadDirective(
      "subscription Netflix  9 USD  from 2024-01-01", "unreadable-period ‹from 2024-01-01›",
      help: "interval"),
    BadDirective("subscription Netflix  9 USD  monthly ; x", "missing-gap ‹; x›"),
    BadDirective("goal Bike  9 USD ; x\n  saved 1 USD", "missing-gap ‹; x›", help: "two spaces"),
    BadDirective(
      "subscription N  9 USD  monthly until 2026-01-01", "unreadable-period ‹until›",
      help: "'until DATE'"),
    BadDirective(
      "budget *  9 USD  monthly from 2026-02-01 to 2026-01-01",
      "unreadable-period ‹monthly from 2026-02-01 to 2026-01-01›"),
  ])
  func `a part that is missing or glued is told with the line as it should be`(
    _ bad: BadDirective
  ) {
    let sample = DirectiveSample(bad.text)
    #expect(sample.mistakes == bad.mistakes)
    #expect(sample.parsed == nil)
    if let help = bad.help { #expect(sample.help.joined().contains(help)) }
  }

  @Test(arguments: [
    "goal Route 66  1200 USD\n  saved 0 USD", "goal Route 66\t1200 USD\n  saved 0 USD",
    "subscription Area 51   5 USD   monthly   ; rent", "subscription A  $5  every   2  weeks",
  ])
  func `a name may hold numbers and single blanks`(_ text: String) {
    let sample = DirectiveSample(text)
    #expect(sample.mistakes == [])
    #expect(sample.parsed != nil)
  }
}
