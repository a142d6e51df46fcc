package import LedgerCore
internal import LedgerModel

/// Writes a report as comma-separated values, as RFC 4180 has them, in one tidy table.
///
/// Each figure is one row of `section,item,measure,value,unit`, exact and in plain digits; what is
/// not available has an empty value. Lines end in a line feed alone, so that version control shows
/// plain differences. A name that a spreadsheet would take for a formula, one that starts with
/// `=`, `+`, `-` or `@`, has an apostrophe before it; numbers never have.
package struct CSVRenderer: Sendable {
  package init() {}

  /// Writes the table, which starts with its header.
  package func render(_ report: KPIReport) -> String {
    let sections = [
      about(report), health(report), headline(report), netWorth(report), netWorthHistory(report),
      flows(report), bridge(report), commodities(report), liquidity(report), soFar(report),
      attention(report), spending(report), categories(report),
      budgets("budgets", report.spending.budgets, report), recurring(report), items(report),
      due("upcoming", report.recurring.upcoming, report),
      due("overdue", report.recurring.overdue, report), undeclared(report), priceCreep(report),
      debt(report), debts(report), payoff(report), extraMonthly(report), schedule(report),
      goals(report), calendar(report), dataQuality(report), restated(report),
    ]
    var table = CSVTable()
    for section in sections {
      for row in section.rows {
        table.add(section.name, row.item, row.measure, row.value, row.unit)
      }
    }
    return table.text
  }

  func section(_ name: String, _ report: KPIReport) -> CSVSection {
    CSVSection(name, currency: report.currency)
  }
}

extension CSVRenderer {
  private func about(_ report: KPIReport) -> CSVSection {
    var rows = section("report", report)
    let isEmpty = report.window.months == 0
    rows.add(text: report.title, "title")
    rows.add(date: report.asOf, "asOf")
    rows.add(month: report.month, "month")
    rows.add(flag: report.isPartial, "partial")
    rows.add(text: report.currency.symbol, "currency")
    rows.add(date: report.booksEnd, "booksEnd")
    rows.add(month: isEmpty ? nil : report.window.from, "windowFrom")
    rows.add(month: isEmpty ? nil : report.window.to, "windowTo")
    rows.add(count: report.window.months, "windowMonths")
    rows.add(text: report.fingerprint, "fingerprint")
    rows.add(text: report.narrative, "narrative")
    return rows
  }

  private func health(_ report: KPIReport) -> CSVSection {
    var rows = section("health", report)
    rows.add(text: report.health?.rating.rawValue, "rating")
    rows.add(count: report.health?.score, "score")
    rows.add(text: report.health?.toNext, "toNext")
    let parts = report.health?.contributions
    rows.add(count: parts?.savingsRate, "savingsRate")
    rows.add(count: parts?.debtToIncome, "debtToIncome")
    rows.add(count: parts?.runwayMonths, "runwayMonths")
    rows.add(count: parts?.netCashFlow, "netCashFlow")
    return rows
  }

  private func dataQuality(_ report: KPIReport) -> CSVSection {
    var rows = section("dataQuality", report)
    for finding in report.dataQuality {
      rows.item = finding.id
      rows.add(text: finding.severity.rawValue, "severity")
      rows.add(text: finding.text, "text")
      for item in finding.items { rows.add(text: item, "item") }
    }
    return rows
  }

  private func restated(_ report: KPIReport) -> CSVSection {
    var rows = section("restated", report)
    for change in report.snapshots.restated {
      rows.item = "\(change.month) \(change.measure)"
      switch change.measure {
      case "savingsRate", "debtToIncome":
        rows.add(ratio: change.stored, "stored")
        rows.add(ratio: change.recomputed, "recomputed")
      case "runwayMonths":
        rows.add(months: change.stored, "stored")
        rows.add(months: change.recomputed, "recomputed")
      default:
        rows.add(amount: change.stored, "stored")
        rows.add(amount: change.recomputed, "recomputed")
      }
    }
    return rows
  }
}
