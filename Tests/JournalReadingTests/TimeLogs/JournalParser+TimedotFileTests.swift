import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

/// Against hledger 1.25.
struct JournalParserTimedotFileTests {
  private static func sample(_ log: String) -> ReadingSample {
    ReadingSample("include t.timedot\n", files: ["t.timedot": log])
  }

  @Test(arguments: [
    ("a  .... ..", "a", "1.5"), ("a  1.5", "a", "1.5"), ("a  30m", "a", "0.5"),
    ("a  2h", "a", "2"), ("a:b c  .. .. ; note", "a:b c", "1"), ("a  1,5", "a", "1.5"),
    ("a  2d", "a", "48"), ("a  1w", "a", "168"), ("a  1mo", "a", "5040"),
    ("a  1y", "a", "61320"), ("a  18s", "a", "0.005"), ("a  .25", "a", "0.25"),
    ("  a  1", "a", "1"), ("** a  1", "a", "1"), ("- g  1", "- g", "1"), ("a  1.5;c", "a", "1.5"),
    ("a  -1", "a", "-1"), ("a  . . ;x", "a", "0.5"),
  ])
  func `a line is a virtual posting of hours`(
    _ line: String, _ account: String, _ balance: String
  ) {
    let sample = JournalParserTimedotFileTests.sample("2026-01-01 text\n\(line)\n")
    #expect(sample.read.diagnostics.isEmpty)
    #expect(sample.balance(account) == [balance])
    #expect(sample.read.ledger.postings.flags[0].contains(.virtual))
  }

  @Test(arguments: ["a", "a .", "a  ; c"])
  func `a line without a time is an entry of nothing`(_ line: String) {
    let sample = JournalParserTimedotFileTests.sample("2026-01-01\n\(line)\n")
    #expect(sample.read.diagnostics.isEmpty && sample.read.transactions == 1)
  }

  @Test func `days may be headlines, and comments stand anywhere`() {
    let sample = JournalParserTimedotFileTests.sample(
      "# c\n* 2026-01-01\n; d\na  1\n\n\n***  2026/1/3\n* a  4\n")
    #expect(sample.read.diagnostics.isEmpty)
    #expect(sample.balance("a") == ["5"])
    #expect(sample.read.ledger.entries.days.map(\.description) == ["2026-01-01", "2026-01-03"])
  }

  @Test(arguments: [
    ("a  .\n", "date-malformed"), ("2026-01-01\na  x\n", "amount-expected"),
    ("2026-01-01\na  1 h\n", "amount-expected"), ("2026-01-01\na  ..x\n", "amount-expected"),
    ("2026-02-30\n", "date-impossible"), ("2026-01-01\na  1q\n", "amount-expected"),
  ])
  func `what hledger rejects is an error`(_ log: String, _ id: String) {
    #expect(JournalParserTimedotFileTests.sample(log).errors == [id])
  }

  @Test func `the default year of the including file holds in it`() {
    let sample = ReadingSample(
      "Y2025\ninclude timedot:log\n", files: ["log": "01-03\na  1\n"])
    #expect(sample.read.ledger.entries.days.map(\.description) == ["2025-01-03"])
  }

  @Test func `a log may be the journal that is asked for`() throws {
    let today = try #require(Day("2026-08-25"))
    let files = JournalFiles.memory(["t.timedot": "2026-01-01\na  1\n"])
    let read = JournalReader(ReadingOptions(today: today), files: files).read(["t.timedot"])
    #expect(read.diagnostics.isEmpty && read.transactions == 1)
  }
}
