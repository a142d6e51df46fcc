import LedgerModel
import Testing

@Suite struct LedgerTests {
  @Test func `a new ledger is empty`() {
    let ledger = Ledger()
    #expect(ledger.entries.count == 0 && ledger.postings.count == 0)
    #expect(ledger.accounts.count == 0 && ledger.commodities.count == 0)
    #expect(ledger.sources.isEmpty && ledger.findings.isEmpty && ledger.title == nil)
  }

  @Test func `the tables of a ledger fit together`() {
    var ledger = Ledger()
    let cash = ledger.accounts.intern("assets:cash")
    let euro = ledger.commodities.intern("EUR")
    ledger.postings.append(account: cash, Quantity(5), euro)
    ledger.postings.append(account: cash, Quantity(-5), euro)
    ledger.entries.append(
      day: Day(ordinal: 0), payee: PayeeID(ledger.payees.intern("Shop")), flags: [],
      at: SourceLocation(file: 0, offset: 0), postingsEnd: ledger.postings.count)
    let names = ledger.entries.postings(of: 0).map { ledger.accounts[ledger.postings.accounts[$0]] }
    #expect(names == ["assets:cash", "assets:cash"])
    #expect(ledger.payees[ledger.entries.payees[0].index] == "Shop")
  }
}
