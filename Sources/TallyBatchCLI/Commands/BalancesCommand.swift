internal import Diagnostics
internal import JournalReading
internal import LedgerCore
internal import LedgerModel

/// Prints the own balance of each account in each commodity.
struct BalancesCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Reads, sums and prints.
  ///
  /// - Throws: ``UsageError`` if a journal cannot be read or standard output cannot be written.
  func run(_ stopwatch: inout Stopwatch) throws(UsageError) -> ExitStatus {
    guard let books = try SoundBooks(context, &stopwatch) else {
      return .journalErrors
    }
    guard let sheet = sum(books.journal.ledger) else { return .journalErrors }
    stopwatch.lap("sum")
    try context.printKept(text(of: sheet, books.journal))
    stopwatch.lap("print")
    return books.status
  }

  private func sum(_ ledger: Ledger) -> BalanceSheet? {
    let asOf: Day? =
      switch context.plan.raw.asOf {
      case .asOf(let day): day
      case .asOfToday: context.plan.today
      default: nil
      }
    do throws(QuantityError) {
      return try BalanceSheet(ledger, asOf: asOf)
    } catch {
      context.messages.note([Diagnostic(tooLarge: OverflowSearch(ledger).place)])
      return nil
    }
  }

  private func text(of sheet: BalanceSheet, _ journal: ReadJournal) throws(UsageError) -> String {
    switch try BalancesFormat(context.plan.raw.formats) {
    case .text: return sheet.text
    case .csv: return sheet.csv
    case .json:
      let dialect = journal.ledger.sources.first?.dialect ?? context.plan.reading.dialect?.rawValue
      return sheet.json(
        dialect: dialect ?? DialectName.hledger.rawValue, transactions: journal.listedTransactions)
    }
  }
}

extension Diagnostic {
  /// Says that a sum cannot be kept exactly, and whose it is.
  init(tooLarge place: OverflowPlace?) {
    let sum = place.map { "the balance of '\($0.account)' in '\($0.commodity)'" }
    let when = place.map { " in the entry of \($0.day) or before" } ?? ""
    self.init(
      "amount-too-large", .error, "\(sum ?? "a sum of several accounts") needs more than 38 digits",
      at: nil, [.init(.help, "look for an amount with far too many digits\(when)")])
  }
}
