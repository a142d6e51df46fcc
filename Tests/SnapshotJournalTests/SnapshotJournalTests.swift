import LedgerCore
import LedgerModel
import SnapshotJournal
import Testing

@Suite struct SnapshotJournalTests {
  /// Lines in the order of the file, and the net worth of the one that stands.
  struct Contest: Sendable, CustomTestStringConvertible {
    var lines: [(day: String, origin: KPISnapshotPoint.Origin, netWorth: Int)]
    var winner: Int
    var testDescription: String { "\(lines)" }
  }

  @Test(arguments: [
    Contest(lines: [("2026-08-03", .live, 1), ("2026-08-20", .live, 2)], winner: 2),
    Contest(lines: [("2026-08-20", .live, 1), ("2026-08-03", .live, 2)], winner: 1),
    Contest(lines: [("2026-08-20", .live, 1), ("2026-08-20", .live, 2)], winner: 2),
    Contest(lines: [("2026-08-03", .live, 1), ("2026-08-31", .derived, 2)], winner: 1),
    Contest(lines: [("2026-08-31", .derived, 1), ("2026-08-03", .live, 2)], winner: 2),
    Contest(lines: [("2026-08-31", .derived, 1), ("2026-08-31", .git(commit: "a"), 2)], winner: 2),
  ])
  func `one line stands for a month`(_ contest: Contest) throws {
    var bytes: [UInt8] = []
    for line in contest.lines {
      bytes += file(try sampleLine(line.day, origin: line.origin, netWorth: line.netWorth).text)
    }
    let journal = SnapshotJournal(bytes)
    #expect(journal.entries.count == contest.lines.count)
    #expect(journal.standing.map(\.netWorth) == [Quantity(contest.winner)])
  }

  @Test func `currencies and months stand apart, in order`() throws {
    let lines = [("2026-08-31", "USD"), ("2026-07-31", "EUR"), ("2026-08-31", "EUR")]
    let bytes = try lines.flatMap { file(try sampleLine($0.0, currency: $0.1).text) }
    let journal = SnapshotJournal(bytes)
    #expect(journal.standing.map(\.currency) == ["EUR", "EUR", "USD"])
    #expect(journal.standing.map(\.month.number) == [7, 8, 8])
    #expect(journal.problems.isEmpty)
  }

  @Test func `a line without its line feed is torn and does not count`() throws {
    let whole = try sampleLine("2026-07-31").text
    let bytes = file(whole) + Array(try sampleLine("2026-08-31").text.utf8)
    let journal = SnapshotJournal(bytes)
    #expect(journal.entries.map(\.number) == [1])
    #expect(journal.problems.map(\.number) == [2])
    #expect(journal.problems.map(\.mistake) == [.torn])
    #expect(journal.problems.map(\.range) == [whole.utf8.count + 1..<bytes.count])
  }

  @Test func `bad lines are reported once each and the others stand`() throws {
    let good = try sampleLine("2026-08-31").text
    let journal = SnapshotJournal(
      file("", "hello", good, good.replacing("=5", with: "=6"), "; snapshot 9  anything"))
    #expect(journal.entries.map(\.number) == [3])
    #expect(journal.problems.map(\.number) == [2, 4, 5])
    #expect(
      journal.problems.map(\.mistake.id) == [
        "unknown-snapshot-line", "edited-snapshot", "unknown-snapshot-version",
      ])
  }

  @Test func `a line below a later month is out of order, and still stands`() throws {
    let journal = SnapshotJournal(
      file(try sampleLine("2026-08-31").text, try sampleLine("2026-07-31").text))
    #expect(journal.problems.map(\.mistake) == [.outOfOrder(after: "2026-08")])
    #expect(journal.standing.count == 2)
    #expect(journal.lastMonth("USD") == Month(year: 2026, month: 8))
  }

  @Test(arguments: [
    (exampleLine, true), ("hello\n\(exampleLine)", true), ("; snapshot 1  cut", true),
    ("\u{FEFF}\(exampleLine)\r\n", true),
    ("", false), ("; snapshots are elsewhere", false), ("2026-01-01 x\n\(exampleLine)", false),
  ])
  func `a snapshots journal is known by its first snapshot line`(_ text: String, _ isOne: Bool) {
    #expect(SnapshotJournal.isSnapshotJournal(Array(text.utf8)) == isOne)
  }

  @Test
  func `a byte order mark and carriage returns, as a checkout for Windows adds, lose no line`()
    throws
  {
    let lines = [try sampleLine("2026-07-31"), try sampleLine("2026-08-31", netWorth: 2)]
    let bytes = Array(("\u{FEFF}" + lines.map { $0.text + "\r\n" }.joined() + "\r\n").utf8)
    let journal = SnapshotJournal(bytes)
    #expect(journal.entries.map(\.line) == lines)
    #expect(journal.problems.isEmpty)
  }

  @Test func `a bad line has its place without the line end`() {
    let journal = SnapshotJournal(Array("\u{FEFF}hello\r\n".utf8))
    #expect(journal.problems.map(\.range) == [3..<8])
  }

  @Test(arguments: [
    ("", true), ("\u{FEFF}", true), (" \r\n\n", true), (exampleLine, true), ("; snap", true),
    ("hello\n\(exampleLine)\n", true), ("hello\n", false), ("; a remark\n", false),
    ("2026-01-01 x\n\(exampleLine)\n", false),
  ])
  func `lines can be appended to a snapshots journal and to nothing`(
    _ text: String, _ isFine: Bool
  ) {
    #expect(SnapshotJournal.canTakeLines(Array(text.utf8)) == isFine)
  }

  @Test(
    arguments: [
      { (line: String) in String(line.dropLast(4)) }, { $0.replacing("live", with: "dead") },
      { $0 + "\r\r" }, { $0.replacing("snapshot 1", with: "snapshot 2") },
    ] as [@Sendable (String) -> String])
  func `a later line that is not believed still closes the months before it`(
    _ damage: @Sendable (String) -> String
  ) throws {
    let later = damage(try sampleLine("2026-09-30", origin: .live, netWorth: 2).text)
    let journal = SnapshotJournal(Array((later + "\n").utf8))
    #expect(journal.entries.isEmpty)
    #expect(journal.lastMonth("USD") == Month(year: 2026, month: 9))
  }

  @Test(
    arguments: [
      { (line: String) in line }, { String($0.dropLast(4)) },
      { $0.replacing("live", with: "dead") }, { $0.replacing("snapshot 1", with: "snapshot 2") },
    ] as [@Sendable (String) -> String])
  func `a line for a month that has not come is reported and closes nothing, sound or not`(
    _ damage: @Sendable (String) -> String
  ) throws {
    let sound = try sampleLine("2026-11-30")
    let bytes = file(damage(try sampleLine("2099-01-31").text), sound.text)
    let journal = SnapshotJournal(bytes, through: Month(year: 2026, month: 12))
    #expect(journal.problems.map(\.number) == [1])
    #expect(journal.standing == [sound.point])
    #expect(journal.lastMonth("USD") == Month(year: 2026, month: 11))
  }

  @Test(arguments: [("2026-12-31", true), ("2027-01-01", false)])
  func `the last month that can be is believed, and the next is not`(
    _ day: String, _ isBelieved: Bool
  ) throws {
    let line = try sampleLine(day)
    let journal = SnapshotJournal(file(line.text), through: Month(year: 2026, month: 12))
    #expect(journal.standing == (isBelieved ? [line.point] : []))
    #expect(journal.problems.map(\.mistake) == (isBelieved ? [] : [.notYet(line.point.month)]))
  }
}
