internal import Diagnostics
internal import JournalReading
internal import LedgerCore
internal import LedgerModel
internal import ReportRendering
internal import SnapshotJournal

/// Shows the report of a month, and with formats keeps it and records the month.
struct ReportCommand {
  private let plan: RunPlan
  private let system: SystemEnvironment
  private let messages: Messages
  private let output: OutputPlan

  /// Prepares a run.
  ///
  /// - Throws: ``UsageError`` if the report files have no place to go.
  init(_ plan: RunPlan, _ system: SystemEnvironment) throws(UsageError) {
    self.plan = plan
    self.system = system
    messages = Messages(plan.messages, system)
    output = try OutputPlan(plan.raw, journal: plan.journals.first ?? "-")
  }

  /// Reads, computes, writes, records and shows, in this order.
  ///
  /// - Throws: ``UsageError`` if the month is none of the books, or a file cannot be read or
  ///   written.
  func run() throws(UsageError) -> ExitStatus {
    var stopwatch = Stopwatch(plan, system)
    defer { stopwatch.report() }
    let journal = JournalReader(plan.reading, files: system.files).read(plan.journals)
    stopwatch.lap("read")
    messages.write(journal.diagnostics, journal.sources)
    let hasErrors = journal.diagnostics.hasErrors
    if hasErrors, !plan.raw.keepsGoing { return .journalErrors }

    let period = try period(of: journal.ledger)
    let store = try SnapshotStore(output.snapshots, system)
    store?.warn(messages)
    guard let report = try report(on: journal, period, store) else { return .journalErrors }
    stopwatch.lap("compute")
    let written = try write(report, beside: journal.ledger.sources.map(\.name))
    let recorded = try record(report, in: store, hasErrors: hasErrors)
    stopwatch.lap("write")
    try show(report, written: written)
    stopwatch.lap("show")
    messages.note(notes(on: report, period) + [recorded].compactMap(\.self))
    if hasErrors { return .journalErrors }
    return plan.raw.isStrict && report.hasWarnings ? .gate : .done
  }

  private func period(of ledger: Ledger) throws(UsageError) -> ReportPeriod {
    try ReportPeriod(
      plan.raw.month ?? plan.raw.asOf ?? .last, books: BooksSpan(ledger, today: plan.today),
      today: plan.today)
  }

  private func report(
    on journal: ReadJournal, _ period: ReportPeriod, _ store: SnapshotStore?
  ) throws(UsageError) -> KPIReport? {
    var ledger = journal.ledger
    if let missing = Finding(leftOutBy: journal.diagnostics) {
      ledger.findings.insert(missing, at: 0)
    }
    var request = ReportRequest(title: title(of: ledger), asOf: period.asOf)
    request.soFarDay = period.soFarDay
    request.currency = plan.raw.currency
    request.window = plan.raw.window
    request.depth = plan.raw.depth
    request.prices = plan.raw.prices
    request.snapshots = store?.journal.standing ?? []
    do throws(KPIError) {
      return try KPIEngine.makeReport(ledger, request)
    } catch {
      messages.note([try Diagnostic(error)])
      return nil
    }
  }

  /// The journal's own title, else the name of its file, or of the folder it was named in where that
  /// says nothing.
  private func title(of ledger: Ledger) -> String {
    if let title = ledger.title { return title }
    let path = FilePath(plan.journals.first ?? "-")
    let names = [path.stem, path.folder.name]
    let plain = ["", "-", "main", "index", "all", "journal", "ledger"]
    let name = names.first { !plain.contains($0.lowercased()) && !$0.hasPrefix(".") }
    return name.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Journal"
  }
}

extension ReportCommand {
  /// Writes the files whose bytes changed, and returns the paths of all.
  ///
  /// None of the files that were read is ever written, nor the snapshots journal.
  private func write(
    _ report: KPIReport, beside sources: [String]
  ) throws(UsageError) -> [String] {
    var kept = Set(sources.map { system.files.canonical($0) })
    if let snapshots = output.snapshots { kept.insert(system.files.canonical(snapshots.text)) }
    var paths: [String] = []
    for format in output.formats {
      guard let path = output.path(format, report.month)?.text else { continue }
      let bytes = Array(format.render(report).utf8)
      paths.append(path)
      if isJournal(path) { throw UsageError("'\(path)' is the journal, which is never written") }
      if kept.contains(system.files.canonical(path)) {
        throw UsageError("'\(path)' is a file of the books, which no report may replace")
      }
      if case .success(let existing) = system.files.read(path), existing == bytes { continue }
      if let error = system.write(path, bytes) {
        throw UsageError("'\(path)' cannot be written: \(error.reason)")
      }
    }
    return paths
  }

  private func isJournal(_ path: String) -> Bool {
    let place = system.files.canonical(path)
    return plan.journals.contains { system.files.canonical($0) == place }
  }

  /// Records the month, and says what became of it.
  private func record(
    _ report: KPIReport, in store: SnapshotStore?, hasErrors: Bool
  ) throws(UsageError) -> Diagnostic? {
    guard output.writesFiles, let store else { return nil }
    if isJournal(store.path) {
      throw UsageError("'\(store.path)' is the journal, which is never written")
    }
    let sentence: String
    if hasErrors {
      sentence = "no snapshot is recorded: the journal has errors"
    } else if !report.hasEntries {
      sentence = "no snapshot is recorded: the books have no entries"
    } else {
      sentence = try store.record(report, today: plan.today)
    }
    return Diagnostic("snapshot", .note, sentence, at: nil)
  }

  /// Writes the dashboard, or the one report that was asked for, to standard output.
  ///
  /// The same run twice prints the same, so it does not say whether a snapshot was recorded.
  private func show(_ report: KPIReport, written: [String]) throws(UsageError) {
    if output.target == .standardOutput, let format = output.formats.first {
      try system.print(format.render(report))
      return
    }
    let renderer = TerminalRenderer(usesColor: plan.usesColor, written: written)
    try system.print(renderer.render(report))
  }

  private func notes(on report: KPIReport, _ period: ReportPeriod) -> [Diagnostic] {
    let restated = report.snapshots.restated.map { item in
      Diagnostic(
        "restated", .note,
        "restated: \(item.measure) of \(item.month) was recorded as"
          + " \(item.stored?.description ?? "nil"), and the entries now give"
          + " \(item.recomputed?.description ?? "nil"); the snapshot stands",
        at: nil)
    }
    return period.notes + restated
  }
}
