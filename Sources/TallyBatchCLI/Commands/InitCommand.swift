internal import Diagnostics
internal import JournalReading
internal import LedgerCore
internal import LedgerModel

/// Prints what had to be guessed of a journal, as lines to keep beside it.
struct InitCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Reads, guesses and prints; writes no file.
  ///
  /// - Throws: ``UsageError`` if a journal cannot be read, the currency is none of the books, or
  ///   standard output cannot be written.
  func run(_ stopwatch: inout Stopwatch) throws(UsageError) -> ExitStatus {
    guard let books = try SoundBooks(context, &stopwatch) else {
      return .journalErrors
    }
    guard let proposal = try proposal(for: books.journal.ledger) else { return .journalErrors }
    stopwatch.lap("guess")
    let text = proposal.text(keptIn: companion)
    try context.printKept(text)
    stopwatch.lap("print")
    return books.status
  }

  /// The guesses as of the last entry up to today.
  private func proposal(for ledger: Ledger) throws(UsageError) -> SetupProposal? {
    let last = BooksSpan(ledger, today: context.plan.today).last ?? context.plan.today
    var request = ReportRequest(title: "", asOf: last)
    request.currency = context.plan.raw.currency
    do throws(KPIError) {
      return try SetupProposal(ledger, request)
    } catch {
      context.messages.note([try Diagnostic(error)])
      return nil
    }
  }

  /// The file that is read with the first journal.
  private var companion: String {
    let path = context.plan.journals.first ?? "-"
    return FilePath(path).isStream ? "main.tally" : "\(FilePath(path).stem).tally"
  }
}
