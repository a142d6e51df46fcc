import LedgerCore
import LedgerModel
import SnapshotJournal
import Testing

@Suite struct RecordIfNeededTests {
  /// Lines that a file has, a new line, and why it is not recorded.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var recorded: [(day: String, currency: String, netWorth: Int)] = []
    var recordedOrigin = KPISnapshotPoint.Origin.live
    var day = "2026-11-30"
    var currency = "USD"
    var origin = KPISnapshotPoint.Origin.live
    var netWorth = 1
    var reason: RecordIfNeeded.Reason?
    var testDescription: String { name }
  }

  static let november = Month(year: 2026, month: 11)
  static let cases: [Case] = [
    Case(name: "the first line of a file"),
    Case(name: "a later month", recorded: [("2026-10-31", "USD", 1)]),
    Case(name: "changed figures on the same day", recorded: [("2026-11-30", "USD", 2)]),
    Case(name: "changed figures on a later day", recorded: [("2026-11-03", "USD", 2)]),
    Case(
      name: "a later day with the same figures", recorded: [("2026-11-03", "USD", 1)],
      reason: .unchanged(november)),
    Case(
      name: "a day that has not come", day: "2026-12-31",
      reason: .asOfAfterToday(Day(ordinal: 20_818))),
    Case(
      name: "a closed month", recorded: [("2026-12-01", "USD", 9)],
      reason: .monthIsClosed(november, by: november.adding(1))),
    Case(name: "a month closed in another currency", recorded: [("2026-12-01", "EUR", 9)]),
    Case(
      name: "an earlier day than the standing one", recorded: [("2026-11-30", "USD", 2)],
      day: "2026-11-10",
      reason: .outranked(november, by: .live, asOf: Day(ordinal: 20_787))),
    Case(
      name: "a derived line under a live one", recorded: [("2026-11-03", "USD", 2)],
      origin: .derived, reason: .outranked(november, by: .live, asOf: Day(ordinal: 20_760))),
    Case(
      name: "a live line over a derived one", recorded: [("2026-11-30", "USD", 2)],
      recordedOrigin: .derived, day: "2026-11-10"),
    Case(
      name: "a symbol that cannot be written", currency: "a  b",
      reason: .unwritableCurrency("a  b")),
  ]

  @Test(arguments: cases)
  func `a month is recorded while it is open`(_ example: Case) throws {
    let bytes = try example.recorded.flatMap {
      file(
        try sampleLine(
          $0.day, currency: $0.currency, origin: example.recordedOrigin, netWorth: $0.netWorth
        ).text)
    }
    let line = try sampleLine(
      example.day, currency: example.currency, origin: example.origin, netWorth: example.netWorth)
    let decision = RecordIfNeeded(
      line, today: try #require(Day("2026-12-02")), journal: SnapshotJournal(bytes))
    #expect(decision == (example.reason.map { .nothing($0) } ?? .append(line)))
  }

  @Test func `an open last line gets its line feed first`() throws {
    let line = try sampleLine("2026-11-30")
    let written = Array((line.text + "\n").utf8)
    #expect(RecordIfNeeded.bytes(appending: line, to: []) == written)
    #expect(RecordIfNeeded.bytes(appending: line, to: file("x")) == written)
    #expect(RecordIfNeeded.bytes(appending: line, to: [120]) == [10] + written)
  }

  @Test(arguments: [
    ("x\r\n", "", "\r\n"), ("x\r\ny", "\r\n", "\r\n"), ("x\r\ny\r", "\n", "\r\n"),
    ("x\r\ny\n", "", "\n"), ("\n", "", "\n"), ("\u{FEFF}", "", "\n"), ("\u{FEFF}x\r\n", "", "\r\n"),
  ])
  func `a line ends as the last one of the file does`(
    _ existing: String, _ closing: String, _ end: String
  ) throws {
    let line = try sampleLine("2026-11-30")
    let written = RecordIfNeeded.bytes(appending: line, to: Array(existing.utf8))
    #expect(written == Array((closing + line.text + end).utf8))
  }

  @Test func `every reason starts as a note does`() {
    for reason in Self.cases.compactMap(\.reason) {
      #expect(reason.description.hasPrefix("no snapshot is recorded: "))
    }
  }
}
