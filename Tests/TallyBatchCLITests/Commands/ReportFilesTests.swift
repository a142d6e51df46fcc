import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct ReportFilesTests {
  @Test func `a changed file is written and an equal one is left alone`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("a.journal", "-O", "csv,json", "--no-snapshots") == 0)
    #expect(system.run("a.journal", "-O", "md,csv", "--no-snapshots") == 0)
    #expect(
      system.writes == ["reports/2026-11.csv", "reports/2026-11.json", "reports/2026-11.md"])
    #expect(system.output.contains("Wrote reports/2026-11.md."))
    #expect(system.output.contains("Unchanged: reports/2026-11.csv."))
  }

  @Test(arguments: [
    ("/dev/full", "'/dev/full' is a device, not a folder for reports"),
    ("a.txt", "'a.txt' is a file, not a folder for reports"),
    ("a.journal", "'a.journal' is the journal, which is never written"),
  ])
  func `what is no folder is called what it is`(_ path: String, _ message: String) throws {
    let system = MemorySystem(["a.journal": "", "a.txt": "", "/dev/full": ""]).environment
    let output = try OutputPlan(
      try RawArguments(parsing: ["-O", "md", "-o", path]), journal: "a.journal")
    let kept = KeptFiles(["a.journal"], [], system)
    let error = try #require(throws: UsageError.self) {
      try ReportFiles.checkFolder(of: output, keeping: kept, system)
    }
    #expect(error.message == message)
  }

  @Test(arguments: ["out", "new", "."])
  func `a folder is one, be it there or not`(_ name: String) throws {
    let folder = try TemporaryFolder()
    #expect(Disk.write([], to: folder["out/x"]) == nil)
    let raw = try RawArguments(parsing: ["-O", "md", "-o", folder[name]])
    let kept = KeptFiles([], [], .live())
    try ReportFiles.checkFolder(
      of: try OutputPlan(raw, journal: "a.journal"), keeping: kept, .live())
  }

  @Test func `a place that cannot be written is found before anything is`() throws {
    let system = MemorySystem(unwritable: ["out/2026-11.csv": "it is a folder, not a file"])
    let raw = try RawArguments(parsing: ["-O", "md,csv", "-o", "out"])
    let output = try OutputPlan(raw, journal: "a.journal")
    let kept = KeptFiles([], [], system.environment)
    let month = Month(year: 2026, month: 11)
    #expect(throws: UsageError("'out/2026-11.csv' cannot be written: it is a folder, not a file")) {
      try ReportFiles(output, month, keeping: kept, system.environment)
    }
  }
}
