import Diagnostics
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct ReportPeriodTests {
  /// The day of the run, the first and last entry, what is typed, and the last day of the report.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var today = "2026-12-02"
    var first: String? = "2024-01-05"
    var last: String? = "2026-12-01"
    var choice = MonthChoice.last
    var asOf: String
    var soFar: String?
    var note: String?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "two days into a month it is the one before", asOf: "2026-11-30", soFar: "2026-12-02"),
    Case(
      name: "books in the last week of a month cover it", last: "2026-11-24", asOf: "2026-11-30",
      soFar: "2026-12-02"),
    Case(
      name: "books that end before its last week do not", last: "2026-11-23", asOf: "2026-10-31",
      soFar: "2026-12-02", note: "the headline is October 2026, the last month that the books cover"
    ),
    Case(
      name: "books that are weeks behind say so", last: "2026-11-05", asOf: "2026-10-31",
      soFar: "2026-12-02", note: "the headline is October 2026, the last month that the books cover"
    ),
    Case(
      name: "the last day of a month has not ended", today: "2026-11-30", last: "2026-11-30",
      asOf: "2026-10-31", soFar: "2026-11-30"),
    Case(
      name: "a short February has its last week too", today: "2026-03-01", last: "2026-02-22",
      asOf: "2026-02-28", soFar: "2026-03-01"),
    Case(
      name: "young books have no complete month", today: "2026-12-20", first: "2026-12-03",
      last: "2026-12-19", asOf: "2026-12-20",
      note:
        "books end 2026-12-19 and cover no complete month; the headline is December 2026 to date"),
    Case(
      name: "a first month that is entered late counts", first: "2026-11-28", last: "2026-12-01",
      asOf: "2026-11-30", soFar: "2026-12-02"),
    Case(name: "empty books are of today", first: nil, last: nil, asOf: "2026-12-02"),
    Case(name: "this month is up to today", choice: .this, asOf: "2026-12-02"),
    Case(name: "as of today is up to today", choice: .asOfToday, asOf: "2026-12-02"),
    Case(
      name: "a typed month is whole", choice: .month(Month(year: 2026, month: 9)),
      asOf: "2026-09-30"),
    Case(
      name: "a typed month may be to come", choice: .month(Month(year: 2027, month: 2)),
      asOf: "2027-02-28"),
    Case(name: "a typed day is taken", choice: .asOf(Day(ordinal: 20_000)), asOf: "2024-10-04"),
  ]

  @Test(arguments: cases)
  func `a report has its days`(_ example: Case) throws {
    let (first, last) = (example.first.flatMap { Day($0) }, example.last.flatMap { Day($0) })
    let period = try ReportPeriod(
      example.choice, books: BooksSpan(begin: first, first: first, last: last),
      today: try #require(Day(example.today)))
    #expect(period.asOf.description == example.asOf)
    #expect(period.soFarDay?.description == example.soFar)
    #expect(period.notes.map(\.message) == [example.note].compactMap(\.self))
  }

  @Test func `a month before the books is a mistake`() throws {
    let begin = Day("2024-01-05")
    let books = BooksSpan(begin: begin, first: begin, last: begin)
    let error = try #require(throws: UsageError.self) {
      try ReportPeriod(
        .month(Month(year: 2023, month: 12)), books: books, today: Day(ordinal: 20_789))
    }
    #expect(
      error.message == "the books begin on 2024-01-05, after the report's last day, 2023-12-31")
    #expect(error.help?.contains("--month 2024-01") == true)
  }

  @Test func `books that start tomorrow have no report today`() {
    let begin = Day("2026-12-03")
    #expect(throws: UsageError.self) {
      try ReportPeriod(
        .last, books: BooksSpan(begin: begin, first: begin, last: nil),
        today: try #require(Day("2026-12-02")))
    }
  }
}
