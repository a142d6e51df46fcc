internal import Diagnostics
internal import LedgerModel

/// The days that a report is of, found by the month that was chosen and the books.
struct ReportPeriod: Equatable, Sendable {
  /// The last day that counts; its month is the report's.
  var asOf: Day
  /// The day up to which the current month is shown apart, or `nil` for no such block.
  var soFarDay: Day?
  /// What a reader should know of the choice.
  var notes: [Diagnostic] = []

  /// Finds the days.
  ///
  /// A month or a day that was typed is taken as it is, so that the same words give the same
  /// report on any day.
  ///
  /// - Throws: ``UsageError`` if the books begin later.
  init(_ choice: MonthChoice, books: BooksSpan, today: Day) throws(UsageError) {
    switch choice {
    case .last:
      guard let month = books.lastCoveredMonth(today: today) else {
        asOf = today
        notes = [ReportPeriod.noCompleteMonth(books, today: today)].compactMap(\.self)
        break
      }
      asOf = month.lastDay
      soFarDay = today
      notes = [ReportPeriod.behind(books, month, today: today)].compactMap(\.self)
    case .this, .asOfToday: asOf = today
    case .month(let month): asOf = month.lastDay
    case .asOf(let day): asOf = day
    }
    guard let begin = books.begin, asOf < begin else { return }
    throw UsageError(
      "the books begin on \(begin), after the report's last day, \(asOf)",
      help: "type a later month, such as '--month \(begin.month)'")
  }

  /// Says that the month before this one is not covered.
  private static func behind(_ books: BooksSpan, _ month: Month, today: Day) -> Diagnostic? {
    guard books.last != nil, month < today.month.previous else { return nil }
    return Diagnostic(
      "books-behind", .note,
      "the headline is \(month.spelled), the last month that the books cover", at: nil)
  }

  /// Says that no month is complete, if there is anything at all.
  private static func noCompleteMonth(_ books: BooksSpan, today: Day) -> Diagnostic? {
    guard let last = books.last else { return nil }
    let help = "for the month they end in, type '--month \(last.month)'"
    return Diagnostic(
      "no-complete-month", .note,
      "books end \(last) and cover no complete month; the headline is \(today.month.spelled)"
        + " to date",
      at: nil, last.month < today.month ? [.init(.help, help)] : [])
  }
}

extension Month {
  /// The month in words, such as `October 2026`.
  var spelled: String { DateText.month(self) }
}
