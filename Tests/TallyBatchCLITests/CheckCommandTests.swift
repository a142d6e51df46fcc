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
}
