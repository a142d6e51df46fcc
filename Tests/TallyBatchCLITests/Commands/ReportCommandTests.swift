import JournalReading
import Testing

@testable import TallyBatchCLI

@Suite struct ReportCommandTests {
  private let snapshots = "reports/snapshots.journal"

  private func system(today: String = "2026-12-02", writeError: String? = nil) -> MemorySystem {
    MemorySystem(
      ["a.journal": SampleJournals.household], today: today, writeError: writeError)
  }

  @Test func `the dashboard is of the last complete month and writes nothing`() {
    let system = system()
    #expect(system.run("a.journal") == 0)
    #expect(system.output.contains("November 2026"))
    #expect(system.output.contains("2400.00"))
    #expect(system.writes.isEmpty)
    #expect(system.errors.isEmpty)
  }

  @Test func `formats write files and record the month`() throws {
    let system = system()
    #expect(system.run("a.journal", "-O", "md,json") == 0)
    #expect(system.writes == ["reports/2026-11.md", "reports/2026-11.json", snapshots])
    let line = try #require(system.text(snapshots))
    #expect(line.hasPrefix("; snapshot 1  2026-11  2026-11-30  USD  live  netWorth=8500.00  "))
    #expect(system.errors == "tally-batch: note: recorded 2026-11 in \(snapshots)\n")
  }

  @Test func `the same run again writes nothing and says that nothing changed`() {
    let system = system()
    _ = system.run("a.journal", "-O", "md,json")
    let (output, writes) = (system.output, system.writes)
    #expect(output.contains("Wrote reports/2026-11.md, reports/2026-11.json."))
    #expect(system.run("a.journal", "-O", "md,json") == 0)
    let again = output.replacing("Wrote reports/2026-11.md", with: "Unchanged: reports/2026-11.md")
    #expect(system.output == output + again)
    #expect(system.writes == writes)
    #expect(system.errors.hasSuffix("the figures of 2026-11 did not change\n"))
  }

  @Test func `a closed month is not recorded, and why is said`() {
    let system = system()
    _ = system.run("a.journal", "-O", "md")
    let before = system.text(snapshots)
    #expect(system.run("a.journal", "-O", "md", "--as-of", "2026-10-31") == 0)
    #expect(system.text(snapshots) == before)
    #expect(system.text("reports/2026-10.md") != nil)
    #expect(system.errors.hasSuffix("2026-10 is closed, since 2026-11 has one\n"))
  }

  @Test(arguments: [
    ("2026-11-30", "2026-11", "live"), ("2026-12-31", "2026-11", "live"),
    ("2027-01-01", "2026-11", "derived"),
  ])
  func `a line is live in its month and the next`(
    _ today: String, _ month: String, _ origin: String
  ) throws {
    let system = system(today: today)
    #expect(system.run("a.journal", "-Omd", "--month", month) == 0)
    #expect(try #require(system.text(snapshots)).contains("  USD  \(origin)  "))
  }

  @Test func `one report on standard output leaves the folder as it is`() {
    let system = system()
    #expect(system.run("a.journal", "-O", "json", "-o", "-") == 0)
    #expect(system.output.hasPrefix("{"))
    #expect(system.writes.isEmpty)
  }

  @Test func `a report is the same on any day if its month is typed`() {
    let (early, late) = (system(today: "2026-12-02"), system(today: "2031-05-05"))
    for system in [early, late] {
      #expect(system.run("a.journal", "-Ojson", "-o-", "--month", "2026-10") == 0)
    }
    #expect(early.output == late.output)
  }

  @Test func `a journal with errors has no report`() {
    let system = MemorySystem(["a.journal": SampleJournals.broken], today: "2026-12-02")
    #expect(system.run("a.journal", "-O", "md") == 1)
    #expect(system.output.isEmpty)
    #expect(system.writes.isEmpty)
  }

  @Test func `--keep-going reports what is sound, says what is missing and records nothing`() {
    let system = MemorySystem(["a.journal": SampleJournals.broken], today: "2026-12-02")
    #expect(system.run("a.journal", "-O", "md", "--keep-going") == 1)
    #expect(system.writes == ["reports/2026-11.md"])
    #expect(system.output.contains("The journal has an error"))
    let opening = "# A, November 2026\n\n> **Warning:** The journal has an error"
    #expect(system.text("reports/2026-11.md")?.hasPrefix(opening) == true)
    #expect(system.errors.contains("no snapshot is recorded: the journal has errors"))
  }

  @Test func `empty books have a report and no snapshot`() {
    let system = MemorySystem(["a.journal": ""])
    #expect(system.run("a.journal", "-O", "json") == 0)
    #expect(system.writes == ["reports/2026-12.json"])
    #expect(system.errors.hasSuffix("no snapshot is recorded: the books have no entries\n"))
  }

  @Test func `a file that cannot be written is said`() {
    let system = system(writeError: "Permission denied")
    #expect(system.run("a.journal", "-O", "md") == 2)
    #expect(system.errors.contains("'reports/2026-11.md' cannot be written: Permission denied"))
  }

  @Test(arguments: [
    (["--month", "2020-01"], "the books begin on 2026-09-01"),
    (["--currency", "XYZ"], "'--currency': the books have no 'XYZ'"),
  ])
  func `an option that the books cannot meet is a mistake`(_ words: [String], _ message: String) {
    let system = system()
    #expect(TallyBatch.run(["a.journal"] + words, in: system.environment) == .usage)
    #expect(system.errors.contains(message))
  }

  @Test func `a bad line of the snapshots journal is a warning`() {
    let system = MemorySystem(
      [
        "a.journal": SampleJournals.household,
        "reports/snapshots.journal": "junk\n" + CheckCommandTests.snapshot,
      ])
    #expect(system.run("a.journal", "-O", "csv") == 0)
    #expect(system.errors.contains("\(snapshots):1:1: warning: "))
    #expect(system.text(snapshots)?.contains("\n; snapshot 1  2026-11  ") == true)
  }

  @Test func `a file with something else in it is no snapshots journal, and nothing is written`() {
    let system = MemorySystem(["a.journal": SampleJournals.household, "notes.txt": "notes\n"])
    #expect(system.run("a.journal", "-O", "md", "--snapshots", "notes.txt") == 2)
    #expect(system.errors.contains("'notes.txt' has something else in it than snapshots"))
    #expect(system.writes.isEmpty)
  }

  @Test(arguments: ["a.tally", "b.tally"])
  func `no snapshots go to the companion of a journal, be it there or not`(_ path: String) {
    let system = MemorySystem([
      "a.journal": SampleJournals.household, "b.journal": "", "b.tally": "",
    ])
    #expect(system.run("a.journal", "b.journal", "-O", "md", "--snapshots", path) == 2)
    #expect(system.errors.contains("'\(path)' is a file of the books, which is never written"))
    #expect(system.writes.isEmpty)
  }

  @Test func `a journal of a stream has no folder, so the reports need one`() {
    var environment = system().environment
    environment.problem = { _ in nil }
    environment.files.readNamed = { _ in .success(Array(SampleJournals.household.utf8)) }
    #expect(TallyBatch.run(["-", "-O", "md"], in: environment) == .usage)
    #expect(TallyBatch.run(["-", "-O", "md", "-o", "-"], in: environment) == .done)
    #expect(TallyBatch.run(["-", "-O", "md", "-o", "out"], in: environment) == .done)
    #expect(TallyBatch.run(["-"], in: environment) == .done)
  }

  @Test(arguments: ["a.journal", "notes.txt"])
  func `a file is no folder for reports, and what it is is said`(_ path: String) {
    let system = MemorySystem(["a.journal": SampleJournals.household, "notes.txt": ""])
    #expect(system.run("a.journal", "-O", "md", "-o", path) == 2)
    let kind = path == "a.journal" ? "is the journal, which is never written" : "is a file"
    #expect(system.errors.contains("'\(path)' \(kind)"))
    #expect(system.writes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a terminal shows the control characters of a report, and a file keeps them`(
    _ isTerminal: Bool
  ) {
    let journal = SampleJournals.household.replacing("groceries", with: "gro\u{1B}ceries")
    let system = MemorySystem(["a.journal": journal], isTerminal: isTerminal)
    #expect(system.run("a.journal", "-O", "csv", "-o", "-", "--depth", "2") == 0)
    #expect(system.output.contains("gro\u{1B}ceries") != isTerminal)
    #expect(system.output.contains("gro␛ceries") == isTerminal)
  }

  @Test func `accounts of no known type are an error that shows what to add`() {
    let journal = SampleJournals.household
      .replacing("assets", with: "Aktiva").replacing("expenses", with: "Ausgaben")
    let system = MemorySystem(["a.journal": journal])
    #expect(system.run("a.journal") == 1)
    #expect(system.errors.contains("account Aktiva  ; type: A"))
  }

  @Test(arguments: [
    ["-O", "csv", "-o", "a.csv"], ["-O", "md", "--snapshots", "a.csv"],
  ])
  func `the journal is never written`(_ words: [String]) {
    let system = MemorySystem(["a.csv": SampleJournals.household])
    #expect(TallyBatch.run(["a.csv"] + words, in: system.environment) == .usage)
    #expect(system.text("a.csv") == SampleJournals.household)
    #expect(system.errors.contains("'a.csv' is the journal, which is never written"))
    #expect(system.writes.isEmpty)
  }

  @Test(arguments: [
    (["-O", "csv", "-o", "link.csv"], "'link.csv' is the journal, which is never written"),
    (["-O", "md", "--snapshots", "link.csv"], "'link.csv' is the journal, which is never written"),
    (["--snapshots", "link.csv"], "'link.csv' is the journal, which is never written"),
    (["-O", "csv,md", "-o", "out"], "'out/2026-11.csv' is a file of the books"),
    (["-O", "csv", "-o", "tally.csv"], "'tally.csv' is a file of the books"),
    (
      ["-O", "csv", "-o", "s.csv", "--snapshots", "s.journal"],
      "'s.csv' is the snapshots journal, which no report may replace"
    ),
    (
      ["-O", "csv", "-o", "t.csv", "--snapshots", "t.csv"],
      "'t.csv' is the snapshots journal, which no report may replace"
    ),
  ])
  func `no hard link leads to a file of the books`(_ words: [String], _ message: String) {
    let system = MemorySystem(
      [
        "a.journal": SampleJournals.household + "\ninclude b.journal\n", "b.journal": "",
        "a.tally": "; nothing\n", "s.journal": CheckCommandTests.snapshot,
      ],
      links: [
        "link.csv": "a.journal", "out/2026-11.csv": "b.journal", "tally.csv": "a.tally",
        "s.csv": "s.journal",
      ])
    #expect(TallyBatch.run(["a.journal"] + words, in: system.environment) == .usage)
    #expect(system.errors.contains(message))
    #expect(system.writes.isEmpty)
  }

  @Test func `an include that catches the snapshots journal does no harm`() {
    let system = MemorySystem([
      "a.journal": SampleJournals.household + "\ninclude s.journal\n",
      "s.journal": CheckCommandTests.snapshot,
    ])
    #expect(system.run("a.journal", "-O", "md", "--snapshots", "s.journal") == 0)
    #expect(system.writes == ["reports/2026-11.md", "s.journal"])
  }

  @Test(arguments: ["reports/snapshots.journal", "reports/2026-11.csv"])
  func `nothing is written if one place cannot be`(_ path: String) {
    let system = MemorySystem(
      ["a.journal": SampleJournals.household], unwritable: [path: "it is a device, not a file"])
    #expect(system.run("a.journal", "-O", "md,csv") == 2)
    #expect(system.errors.contains("'\(path)' cannot be written: it is a device, not a file"))
    #expect(system.writes.isEmpty)
    #expect(system.run("a.journal") == 0)
  }

  @Test func `a snapshot of a far month is warned of and blocks nothing`() throws {
    let system = system()
    _ = system.run("a.journal", "-O", "md")
    let sound = try #require(system.text(snapshots))
    let far = try SampleJournals.snapshot(sound, movedTo: "2099-01-31")
    let next = MemorySystem(["a.journal": SampleJournals.household, snapshots: far])
    #expect(next.run("a.journal", "-O", "md") == 0)
    #expect(next.errors.contains("\(snapshots):1:1: warning: the line is for 2099-01"))
    #expect(next.errors.contains("recorded 2026-11"))
    #expect(next.text(snapshots) == far + sound)
  }

  @Test func `a journal that is named twice is in the report`() {
    let system = system()
    #expect(system.run("a.journal", "a.journal") == 0)
    #expect(system.errors.contains("[read-twice]"))
    #expect(system.output.contains("A journal is read twice, so its amounts count twice."))
  }

  @Test func `--timings names the stages`() {
    let system = system()
    #expect(system.run("a.journal", "--timings") == 0)
    #expect(system.errors.contains(" ms  636 bytes  8 entries  "))
    for stage in ["read ", "compute ", "write ", "show ", "total "] {
      #expect(system.errors.contains(stage))
    }
  }
}
