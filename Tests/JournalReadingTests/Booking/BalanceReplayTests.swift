import Diagnostics
import Foundation
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BalanceReplayTests {
  @Test func `claims are checked by date, whatever the order of the text`() {
    let sample = ReadingSample(
      """
      2026-01-03 later, written first
          bank   -1 EUR = 99 EUR
          food
      2026-01-01 x
          bank  100 EUR = 100 EUR
          equity
      """)
    #expect(sample.errors.isEmpty)
  }

  @Test func `a wrong claim shows the balance and points at the claim`() {
    let sample = ReadingSample("2026-01-01 x\n    bank  -30 EUR = 70 EUR\n    food\n")
    #expect(sample.errors == ["assertion-failed"])
    #expect(sample.firstErrorText == "70 EUR")
    #expect(
      sample.read.diagnostics[0].message == "the balance of 'bank' is -30 EUR here, not 70 EUR")
  }

  @Test func `claims may be of a sole commodity and of the accounts below`() {
    let text = """
      2026-01-01 x
          bank:a  1 EUR
          bank:b  2 EUR
          bank    0 EUR =* 3 EUR
          bank:a  0 EUR == 1 EUR
          equity
      2026-01-02 y
          bank:a  1 USD == 1 EUR
          equity
      """
    #expect(ReadingSample(text).errors == ["assertion-failed"])
    #expect(ReadingSample(text.components(separatedBy: "2026-01-02")[0]).errors.isEmpty)
  }

  @Test
  func `an amount that follows from a balance goes by date, and the rest of its entry follows`() {
    let sample = ReadingSample(
      """
      2026-01-05 cash count
          cash           = 20 EUR
          food
      2026-01-01 x
          cash  50 EUR
          equity
      2026-01-07 checks it
          cash  -5 EUR = 15 EUR
          food   5 EUR = 35 EUR
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("cash") == ["15 EUR"])
    #expect(sample.balance("food") == ["35 EUR"])
  }

  @Test func `a sole claim without an amount clears the other commodities`() {
    let sample = ReadingSample(
      "2026-01-01 x\n    a  5 EUR\n    a  6 USD\n    e\n2026-01-02 y\n    a  == 1 EUR\n    e\n")
    #expect(sample.balance("a") == ["1 EUR"])
  }

  @Test func `such an amount cannot have a day of its own`() {
    let sample = ReadingSample("2026-01-01 x\n    a  = 5 EUR  ; date:2026-01-02\n    b\n")
    #expect(sample.errors == ["assignment-with-date"])
  }

  @Test func `every wrong claim is reported`() {
    let entries = (1...20).map { "2026-01-\($0 < 10 ? "0" : "")\($0) x\n    a  1 = 0\n    b\n" }
    #expect(ReadingSample(entries.joined()).errors.count == 20)
  }

  @Test func `virtual postings beside an assigned amount come out right`() {
    let alone = ReadingSample("2026-01-01 x\n    (a)  = 5 USD\n    b\n")
    #expect(alone.errors.isEmpty)
    #expect(alone.balance("a") == ["5 USD"])
    let beside = ReadingSample(
      "2026-01-01 x\n    (v)\n    a  = 5 USD\n    b\n2026-01-02 y\n    b  1 USD = -4 USD\n    c\n")
    #expect(beside.errors.isEmpty, "\(beside.read.diagnostics)")
  }

  @Test func `an entry that a directive settles keeps its place among the claims of its day`() {
    let sample = ReadingSample(
      """
      commodity 1000. EUR
      2026-01-01 x
          a  1.00 EUR
          b  -1.40 EUR
      2026-01-01 y
          a  1 EUR = 2.00 EUR
          b
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
  }

  @Test func `files that the command line names do not see each other's balances`() {
    var options = ReadingOptions(today: Day(ordinal: 0))
    options.dialect = .hledger
    let entry = "2026-01-01 x\n    a  50 EUR = 50 EUR\n    b\n"
    let files = JournalFiles.memory(["one.journal": entry, "two.journal": entry])
    let read = JournalReader(options, files: files).read(["one.journal", "two.journal"])
    #expect(read.diagnostics.isEmpty)
    #expect(read.ledger.entries.count == 2)
  }
}
