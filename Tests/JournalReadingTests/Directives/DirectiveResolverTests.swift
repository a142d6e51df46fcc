import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct DirectiveResolverTests {
  /// Reads directives with an empty line between them as one file, into a ledger with accounts.
  private func resolve(_ text: String) -> (ledger: Ledger, mistakes: [String], help: [String]) {
    var ledger = Ledger()
    for name in ["Assets:Savings", "Liabilities:Visa", "Expenses:Food:Market", "Expenses:Films"] {
      _ = ledger.accounts.intern(name)
    }
    var parsed: [ParsedDirective] = []
    var offset = 0
    for block in text.split(separator: "\n\n").map(String.init) {
      if let directive = DirectiveSample(block, offset: offset).parsed { parsed.append(directive) }
      offset += block.utf8.count + 2
    }
    let found = DirectiveResolver().resolve(parsed, into: &ledger)
    let mistakes = found.map {
      "\($0.severity) \($0.id) ‹\(DirectiveSample.covered($0, text))›"
    }
    let help = found.flatMap(\.children).filter { $0.kind == .help }.map(\.message)
    return (ledger, mistakes, help)
  }

  private func subscriptions(_ ledger: Ledger) -> [String] {
    ledger.subscriptions.map {
      "\($0.name) \($0.recurrence) \($0.recurrence.start?.description ?? "…")"
        + " \($0.recurrence.end?.description ?? "…")"
    }
  }

  @Test func `directives become part of the ledger`() throws {
    let (ledger, mistakes, _) = resolve(
      """
      subscription Netflix  15.49 USD  monthly from 2024-03-15
        account Expenses:Films
        price 2025-01-15 17.99 USD

      budget Expenses:Food  600 USD  monthly
        extra 2026-12-24 5 USD

      budget *  3500 USD  monthly

      budget Liabilities  900 USD  monthly
        strategy snowball

      goal Fund  15000 USD  by 2027-06-01
        account Assets:Savings
      """)
    #expect(mistakes == [])
    let usd = try #require(ledger.commodities.find("USD"))
    let subscription = try #require(ledger.subscriptions.first)
    #expect(subscription.accounts == [ledger.accounts.find("Expenses:Films")].compactMap { $0 })
    #expect(subscription.prices.map(\.amount.commodity) == [usd])
    #expect(subscription.location == SourceLocation(file: 0, offset: 13))
    #expect(
      ledger.budgets.map { $0.account.map { ledger.accounts[$0] } }
        == ["Expenses:Food", nil, "Liabilities"])
    #expect(ledger.budgets.map(\.origin) == [.directive, .directive, .directive])
    #expect(ledger.budgets.last?.strategy == .snowball)
    #expect(ledger.goals.map(\.account) == [ledger.accounts.find("Assets:Savings")])
  }

  @Test func `an account is known if one below it is used`() {
    let (ledger, mistakes, _) = resolve("budget Expenses:Food  1 USD  monthly")
    #expect(mistakes == [])
    #expect(ledger.budgets.count == 1)
  }

  @Test func `an account that a directive declares is known, wherever it stands`() {
    let text = "goal A  1 USD\n  account Assets:New\n\naccount Assets:New\n  liquid no"
    #expect(resolve(text).mistakes == [])
  }

  @Test(arguments: [
    (
      "subscription N  1 USD  monthly\n  account Expenses:Filsm", "Expenses:Filsm",
      "write 'Expenses:Films'"
    ),
    ("budget liabilities  1 USD  monthly", "liabilities", "write 'Liabilities'"),
    ("goal G  1 USD\n  account Assets:House", "Assets:House", "declare it"),
  ])
  func `an unknown account is an error with the nearest name`(
    _ text: String, _ name: String, _ help: String
  ) {
    let (ledger, mistakes, told) = resolve(text)
    #expect(mistakes == ["error unknown-account ‹\(name)›"])
    #expect(told.joined().contains(help))
    #expect(ledger.subscriptions.isEmpty && ledger.budgets.isEmpty && ledger.goals.isEmpty)
    #expect(ledger.accounts.find("Assets:House") == nil)
  }

  @Test(arguments: [
    ("goal A  1 USD\n  saved 1 USD\n\ngoal A  2 USD\n  saved 1 USD", "repeated-goal ‹A›"),
    ("budget *  1 USD  monthly\n\nbudget *  2 USD  yearly", "repeated-budget ‹*›"),
    (
      "budget Expenses  1 USD  monthly\n\nbudget Expenses  2 EUR  monthly",
      "repeated-budget ‹Expenses›"
    ),
    (
      "subscription N  1 USD  monthly\n\nsubscription N  2 USD  monthly",
      "repeated-subscription ‹N›"
    ),
    (
      "subscription N  1 USD  monthly from 2024-01-01\n\n"
        + "subscription N  2 USD  monthly from 2024-01-01", "repeated-subscription ‹N›"
    ),
    (
      "subscription N  1 USD  monthly from 2024-01-01\n\nsubscription N  2 USD  monthly",
      "repeated-subscription ‹N›"
    ),
    (
      "subscription N  1 USD  monthly from 2024-02-01\n\n"
        + "subscription N  2 USD  monthly from 2024-01-01", "repeated-subscription ‹N›"
    ),
  ])
  func `a name given twice is an error, and the first stands`(_ text: String, _ mistake: String) {
    let (ledger, mistakes, _) = resolve(text)
    #expect(mistakes == ["error \(mistake)"])
    #expect(ledger.subscriptions.count + ledger.budgets.count + ledger.goals.count == 1)
  }

  @Test func `names of different directives do not meet`() {
    let text = "goal A  1 USD\n  saved 1 USD\n\nsubscription A  2 USD  monthly"
    #expect(resolve(text).mistakes == [])
  }

  @Test func `a later start replaces a subscription from then on`() {
    let (ledger, mistakes, _) = resolve(
      """
      subscription N  9 USD  monthly

      subscription N  99 USD  yearly from 2025-03-01

      subscription N  9 USD  monthly from 2026-03-01
        until 2026-12-31
      """)
    #expect(mistakes == [])
    #expect(
      subscriptions(ledger) == [
        "N monthly … 2025-03-01", "N yearly 2025-03-01 2026-03-01",
        "N monthly 2026-03-01 2027-01-01",
      ])
  }

  @Test func `an earlier end stays as it is`() {
    let (ledger, _, _) = resolve(
      "subscription N  9 USD  monthly\n  until 2024-12-31\n\n"
        + "subscription N  9 USD  monthly from 2026-03-01")
    #expect(
      subscriptions(ledger) == ["N monthly … 2025-01-01", "N monthly 2026-03-01 …"])
  }

  @Test func `attributes of several places are one`() throws {
    let (ledger, mistakes, _) = resolve(
      """
      account Liabilities:Visa  ; due: 15, credit-limit: 5000 USD
        apr 24.99%

      account card
        minimum interest + 1% at least 25 USD
        promo-apr 0% until 2026-06-30
        debt no
        ignore yes
        liquid no
        deferred-interest yes
        spend fixed
        due 15
      """)
    #expect(mistakes == [])
    let card = try #require(ledger.accounts.find("Liabilities:Visa"))
    let usd = try #require(ledger.commodities.find("USD"))
    var expected = AccountAttributes()
    expected.apr = Quantity("0.2499")
    expected.promotion = PromotionalRate(rate: .zero, lastDay: day("2026-06-30"))
    expected.minimum = .interestPlus(
      Quantity("0.01") ?? .zero, floor: Money(Quantity(25), usd))
    expected.dueDay = 15
    expected.creditLimit = Money(Quantity(5000), usd)
    expected.hasDeferredInterest = true
    expected.spend = .fixed
    expected.isLiquid = false
    expected.isDebt = false
    expected.isIgnored = true
    #expect(ledger.accounts.attributes[card] == expected)
  }

  @Test(arguments: [
    ("account A\n  due 1\n  due 2", "error repeated-key ‹due 2›", 1),
    ("account A\n  due 1\n\naccount A\n  due 2", "error repeated-key ‹due 2›", 1),
    ("account A  ; due: 1\n  due 2", "warning repeated-key ‹due: 1›", 2),
    ("account A  ; due: 1\n  ; due: 2", "warning repeated-key ‹due: 2›", 1),
  ])
  func `of two values a sub-line wins, then the first`(
    _ text: String, _ mistake: String, _ winner: Int
  ) throws {
    let (ledger, mistakes, _) = resolve(text)
    #expect(mistakes == [mistake])
    let account = try #require(ledger.accounts.find("A"))
    #expect(ledger.accounts.attributes[account]?.dueDay == winner)
  }
}
