import LedgerCore
import LedgerModel
import SnapshotJournal
import Testing

@testable import TallyBatchCLI

@Suite struct CheckCommandTests {
  static let snapshot =
    "; snapshot 1  2026-08  2026-08-31  USD  live  netWorth=84210.55  totalDebt=182340.10"
    + "  netCashFlow=696.90  savingsRate=0.134019230769  runwayMonths=3.588377723971"
    + "  monthlyRecurringOutflow=389.47  debtToIncome=nil  fingerprint=9c3f0a7b12de4455"
    + "  check=eef9e28bf4e981dd\n"

  @Test func `a sound journal is summed up on standard error`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("check", "a.journal") == 0)
    #expect(system.errors == "a.journal: 1 file, 8 entries, no problems\n")
    #expect(system.output.isEmpty)
  }

  @Test func `a journal with errors fails and shows where`() {
    let system = MemorySystem(["a.journal": SampleJournals.broken])
    #expect(system.run("check", "-q", "a.journal") == 1)
    #expect(system.errors.contains("a.journal:2:"))
    #expect(system.errors.contains("error: "))
  }

  @Test func `a snapshots journal is known and sound lines give nothing`() {
    let system = MemorySystem(["s.journal": Self.snapshot])
    #expect(system.run("check", "s.journal") == 0)
    #expect(system.errors == "s.journal: 1 snapshot, no problems\n")
    #expect(system.run("check", "-q", "s.journal") == 0)
  }

  @Test(arguments: [
    ("hello\n", "s.journal:2:1: error: ", 1),
    (Self.snapshot.replacing("84210", with: "94210"), "[edited-snapshot]", 1),
    (String(Self.snapshot.dropLast(30)), "[torn-snapshot]", 1),
    (Self.snapshot.replacing("snapshot 1", with: "snapshot 7"), "[unknown-snapshot-version]", 0),
  ])
  func `each bad line gives one diagnostic`(_ line: String, _ text: String, _ status: Int32) {
    let system = MemorySystem(["s.journal": Self.snapshot + line])
    #expect(system.run("check", "s.journal") == status)
    #expect(system.errors.contains(text))
    #expect(system.errors.contains("2 | "))
    #expect(!system.errors.contains("3 | "))
  }

  @Test func `journals and snapshots are checked in one run`() {
    let system = MemorySystem([
      "s.journal": Self.snapshot + "x\n", "a.journal": SampleJournals.household,
    ])
    #expect(system.run("check", "s.journal", "a.journal") == 1)
    #expect(system.errors.hasSuffix("a.journal: 1 file, 8 entries, no problems\n"))
  }

  @Test(arguments: [("2099-01-31", false), ("2027-03-31", false), ("2026-12-02", true)])
  func `a snapshot of a month that has not come is a warning`(
    _ day: String, _ isSound: Bool
  ) throws {
    let system = MemorySystem(["s.journal": Self.snapshot + (try Self.line(day))])
    #expect(system.run("check", "s.journal") == 0)
    #expect(system.errors.contains("2 snapshots, no problems") == isSound)
    #expect(
      system.errors.contains("s.journal:2:1: warning: the line is for \(day.prefix(7)),") != isSound
    )
  }

  @Test func `books that have reached a month bear witness where the clock is slow`() throws {
    let system = MemorySystem(
      ["s.journal": try Self.line("2026-12-02"), "a.journal": SampleJournals.household],
      today: "2020-01-01")
    #expect(system.run("check", "s.journal", "a.journal") == 0)
    #expect(system.errors.contains("s.journal: 1 snapshot, no problems\n"))
    #expect(system.run("check", "s.journal") == 0)
    #expect(system.errors.contains("[future-snapshot]"))
  }

  @Test func `a file that is named and cannot be read is status 2`() {
    let system = MemorySystem(["a.journal": SampleJournals.household, "dir/x": ""])
    #expect(system.run("check", "a.journal", "dir") == 2)
    #expect(system.errors == "tally-batch: error: 'dir' is a folder, not a journal\n")
  }

  @Test func `a journal that is named twice is a warning`() {
    let system = MemorySystem(["a.journal": SampleJournals.household])
    #expect(system.run("check", "a.journal", "a.journal") == 0)
    #expect(
      system.errors.contains(
        "warning: 'a.journal' is read twice, so its amounts count twice [read-twice]"))
  }

  private static func line(_ day: String) throws -> String {
    let day = try #require(Day(day))
    let point = KPISnapshotPoint(
      month: day.month, asOf: day, currency: "USD", origin: .live, netWorth: .zero,
      totalDebt: .zero, netCashFlow: .zero, savingsRate: nil, runwayMonths: nil,
      monthlyRecurringOutflow: .zero, debtToIncome: nil)
    return SnapshotLine(point, fingerprint: "0123456789abcdef").text + "\n"
  }
}
