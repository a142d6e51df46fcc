internal import LedgerCore
internal import LedgerModel

/// The words and figures that every report for people shares.
struct ReportWording {
  let report: KPIReport
  let amounts: AmountText
  var numbers: NumberText { NumberText(amounts) }

  init(_ report: KPIReport) {
    self.report = report
    amounts = AmountText(report.currency)
  }
}

extension ReportWording {
  /// The month of the report, with its last day where it is not over.
  var period: String {
    let month = DateText.month(report.month)
    return report.isPartial ? "\(month) up to the \(ordinal(report.asOf.civil.day))" : month
  }

  /// An account without its top level, such as `Groceries` for `Expenses:Groceries`.
  func shortName(_ account: String) -> String {
    if account == "*" { return "All expenses" }
    let parts = account.split(separator: ":", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : account
  }

  /// The name of what is due; a debt's is its account, without the top level.
  func shortName(ofDue name: String) -> String {
    report.debt.debts.contains { $0.account == name } ? shortName(name) : name
  }

  /// Names as a list, such as `A, B and 3 more`.
  func list(_ names: [String], atMost limit: Int) -> String {
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    return names.prefix(limit).joined(separator: ", ") + " and \(names.count - limit) more"
  }

  /// A count with its noun, such as `1 file` or `3 files`.
  func count(_ count: Int, _ noun: String, _ plural: String) -> String {
    "\(numbers.count(count)) \(count == 1 ? noun : plural)"
  }

  private func ordinal(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "\(day)st"
    case 2, 22: "\(day)nd"
    case 3, 23: "\(day)rd"
    default: "\(day)th"
    }
  }
}

extension ReportWording {
  /// The two parts of spending, or none unless there is something of each.
  var flexParts: [(name: String, part: KPIReport.Share)] {
    let spending = report.spending
    if spending.fixed.amount.isZero || spending.discretionary.amount.isZero { return [] }
    return [("fixed", spending.fixed), ("discretionary", spending.discretionary)]
  }

  /// What was read and how, in a sentence or two.
  var readAs: String {
    let source = report.source
    let languages = source.dialects.isEmpty ? "" : " as \(source.dialects.joined(separator: ", "))"
    let files = count(source.files, "file", "files")
    let read = "Read\(languages): \(files), \(count(source.entries, "entry", "entries"))."
    guard !source.cashAccounts.isEmpty else { return "\(read) No account is cash." }
    let names = list(source.cashAccounts.map { shortName($0) }, atMost: 4)
    return "\(read) Cash is \(names) (\(howCashIsKnown))."
  }

  private var howCashIsKnown: String {
    let (all, named) = (report.source.cashAccounts, report.source.cashByName)
    if named.isEmpty { return "by declaration" }
    if named.count == all.count { return "by name" }
    return "\(list(named.map { shortName($0) }, atMost: 4)) by name"
  }

  /// How much of a month has passed, and where the books end if that is before.
  func days(of soFar: KPIReport.SoFar) -> String {
    let days = "\(soFar.asOf.civil.day) of \(soFar.asOf.month.length) days"
    guard let end = report.booksEnd, end < soFar.asOf else { return days }
    return "\(days), books to \(DateText.day(end))"
  }

  /// How far the books run.
  var booksEnd: String {
    guard let end = report.booksEnd else { return "the books are empty" }
    return "books \(report.isBeyondBooks ? "end" : "run to") \(DateText.fullDay(end))"
  }
}
