internal import Diagnostics

/// What every command has: the plan, the system and a way to say things.
struct CommandContext: Sendable {
  let plan: RunPlan
  let system: SystemEnvironment
  let messages: Messages

  init(_ plan: RunPlan, _ system: SystemEnvironment) {
    self.plan = plan
    self.system = system
    messages = Messages(plan.messages, system)
  }

  /// Runs a command with a stopwatch, whose stages are written however the command ends.
  func timed(
    _ command: (inout Stopwatch) throws(UsageError) -> ExitStatus
  ) throws(UsageError) -> ExitStatus {
    var stopwatch = Stopwatch(plan, system)
    defer { stopwatch.report() }
    return try command(&stopwatch)
  }

  /// Writes to standard output what is kept as it is in a file.
  ///
  /// A terminal alone would act on what is hidden in a name, so it is shown there.
  ///
  /// - Throws: ``UsageError`` if standard output cannot be written.
  func printKept(_ text: String) throws(UsageError) {
    try system.print(system.isOutputTerminal ? text.printableLines : text)
  }
}
