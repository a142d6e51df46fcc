import Testing

@testable import TallyBatchCLI

@Suite struct CommandContextTests {
  private func context(_ system: MemorySystem, _ words: String...) throws -> CommandContext {
    let plan = try RunPlan(try RawArguments(parsing: ["a"] + words), system.environment)
    return CommandContext(plan, system.environment)
  }

  @Test func `stages are written though a command fails`() throws {
    let system = MemorySystem(["a": ""])
    let context = try context(system, "--timings")
    #expect(throws: UsageError("no")) {
      try context.timed {
        (stopwatch: inout Stopwatch) throws(UsageError) -> TallyBatchCLI.ExitStatus in
        stopwatch.lap("read")
        throw UsageError("no")
      }
    }
    #expect(system.errors.hasPrefix("read "))
  }

  @Test(arguments: [(true, "a␛b\nc\n"), (false, "a\u{1B}b\nc\n")])
  func `what is kept is shown on a terminal and written as it is elsewhere`(
    _ isTerminal: Bool, _ text: String
  ) throws {
    let system = MemorySystem(["a": ""], isTerminal: isTerminal)
    try context(system).printKept("a\u{1B}b\nc\n")
    #expect(system.output == text)
  }
}
