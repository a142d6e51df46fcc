internal import Diagnostics
internal import JournalReading
internal import LedgerCore
internal import LedgerModel
internal import ReportRendering
internal import SnapshotJournal

/// Shows the report of a month, and with formats keeps it and records the month.
struct ReportCommand {
  private let context: CommandContext
  private let output: OutputPlan

  /// Prepares a run.
  ///
  /// - Throws: ``UsageError`` if the report files have no place to go.
  init(_ context: CommandContext) throws(UsageError) {
    self.context = context
    output = try OutputPlan(context.plan.raw, journal: context.plan.journals.first ?? "-")
  }

  /// Reads, computes, writes, records and shows, in this order.
  ///
  /// - Throws: ``UsageError`` if the month is none of the books, or a file cannot be read or
  ///   written.
  func run(_ stopwatch: inout Stopwatch) throws(UsageError) -> ExitStatus {
    guard let books = try SoundBooks(context, &stopwatch) else {
      return .journalErrors
    }
    let span = BooksSpan(books.journal.ledger, today: context.plan.today)
    let period = try period(span)
    var (files, store) = try places(for: books.journal.ledger, span, period.asOf.month)
    store?.warn(context.messages)
    guard let report = try report(on: books, period, store) else { return .journalErrors }
    stopwatch.lap("compute")
    try files.write(report)
    let recorded = try record(report, in: store, hasErrors: books.hasErrors)
    stopwatch.lap("write")
    try show(report, files)
    stopwatch.lap("show")
    context.messages.note(period.notes + [recorded].compactMap(\.self))
    let isStrict = context.plan.raw.isStrict && !books.hasErrors
    return isStrict && report.hasWarnings ? .gate : books.status
  }

  private func period(_ span: BooksSpan) throws(UsageError) -> ReportPeriod {
    let plan = context.plan
    return try ReportPeriod(
      plan.raw.month ?? plan.raw.asOf ?? .last, books: span, today: plan.today)
  }

  private func report(
    on books: SoundBooks, _ period: ReportPeriod, _ store: SnapshotStore?
  ) throws(UsageError) -> KPIReport? {
    var ledger = books.journal.ledger
    if let missing = Finding(leftOutBy: books.diagnostics) {
      ledger.findings.insert(missing, at: 0)
    }
    var request = ReportRequest(title: title(of: ledger), asOf: period.asOf)
    request.soFarDay = period.soFarDay
    let raw = context.plan.raw
    request.currency = raw.currency
    request.window = raw.window
    request.depth = raw.depth
    request.prices = raw.prices
    request.snapshots = store?.journal.standing ?? []
    do throws(KPIError) {
      return try KPIEngine.makeReport(ledger, request, context.system.workers)
    } catch {
      context.messages.note([try Diagnostic(error)])
      return nil
    }
  }

  /// The journal's own title, else the name of its file, or of the folder it was named in where that
  /// says nothing.
  private func title(of ledger: Ledger) -> String {
    if let title = ledger.title { return title }
    let path = FilePath(context.plan.journals.first ?? "-")
    let folder = FilePath(context.system.files.canonical(path.text)).folder
    let names = path.isStream ? [] : [path.stem, folder.name]
    let plain = ["", "-", "main", "index", "all", "journal", "ledger"]
    let name = names.first { !plain.contains($0.lowercased()) && !$0.hasPrefix(".") }
    return name.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Journal"
  }
}

extension ReportCommand {
  /// Finds where the report and the month are kept, and makes sure that they can be.
  ///
  /// None of the files that were read is ever written, nor is the snapshots journal replaced.
  private func places(
    for ledger: Ledger, _ span: BooksSpan, _ month: Month
  ) throws(UsageError) -> (ReportFiles, SnapshotStore?) {
    var kept = KeptFiles(context.plan.journals, ledger.sources, context.system)
    try ReportFiles.checkFolder(of: output, keeping: kept, context.system)
    if let snapshots = output.snapshots { try kept.check(snapshots: snapshots.text) }
    let horizon = span.lastRecordableMonth(today: context.plan.today)
    let store = try SnapshotStore(output.snapshots, through: horizon, context.system)
    if output.writesFiles { try store?.checkWritable() }
    if let store { kept.keep(store.path, as: .snapshots) }
    return (try ReportFiles(output, month, keeping: kept, context.system), store)
  }

  /// Records the month, and says what became of it.
  private func record(
    _ report: KPIReport, in store: SnapshotStore?, hasErrors: Bool
  ) throws(UsageError) -> Diagnostic? {
    guard output.writesFiles, let store else { return nil }
    let sentence: String
    if hasErrors {
      sentence = "no snapshot is recorded: the journal has errors"
    } else if !report.hasEntries {
      sentence = "no snapshot is recorded: the books have no entries"
    } else {
      sentence = try store.record(report, today: context.plan.today)
    }
    return Diagnostic("snapshot", .note, sentence, at: nil)
  }

  /// Writes the dashboard, or the one report that was asked for, to standard output.
  ///
  /// It says which files changed; whether a snapshot was recorded is a note.
  private func show(_ report: KPIReport, _ files: ReportFiles) throws(UsageError) {
    if output.target == .standardOutput, let format = output.formats.first {
      let text = format.render(report)
      // The lines of a calendar end in control characters.
      if format == .calendar { try context.system.print(text) } else { try context.printKept(text) }
      return
    }
    let renderer = TerminalRenderer(
      usesColor: context.plan.usesColor, written: files.written, unchanged: files.unchanged)
    try context.system.print(renderer.render(report))
  }
}
