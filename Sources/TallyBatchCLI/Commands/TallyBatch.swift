/// The program: words in, an exit status out.
package enum TallyBatch {
  /// Runs the program.
  ///
  /// What is asked for goes to standard output, everything else to standard error.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - system: The clock, the environment and the disk.
  /// - Returns: What to exit with.
  package static func run(_ words: [String], in system: SystemEnvironment) -> ExitStatus {
    do throws(UsageError) {
      let raw = try RawArguments(parsing: words)
      if let answer = raw.answer {
        try system.print(answer.text(for: raw.command))
        return .done
      }
      let plan = try RunPlan(raw, system)
      return try run(CommandContext(plan, system))
    } catch {
      Messages(MessageStyle(scanning: words, system), system).note([error.diagnostic])
      return .usage
    }
  }

  private static func run(_ context: CommandContext) throws(UsageError) -> ExitStatus {
    try context.timed { (stopwatch: inout Stopwatch) throws(UsageError) -> ExitStatus in
      switch context.plan.raw.command {
      case .report: return try ReportCommand(context).run(&stopwatch)
      case .check: return try CheckCommand(context).run(&stopwatch)
      case .initialize: return try InitCommand(context).run(&stopwatch)
      case .balances: return try BalancesCommand(context).run(&stopwatch)
      }
    }
  }
}

extension RawArguments.Answer {
  fileprivate func text(for command: Command) -> String {
    switch self {
    case .help: HelpText.text(for: command)
    case .version: Version.text + "\n"
    case .completions(let shell): Completions.script(for: shell)
    }
  }
}

extension SystemEnvironment {
  /// Writes to standard output in one piece.
  ///
  /// - Throws: ``UsageError`` if it cannot be written; a closed pipe is no error.
  func print(_ text: String) throws(UsageError) {
    if text.isEmpty { return }
    if let error = self.print(Array(text.utf8)) {
      throw UsageError("standard output cannot be written: \(error.reason)")
    }
  }
}
