import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserOwnTests {
  @Test func `metadata of open gives an account its attributes`() throws {
    let sample = ReadingSample(
      """
      2024-01-01 open Liabilities:Visa
        apr: "24.99%"
        promo-apr: "0% until 2026-06-30"
        minimum: "2% at least 25 USD"
        due: 15
        iban: "DE"
      2024-01-01 open Liabilities:Loan
        apr: 5.5
        minimum: 35.00 USD
      2024-01-01 open Assets:Deposit
        liquid: FALSE
      2024-01-01 open Assets:Giro
        type: "C"
      2024-01-01 open Expenses:Rent
        spend: "fixed"
      """, .beancount, isStrict: true)
    #expect(sample.errors.isEmpty)
    let accounts = sample.read.ledger.accounts
    func attributes(_ name: String) throws -> AccountAttributes? {
      accounts.attributes[try #require(accounts.find(name))]
    }
    let visa = try #require(try attributes("Liabilities:Visa"))
    #expect(visa.apr == Quantity("0.2499"))
    #expect(visa.promotion?.lastDay == Day("2026-06-30"))
    #expect(visa.dueDay == 15)
    #expect(try attributes("Liabilities:Loan")?.apr == Quantity("0.055"))
    #expect(try attributes("Assets:Deposit")?.isLiquid == false)
    #expect(try attributes("Expenses:Rent")?.spend == .fixed)
    #expect(accounts.declaredKinds[try #require(accounts.find("Assets:Giro"))] == .cash)
  }

  @Test func `an attribute that cannot be read is a warning at its value`() {
    let sample = ReadingSample(
      "2024-01-01 open Liabilities:Loan\n  due: 2024-01-01\n", .beancount, isStrict: true)
    #expect(sample.errors.isEmpty)
    #expect(sample.read.diagnostics.map(\.id) == ["unreadable-due"])
  }

  @Test func `subscriptions start at their date, and later ones are price steps`() throws {
    let sample = ReadingSample.beancount(
      """
      2025-01-15 custom "subscription" "Netflix" 17.99 USD "monthly"
      2024-03-15 custom "subscription" "Netflix" 15.49 USD "monthly"
        account: Expenses:Fun
        payee: "Netflix"
        payee: "NETFLIX.COM"
      2024-03-15 * "Netflix"
        Expenses:Fun  15.49 USD
        Assets:Cash
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    let subscription = try #require(sample.read.ledger.subscriptions.first)
    #expect(sample.read.ledger.subscriptions.count == 1)
    #expect(subscription.amount.quantity == Quantity("15.49"))
    #expect(subscription.recurrence.start == Day("2024-03-15"))
    #expect(subscription.payees.count == 2)
    #expect(subscription.prices.map(\.day) == [Day("2025-01-15")])
  }

  @Test func `goals have a date, and an account or a figure`() throws {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 custom "goal" "Bike" 1200 USD 2027-06-01
        saved: 300 USD
      2024-01-01 custom "goal" "Trip" 2,000 USD
        account: Assets:Cash
        monthly: 40 USD
      2024-01-15 * "x"
        Assets:Cash  0 USD
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    let goals = sample.read.ledger.goals
    #expect(goals.map(\.name) == ["Bike", "Trip"])
    #expect(goals.first?.targetDay == Day("2027-06-01"))
    #expect(goals.last?.target.quantity == Quantity("2000"))
    #expect(goals.last?.monthly?.quantity == Quantity("40"))
  }

  @Test func `budgets are Fava's, unless they are for all, for debts or have lines of ours`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 custom "budget" Expenses:Food "monthly" 310.00 EUR
      2025-01-01 custom "budget" Expenses:Food "monthly" 330.00 EUR
      2024-01-01 custom "budget" "*" "monthly" 3500 EUR
      2024-01-01 custom "budget" "Liabilities" "monthly" 900 EUR
        strategy: "avalanche"
      2024-01-01 * "x"
        Expenses:Food  1 EUR
        Liabilities:Card
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    let budgets = sample.read.ledger.budgets
    #expect(budgets.map(\.origin) == [.fava, .fava, .directive, .directive])
    #expect(budgets.map(\.recurrence.start).prefix(2) == [Day("2024-01-01"), Day("2025-01-01")])
    #expect(budgets.last?.strategy == .avalanche)
  }

  @Test(arguments: [
    "\"goal\" \"Bike\"", "\"goal\" \"Bike\" 1200 USD", "\"budget\" \"weekly\" 5 USD",
    "\"budget\" Expenses:Food \"often\" 5 USD", "\"subscription\" TRUE",
  ])
  func `another form of these is somebody else's`(_ custom: String) {
    let sample = ReadingSample("2024-01-01 custom \(custom)\n", .beancount, isStrict: true)
    #expect(sample.read.diagnostics.isEmpty)
    #expect(sample.findings == ["custom-not-read"])
  }
}
