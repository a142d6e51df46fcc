import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct DialectDoubtTests {
  private static let ledger = (1...20).map { number in
    "2026/01-\(number) x\n    a  ($5 * \(number))\n    b\n"
  }
  private static let hledger = (1...20).map { number in
    "2026-01-02 x\n    a  1E3 EUR == \(number)000 EUR\n    b\n"
  }
  private static let beancount = (1...20).map { number in
    "2026-01-02 * \"x\"\n  Assets:Cash  (1 + \(number)) USD\n  Assets:Bank\n"
  }

  @Test(arguments: [
    (ledger, DialectName.hledger, "ledger"), (beancount, .hledger, "beancount"),
    (hledger, .beancount, "hledger"),
  ])
  func `a file that reads much better in another language is told so once`(
    _ entries: [String], _ dialect: DialectName, _ better: String
  ) throws {
    let sample = ReadingSample(entries.joined(), dialect)
    let notes = sample.read.diagnostics.filter { $0.severity == .note }
    #expect(notes.map(\.id) == ["dialect-doubtful"])
    #expect(notes.first?.children.map(\.message) == ["try --dialect \(better)"])
  }

  @Test func `ten errors are no reason for doubt`() {
    let sample = ReadingSample(DialectDoubtTests.ledger.prefix(10).joined())
    #expect(sample.errors.count == 10)
    #expect(!sample.read.diagnostics.contains { $0.severity == .note })
  }

  @Test(arguments: DialectName.allCases)
  func `neither is a file that no language takes`(_ dialect: DialectName) {
    let text = String(repeating: "2026-13-45 x\n", count: 40)
    let sample = ReadingSample(text, dialect)
    #expect(!sample.errors.isEmpty)
    #expect(!sample.read.diagnostics.contains { $0.severity == .note })
  }
}
