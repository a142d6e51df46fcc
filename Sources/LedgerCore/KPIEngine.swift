package import LedgerModel

/// Calls every calculator once and assembles one report.
package enum KPIEngine {
  /// So many entries are summed before a thread has started.
  private static let fewEntries = 20_000

  /// Makes the report of the month that the as-of day is in.
  ///
  /// Books without an entry or without income and spending give a report whose figures are absent.
  ///
  /// - Parameters:
  ///   - ledger: The books.
  ///   - request: What is asked of them.
  ///   - workers: Who does the work; the report is the same.
  /// - Returns: The report.
  /// - Throws: ``KPIError`` if the books cannot carry a report.
  package static func makeReport(
    _ ledger: Ledger, _ request: ReportRequest, _ workers: Workers = .alone
  ) throws(KPIError) -> KPIReport {
    let isSmall = ledger.entries.count < KPIEngine.fewEntries
    let workers = isSmall || workers.count == 1 ? .alone : workers
    let context = try ReportContext(ledger, request, workers)
    do throws(QuantityError) {
      return try makeReport(context)
    } catch {
      throw .overflow(OverflowSearch(ledger).place)
    }
  }

  /// Makes the report of a context.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  static func makeReport(_ context: ReportContext) throws(QuantityError) -> KPIReport {
    let parts = try ReportParts(context)
    let (figures, past) = (parts.figures, parts.past)
    let tiles = parts.tiles(context)
    var report = KPIReport(
      title: context.request.title, asOf: context.asOf, month: context.month,
      isPartial: context.asOf < context.month.lastDay, currency: context.currency,
      booksEnd: context.sweep.lastDay, hasEntries: context.hasEntries,
      window: context.window(figures.trailing), source: context.source,
      health: context.health(figures, debtService: parts.debts.service.amount),
      headline: tiles.headline(),
      netWorth: try context.netWorth(figures, past, trend: tiles.netWorthTrend()),
      flows: try context.flows(figures, cards: parts.debts.cards),
      liquidity: try context.liquidity(figures), soFar: try context.soFar(parts.calendar),
      attention: try parts.attention(context).anomalies(),
      spending: parts.spending.block(context, budgets: parts.budgets),
      recurring: parts.recurring,
      debt: try parts.debts.block(context, figures, payoff: parts.payoff),
      goals: parts.goals,
      calendar: parts.calendar.block,
      dataQuality: try parts.quality(context).findings(),
      snapshots: KPIReport.SnapshotBlock(restated: parts.restated), fingerprint: "",
      narrative: "")
    report.narrative = report.writtenNarrative()
    report.fingerprint = report.computedFingerprint()
    return report
  }
}

extension ReportContext {
  /// The months behind trailing figures; an empty window ends before the report's month.
  fileprivate func window(_ trailing: TrailingMonths) -> KPIReport.Window {
    KPIReport.Window(
      from: trailing.months.first ?? month.previous, to: trailing.months.last ?? month.previous,
      months: trailing.months.count)
  }

  /// What was read, each language once.
  fileprivate var source: KPIReport.Source {
    var dialects: [String] = []
    for source in ledger.sources where !dialects.contains(source.dialect) {
      dialects.append(source.dialect)
    }
    return KPIReport.Source(
      dialects: dialects, files: ledger.sources.count, entries: ledger.entries.count,
      cashAccounts: typing.cashAccounts.map(name), cashByName: typing.cashByName.map(name))
  }
}
