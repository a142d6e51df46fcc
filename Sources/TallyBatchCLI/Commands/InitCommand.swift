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
  /// - Throws: ``UsageError`` if a journal cannot be read, the currency is none of the books, or
  ///   standard output cannot be written.
  func run() throws(UsageError) -> ExitStatus {
    var stopwatch = Stopwatch(plan, system)
    defer { stopwatch.report() }
    guard let books = try SoundBooks(plan, system, messages, &stopwatch) else {
      return .journalErrors
    }
    guard let proposal = try proposal(for: books.journal.ledger) else { return .journalErrors }
    stopwatch.lap("guess")
    let text = proposal.text(keptIn: companion)
    // The lines are kept as they are; a terminal alone would act on what is hidden in a name.
    try system.print(system.isOutputTerminal ? text.printableLines : text)
    stopwatch.lap("print")
    return books.status
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
    return FilePath(path).isStream ? "main.tally" : "\(FilePath(path).stem).tally"
  }
}
