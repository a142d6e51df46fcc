internal import Diagnostics
internal import JournalReading
internal import LedgerCore
internal import LedgerModel

/// Prints what had to be guessed of a journal, as lines to keep beside it.
struct InitCommand {
  private let plan: RunPlan
  private let system: SystemEnvironment
  private let messages: Messages

  init(_ plan: RunPlan, _ system: SystemEnvironment) {
    self.plan = plan
    self.system = system
    messages = Messages(plan.messages, system)
  }

  /// Reads, guesses and prints; writes no file.
  ///
  /// - Throws: ``UsageError`` if the currency is none of the books, or standard output cannot be
  ///   written.
  func run() throws(UsageError) -> ExitStatus {
    var stopwatch = Stopwatch(plan, system)
    defer { stopwatch.report() }
    let journal = JournalReader(plan.reading, files: system.files).read(plan.journals)
    stopwatch.lap("read")
    messages.write(journal.diagnostics, journal.sources)
    let hasErrors = journal.diagnostics.hasErrors
    if hasErrors, !plan.raw.keepsGoing { return .journalErrors }
    guard let proposal = try proposal(for: journal.ledger) else { return .journalErrors }
    stopwatch.lap("guess")
    try system.print(proposal.text(keptIn: companion))
    stopwatch.lap("print")
    return hasErrors ? .journalErrors : .done
  }

  /// The guesses as of the last entry up to today.
  private func proposal(for ledger: Ledger) throws(UsageError) -> SetupProposal? {
    let last = BooksSpan(ledger, today: plan.today).last ?? plan.today
    var request = ReportRequest(title: "", asOf: last)
    request.currency = plan.raw.currency
    do throws(KPIError) {
      return try SetupProposal(ledger, request)
    } catch {
      messages.note([try Diagnostic(error)])
      return nil
    }
  }

  /// The file that is read with the first journal.
  private var companion: String {
    let path = plan.journals.first ?? "-"
    return path == "-" ? "main.tally" : "\(FilePath(path).stem).tally"
  }
}
