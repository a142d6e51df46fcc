import LedgerModel
import ReportRendering
import Testing

@testable import TallyBatchCLI

@Suite struct OutputPlanTests {
  /// What is typed with `books/home.journal`, and where the files go.
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var files: [String]
    var snapshots: String?
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(words: [], files: [], snapshots: "books/reports/snapshots.journal"),
    Case(
      words: ["-Omd,csv"], files: ["books/reports/2026-11.md", "books/reports/2026-11.csv"],
      snapshots: "books/reports/snapshots.journal"),
    Case(
      words: ["-Oics"], files: ["books/reports/calendar.ics"],
      snapshots: "books/reports/snapshots.journal"),
    Case(words: ["-Omd", "-oout"], files: ["out/2026-11.md"], snapshots: "out/snapshots.journal"),
    Case(words: ["-Omd", "-oout.md"], files: ["out.md"], snapshots: "snapshots.journal"),
    Case(words: ["-Omd", "-oa/b.md"], files: ["a/b.md"], snapshots: "a/snapshots.journal"),
    Case(words: ["-Omd", "-o-"], files: [], snapshots: "books/reports/snapshots.journal"),
    Case(
      words: ["-Ojson", "--snapshots=s.journal"], files: ["books/reports/2026-11.json"],
      snapshots: "s.journal"),
    Case(
      words: ["-Ojson", "--no-snapshots"], files: ["books/reports/2026-11.json"], snapshots: nil),
  ])
  func `report files have their places`(_ example: Case) throws {
    let plan = try OutputPlan(
      try RawArguments(parsing: example.words), journal: "books/home.journal")
    let month = Month(year: 2026, month: 11)
    #expect(plan.formats.compactMap { plan.path($0, month)?.text } == example.files)
    #expect(plan.snapshots?.text == example.snapshots)
    #expect(plan.writesFiles == !example.files.isEmpty)
  }

  @Test(arguments: ["-", "/dev/stdin", "/dev/fd/63", "/proc/self/fd/63"])
  func `a stream is in no folder, so one is typed for its reports`(_ journal: String) throws {
    let month = Month(year: 2026, month: 1)
    let bare = try RawArguments(parsing: ["-Omd"])
    let error = try #require(throws: UsageError.self) { try OutputPlan(bare, journal: journal) }
    #expect(error.message.hasPrefix("reports go beside the journal, and standard input"))
    #expect(error.help == "type a folder, such as '-o reports', or '-O md -o -' to see one")
    let typed = try OutputPlan(try RawArguments(parsing: ["-Omd", "-or"]), journal: journal)
    #expect(typed.path(.markdown, month)?.text == "r/2026-01.md")
    #expect(try OutputPlan(try RawArguments(parsing: []), journal: journal).formats.isEmpty)
  }

  @Test(arguments: [
    (["-Omd,csv", "-o-"], "takes one format"), (["-Omd,csv", "-oa.md"], "is one file"),
    (["-oa.md"], "writes nothing without a format"),
    (["-Omd", "-oa.csv"], "ends in csv, and the format is md"),
  ])
  func `a place that does not fit the formats is a mistake`(
    _ words: [String], _ message: String
  ) throws {
    let raw = try RawArguments(parsing: words)
    let error = try #require(throws: UsageError.self) { try OutputPlan(raw, journal: "a") }
    #expect(error.message.contains(message))
  }
}
