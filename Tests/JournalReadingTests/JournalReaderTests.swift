import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalReaderTests {
  private let entry = "2026-01-01 x\n    a  1\n    b\n"

  private func read(
    _ paths: [String], _ files: [String: String], real: [String: String] = [:],
    root: String? = nil
  ) -> ReadJournal {
    var options = ReadingOptions(today: Day(ordinal: 0))
    options.includeRoot = root
    var disk = JournalFiles.memory(files)
    disk.canonical = { [canonical = disk.canonical] in real[canonical($0)] ?? canonical($0) }
    return JournalReader(options, files: disk).read(paths)
  }

  @Test(arguments: [
    ["a.journal", "a.journal"], ["a.journal", "./a.journal"], ["a.journal", "link.journal"],
    ["all.journal", "a.journal"],
  ])
  func `a journal that is read again counts twice, and that is said`(_ paths: [String]) {
    let journal = read(
      paths,
      ["a.journal": entry, "link.journal": entry, "all.journal": "include a.journal\n"],
      real: ["link.journal": "a.journal"])
    #expect(journal.transactions == 2)
    #expect(journal.diagnostics.map(\.id) == ["read-twice"])
    #expect(journal.diagnostics.map(\.severity) == [.warning])
    #expect(journal.diagnostics.first?.message.contains("'\(paths[1])' is read twice") == true)
    #expect(journal.ledger.findings.map(\.id) == ["read-twice"])
  }

  @Test func `journals of the same text are not one journal`() {
    let journal = read(["a.journal", "b.journal"], ["a.journal": entry, "b.journal": entry])
    #expect(journal.diagnostics.isEmpty)
    #expect(journal.transactions == 2)
  }

  @Test(arguments: [
    ("main.tally", true), ("books/extra.tally", true), ("elsewhere/main.tally", false),
    ("/etc/x", false),
  ])
  func `a companion that is a link may not leave the folder of includes`(
    _ target: String, _ isRead: Bool
  ) {
    let journal = read(
      ["main.journal"], ["main.journal": entry, "main.tally": entry],
      real: ["main.tally": target], root: "books")
    #expect(journal.transactions == (isRead ? 2 : 1))
    #expect(journal.diagnostics.map(\.id) == (isRead ? [] : ["include-outside-root"]))
  }

  @Test func `a pipe may be named, and not be included`() {
    var disk = JournalFiles.memory(["a.journal": "include pipe\n"])
    let refused = FileProblem.unreadable(reason: "it is a named pipe, not a file")
    disk.readNamed = { [read = disk.read, entry] path in
      path == "pipe" ? .success(Array(entry.utf8)) : read(path)
    }
    disk.read = { [read = disk.read] in $0 == "pipe" ? .failure(refused) : read($0) }
    let reader = JournalReader(ReadingOptions(today: Day(ordinal: 0)), files: disk)
    #expect(reader.read(["pipe"]).transactions == 1)
    let included = reader.read(["a.journal"])
    #expect(included.diagnostics.map(\.id) == ["include-unreadable"])
    #expect(included.transactions == 0)
  }

  @Test(arguments: [
    ("a/main.journal", "a/main.tally"), ("main", "main.tally"), ("x.y.ledger", "x.y.tally"),
    ("-", nil), ("main.tally", nil), ("a/.journal", nil),
  ])
  func `a companion has the name of its journal`(_ path: String, _ companion: String?) {
    #expect(JournalReader.companion(of: path) == companion)
  }
}
