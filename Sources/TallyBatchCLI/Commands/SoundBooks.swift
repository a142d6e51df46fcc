internal import Diagnostics
internal import JournalReading

/// The journals of a run, read as one and good enough to go on with.
struct SoundBooks {
  let journal: ReadJournal
  /// What is wrong, in the order of reading.
  let diagnostics: [Diagnostic]

  /// Reads the journals of a run and says what is wrong with them.
  ///
  /// Returns `nil` if they have errors, unless the run keeps going.
  ///
  /// - Throws: ``UsageError`` if one that was named cannot be read.
  init?(_ context: CommandContext, _ stopwatch: inout Stopwatch) throws(UsageError) {
    let plan = context.plan
    journal = try NamedFiles(plan.journals, context.system).read(plan.journals, plan.reading)
    diagnostics = journal.diagnostics.sortedByPlace()
    stopwatch.lap("read", Stopwatch.Load(journal))
    context.messages.write(diagnostics, journal.sources)
    if diagnostics.hasErrors, !plan.raw.keepsGoing { return nil }
  }

  var hasErrors: Bool { diagnostics.hasErrors }

  /// What a run that did its work exits with.
  var status: ExitStatus { hasErrors ? .journalErrors : .done }
}
