import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `Ledger+CompanionTests` {
  @Test(arguments: [
    ("books/main.journal", "main.tally"), ("home.beancount", "home.tally"), ("-", "main.tally"),
    ("books/plain", "plain.tally"), (nil, "main.tally"), (".hledger.journal", ".hledger.tally"),
  ])
  func `directives of one's own stand beside the journal`(_ file: String?, _ name: String) {
    var ledger = Ledger()
    if let file { ledger.sources = [.init(name: file, dialect: "hledger")] }
    #expect(ledger.companion == name)
  }
}
