import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct AccountNameLimitTests {
  @Test(arguments: DialectName.allCases)
  func `an account of many parts is an error, and no more`(_ dialect: DialectName) {
    let name = "Assets" + String(repeating: ":A", count: 60_000)
    let text =
      dialect == .beancount
      ? "2026-01-01 open \(name)\n" : "2026-01-01 x\n    \(name)  1\n    Assets:Cash\n"
    let sample = ReadingSample(text, dialect)
    #expect(sample.errors == ["account-name-too-long"])
    #expect(sample.read.ledger.accounts.count < 10)
  }

  @Test(arguments: [DialectName.hledger, .ledger])
  func `a name of 255 parts is none too many`(_ dialect: DialectName) {
    let name = "a" + String(repeating: ":b", count: 254)
    #expect(ReadingSample("2026-01-01 x\n    \(name)  1\n    c\n", dialect).errors.isEmpty)
    let longer = ReadingSample("2026-01-01 x\n    \(name):c  1\n    c\n", dialect)
    #expect(longer.errors == ["account-name-too-long"])
  }

  @Test(arguments: [DialectName.hledger, .ledger])
  func `accounts applied over and over end in errors`(_ dialect: DialectName) {
    let applied = String(repeating: "apply account a\n", count: 300)
    let sample = ReadingSample(applied + "2026-01-01 x\n    b  1\n    c\n", dialect)
    #expect(sample.errors.contains("apply-too-deep"))
    #expect(sample.errors.contains("account-name-too-long"))
  }
}
