import JournalReading
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct RunPlanTests {
  @Test func `a plan has the day, the journals and how they are read`() throws {
    let system = MemorySystem(["a.journal": "", "b/c": ""], today: "2026-12-02")
    let raw = try RawArguments(parsing: [
      "a.journal", "--dialect=ledger", "--strict", "--include-root", "b",
    ])
    let plan = try RunPlan(raw, system.environment)
    #expect(plan.journals == ["a.journal"])
    #expect(plan.today.description == "2026-12-02")
    #expect(plan.reading.dialect == .ledger)
    #expect(plan.reading.isStrict)
    #expect(plan.reading.includeRoot == "b")
    #expect(plan.reading.today == plan.today)
  }

  @Test func `an include root that is no folder is a mistake`() throws {
    let system = MemorySystem(["a.journal": ""])
    let raw = try RawArguments(parsing: ["a.journal", "--include-root", "gone"])
    let error = try #require(throws: UsageError.self) { try RunPlan(raw, system.environment) }
    #expect(error.message == "'--include-root': there is no folder 'gone'")
  }
}
