import Testing

@testable import TallyBatchCLI

@Suite struct StopwatchTests {
  @Test(arguments: [
    (["--timings"], "read             1.5 ms\ntotal            1.5 ms\n"), ([], ""),
  ])
  func `stages are written if they are asked for`(_ words: [String], _ text: String) throws {
    let system = MemorySystem(["a": ""])
    let plan = try RunPlan(try RawArguments(parsing: ["a"] + words), system.environment)
    var stopwatch = Stopwatch(plan, system.environment)
    stopwatch.lap("read")
    stopwatch.report()
    #expect(system.errors == text)
  }
}
