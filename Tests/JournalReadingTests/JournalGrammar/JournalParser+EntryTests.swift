import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserEntryTests {
  /// An entry's header and the payee it names.
  struct Header: Sendable, CustomTestStringConvertible {
    let text: String
    let payee: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Header(text: "2026-01-31 Shop", payee: "Shop"),
    Header(text: "2026-01-31 * Shop | weekly food", payee: "Shop"),
    Header(text: "2026-01-31 !Shop", payee: "Shop"),
    Header(text: "2026-01-31 * (42) Shop  ; note", payee: "Shop"),
    Header(text: "2026-01-31=2026-02-01 () Shop;note", payee: "Shop"),
    Header(text: "2026/1/31 Shop \t", payee: "Shop"),
    Header(text: "1/31 Shop", payee: "Shop"),
    Header(text: "2026-01-31", payee: ""),
  ])
  func `a header names its payee`(_ header: Header) {
    let sample = ReadingSample("\(header.text)\n    a  1\n    b\n")
    #expect(sample.errors.isEmpty)
    let ledger = sample.read.ledger
    #expect(ledger.entries.payees.map { ledger.payees[$0.index] } == [header.payee])
    #expect(ledger.entries.days == [Day("2026-01-31")])
  }

  @Test(arguments: [
    ("2026-02-30 x", "date-impossible", "2026-02-30"),
    ("2026/01-31 x", "date-malformed", "2026/01"),
    ("2026-01-31*", "text-unexpected", "*"),
    ("2026-01-31 (42 x", "text-unexpected", "(42 x"),
    ("26-01-31 x", "date-malformed", "26-01-31"),
    ("2026 x", "date-malformed", "2026"),
    ("100000-01-01 x", "date-impossible", "100000-01-01"),
  ])
  func `a wrong header is an error at its wrong bytes`(
    _ header: String, _ id: String, _ text: String
  ) {
    let sample = ReadingSample("\(header)\n    a  1\n    b\n")
    #expect(sample.errors == [id])
    #expect(sample.firstErrorText == text)
  }

  @Test(arguments: ["100000-01-01", "999999999999999999999-01-01"])
  func `a year that is too late is told of as the year`(_ date: String) {
    let diagnostic = ReadingSample("\(date) x\n    a  1\n    b\n").read.diagnostics.first
    #expect(diagnostic?.message == "the year of '\(date)' is above 99999")
    #expect(diagnostic?.children.first?.message == "write a year of four digits")
  }

  @Test func `a mistake costs one entry, and all are found`() {
    let sample = ReadingSample(
      """
      2026-01-01 x
          a  1 EUR
          b  2 EUR
      2026-02-30 y
          a  1
          b
      2026-01-03 z
          a  5
          b
      """)
    #expect(sample.errors == ["entry-unbalanced", "date-impossible"])
    #expect(sample.balance("a") == ["5"])
    #expect(sample.read.transactions == 2)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends, a byte order mark and a missing last one make no difference`(_ end: String) {
    let text = ["\u{FEFF}2026-01-01 x", "\ta\t1 EUR", "    b"].joined(separator: end)
    let sample = ReadingSample(text)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("b") == ["-1 EUR"])
  }

  @Test func `an entry without postings counts, and moves nothing`() {
    let sample = ReadingSample("2026-01-01 nothing\n\n2026-01-02 again\n")
    #expect(sample.read.transactions == 2)
    #expect(sample.errors.isEmpty)
  }

  @Test(arguments: [
    ("2026-12-31 closing balances", EntryFlags.closing),
    ("2026-12-31 Opening balances", EntryFlags.opening),
    ("2026-12-31 x  ; retain:2026", EntryFlags.closing),
    ("2026-12-31 x  ; start:", EntryFlags.opening),
    ("2026-12-31 x", EntryFlags()),
  ])
  func `entries that close or open a period are known`(_ header: String, _ flags: EntryFlags) {
    let sample = ReadingSample("\(header)\n    a  1\n    b\n")
    #expect(sample.read.ledger.entries.flags == [flags])
  }

  @Test func `an indented line that belongs to nothing is an error`() {
    let sample = ReadingSample("2026-01-01 x\n    a  1\n\n    b\n")
    #expect(sample.errors.contains("indent-stray"))
  }

  @Test func `bytes that are not UTF-8 are an error with their place`() {
    var options = ReadingOptions(today: Day(ordinal: 0))
    options.dialect = .hledger
    let bytes = Array("2026-01-01 caf".utf8) + [0xE9] + Array("\n    a  1\n    b\n".utf8)
    let files = JournalFiles(
      read: { $0 == "x" ? .success(bytes) : .failure(.missing) }, list: { _ in nil },
      canonical: { $0 }, home: nil)
    let read = JournalReader(options, files: files).read(["x"])
    #expect(read.diagnostics.map(\.id) == ["utf8-invalid"])
    #expect(read.diagnostics.first?.range?.lowerBound == 14)
  }
}
