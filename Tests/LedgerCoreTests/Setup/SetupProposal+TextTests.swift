import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `SetupProposal+TextTests` {
  private func text(
    _ lines: String, asOf: String = "2026-06-30", _ change: (inout SampleBooks) -> Void = { _ in }
  ) throws -> String {
    var books = try SampleBooks(lines)
    change(&books)
    let request = ReportRequest(title: "", asOf: try day(asOf))
    return try SetupProposal(books.ledger, request).text(keptIn: "main.tally")
  }

  @Test func `types of other languages are proposed, and what follows from them`() throws {
    let proposed = try text(
      """
      2026-05-01 Chef | Aktiva:Giro 900 EUR | Einnahmen:Lohn -900 EUR
      2026-05-02 Markt | Ausgaben:Essen 30 EUR | Aktiva:Giro -30 EUR
      2026-05-03 Bank | 4711:x 5 EUR | Passiva:Kredit -5 EUR
      """)
    #expect(
      proposed == """
        ; What had to be guessed: check the lines, and keep them in main.tally.

        ; Types: A asset, L liability, E equity, R revenue, X expense.

        account Aktiva  ; type: A
        ; account 4711  ; type: ?
        account Ausgaben  ; type: X
        account Einnahmen  ; type: R
        account Passiva  ; type: L

        ; Cash, which can be spent at once, by its names.

        account Aktiva:Giro  ; type: C

        ; Debts: fill in the yearly rate, the least payment and the day it is due.

        ; account Passiva:Kredit
        ;     apr          ?%
        ;     minimum      ?
        ;     due          ?

        ; Reports count in EUR, the commodity of most income and expenses in the last 12 months of the books.
        ; To state a currency: tally-batch --currency EUR

        """)
  }

  @Test func `books that no name explains get their types alone`() throws {
    let proposed = try text("2026-05-01 a | x1 900 EUR | x2 -900 EUR")
    #expect(proposed.hasSuffix("\n; account x1  ; type: ?\n; account x2  ; type: ?\n"))
  }

  @Test func `a debt shows what was paid and asks for what is missing`() throws {
    let lines = """
      2026-01-01 Open | Assets:Checking 900 USD | Liabilities:Loan -900 USD
      2026-05-07 Bank | Liabilities:Loan 50 USD | Assets:Checking -50 USD
      2026-06-09 Bank | Liabilities:Loan 50 USD | Assets:Checking -50 USD
      """
    #expect(
      try text(lines).contains(
        """
        ; account Liabilities:Loan
        ;     apr          ?%
        ;     minimum      50 USD  ; a guess: the median of the last payments
        ;     due          9  ; when it was paid last
        """))
    let card = "\n2026-06-10 Shop | Expenses:Food 20 USD | Liabilities:Loan -20 USD"
    #expect(
      try text(lines + card).contains("minimum      5%  ; a guess: 5 % of the balance\n"))
    let rated = try text(lines) {
      $0.attributes("Liabilities") { $0.apr = Quantity("0.05") }
    }
    #expect(!rated.contains("apr "))
    let complete = try text(lines) {
      let dollars = $0.ledger.commodities.intern("USD")
      $0.attributes("Liabilities") {
        $0.apr = Quantity("0.05")
        $0.minimum = .fixed(Money(Quantity(35), dollars))
        $0.dueDay = 3
      }
    }
    #expect(!complete.contains("Debts"))
  }

  @Test func `detected subscriptions come with their evidence, by name`() throws {
    let lines = (1...6).flatMap { month in
      ["Spotify", "Netflix"].map {
        "2026-0\(month)-15 \($0) | Expenses:Fun 9.99 USD | Assets:Checking -9.99 USD"
      }
    }
    #expect(
      try text(lines.joined(separator: "\n")).hasSuffix(
        """

        ; 6 charges of 9.99 USD, 2026-01-15 to 2026-06-15
        subscription Netflix  9.99 USD  monthly from 2026-01-15
            account      Expenses:Fun
            payee        Netflix

        ; 6 charges of 9.99 USD, 2026-01-15 to 2026-06-15
        subscription Spotify  9.99 USD  monthly from 2026-01-15
            account      Expenses:Fun
            payee        Spotify

        """))
  }

  @Test func `empty books have nothing to guess`() throws {
    #expect(try text("") == "; Nothing had to be guessed.\n")
  }
}
