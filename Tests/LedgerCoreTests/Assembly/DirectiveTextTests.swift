import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct DirectiveTextTests {
  private func text(_ payee: String, account: String = "Expenses:Fun") throws -> [String] {
    var ledger = Ledger()
    let dollars = ledger.commodities.intern("USD")
    let prices = try [
      Subscription.Price(day: day("2026-01-05"), amount: Money(number("9.99"), dollars)),
      Subscription.Price(day: day("2026-03-05"), amount: Money(number("1234.5"), dollars)),
    ]
    let account = ledger.accounts.intern(account)
    return DirectiveText(ledger: ledger).subscription(
      DirectiveText.name(payee), Recurrence(.weeks(2), start: try day("2026-01-05")), prices,
      accounts: [account], payee: payee
    ).split(separator: "\n").map(String.init)
  }

  @Test func `a subscription is written as it is read`() throws {
    #expect(
      try text("Field & Fork") == [
        "subscription Field & Fork  9.99 USD  every 2 weeks from 2026-01-05",
        "    account      Expenses:Fun", "    payee        Field & Fork",
        "    price        2026-03-05  1234.5 USD",
      ])
  }

  @Test(
    arguments: [
      ("A  B", "A B", #"/A\s+B/"#), ("/x/", "/x/", #"/\/x\//"#),
      ("A ; B", "A B", #"/A\s+\x3B\s+B/"#),
      ("Müller", "Müller", "Müller"), ("ACME 12 USD", "ACME 12 USD", "ACME 12 USD"),
    ])
  func `a payee that cannot stand as it is becomes an expression`(
    _ payee: String, _ name: String, _ pattern: String
  ) throws {
    let lines = try text(payee)
    #expect(lines[0].hasPrefix("subscription \(name)  9.99"))
    #expect(lines[2] == "    payee        \(pattern)")
  }

  @Test func `an account that would start a comment is left out`() throws {
    #expect(try text("A", account: "Expenses:a ;b").count == 3)
  }

  @Test(
    arguments: [
      ("$", true, false, "$15.50"), ("EUR", false, true, "15,50 EUR"),
      ("ACME 1", false, true, #"15,50 "ACME 1""#), ("", false, true, "15,50"),
    ])
  func `an amount is written in the commodity's own style`(
    _ symbol: String, _ isLeft: Bool, _ hasSpace: Bool, _ expected: String
  ) throws {
    var ledger = Ledger()
    let commodity = ledger.commodities.intern(symbol)
    ledger.commodities[style: commodity].isSymbolLeft = isLeft
    ledger.commodities[style: commodity].hasSpace = hasSpace
    ledger.commodities[style: commodity].decimalMark = isLeft ? "." : ","
    ledger.commodities[style: commodity].declaredScale = 2
    let money = Money(try number("15.5"), commodity)
    #expect(DirectiveText(ledger: ledger).amount(money) == expected)
  }
}
