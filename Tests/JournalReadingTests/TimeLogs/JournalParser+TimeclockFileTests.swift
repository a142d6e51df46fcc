import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

/// Against hledger 1.25.
struct JournalParserTimeclockFileTests {
  private static func sample(_ log: String) -> ReadingSample {
    ReadingSample("include t.timeclock\n", files: ["t.timeclock": log])
  }

  @Test(arguments: [
    ("i 2026-01-01 09:00:00 a:b  a call\no 2026-01-01 10:30:00\n", "a:b", "1.5 h"),
    ("i 2026/01/02 22:00 a\no 2026/01/03 01:00\n", "a", "3 h"),
    ("i 2026-01-01 09:00 a\no 2026-01-03 10:00\n", "a", "49 h"),
    ("# c\n; d\n* e\n\ni 2026-01-01 09:00 a  x ; c\no 2026-01-01 10:00 b\n", "a", "1 h"),
    ("i 2026-01-01 09:00+0100 a b c\no 2026-01-01 10:00\n", "a b c", "1 h"),
    ("i 01-01 09:00 a\no 01-01 10:00", "a", "1 h"),
    ("i 2026-01-01 09:00 a\no 2026-01-01 09:00:54\n", "a", "0.02 h"),
    ("i 2026-01-01 09:00:00 a\r\no 2026-01-01 10:00:00\r\n", "a", "1 h"),
  ])
  func `the hours of a clock are a virtual posting`(
    _ log: String, _ account: String, _ balance: String
  ) {
    let sample = JournalParserTimeclockFileTests.sample(log)
    #expect(sample.read.diagnostics.isEmpty)
    #expect(sample.balance(account) == [balance])
    #expect(sample.read.ledger.postings.flags[0].contains(.virtual))
  }

  @Test func `each day is an entry`() {
    let sample = JournalParserTimeclockFileTests.sample(
      "i 2026-01-01 09:00 a\no 2026-01-03 10:00\n")
    #expect(
      sample.read.ledger.entries.days.map(\.description) == [
        "2026-01-01", "2026-01-02", "2026-01-03",
      ])
  }

  @Test(arguments: [
    ("i 2026-01-01 09:00 a\ni 2026-01-01 09:10 b\n", "clock-mismatch"),
    ("o 2026-01-01 09:00 a\n", "clock-mismatch"),
    ("i 2026-01-01 09:00 a\no 2026-01-01 08:00\n", "clock-mismatch"),
    ("b 2026-01-01 09:00\n", "clock-mismatch"), ("x\n", "clock-mismatch"),
    ("  i 2026-01-01 09:00 a\n", "clock-mismatch"),
    ("i 2026-01-01 9:00 a\n", "date-malformed"), ("i 2026-01-01 a\n", "date-malformed"),
    ("i 2026-02-30 09:00 a\n", "date-impossible"), ("i\n", "clock-mismatch"),
    ("i 0001-01-01 09:00 a\no 9999-01-01 09:00\n", "clock-mismatch"),
  ])
  func `what hledger rejects is an error`(_ log: String, _ id: String) {
    #expect(JournalParserTimeclockFileTests.sample(log).errors == [id])
  }

  @Test func `a clock that still runs is a warning`() {
    let sample = JournalParserTimeclockFileTests.sample("i 2026-01-01 09:00 a\n")
    #expect(sample.read.diagnostics.map(\.id) == ["clock-mismatch"])
    #expect(sample.errors.isEmpty)
  }

  @Test func `aliases and applied accounts hold in it`() {
    let sample = ReadingSample(
      "alias a=c\napply account q\ninclude timeclock:log\n",
      files: ["log": "i 2026-01-01 09:00 b\no 2026-01-01 10:00\n"])
    #expect(sample.balance("q:b") == ["1 h"])
  }
}
