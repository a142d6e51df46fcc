import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextNetWorthTests {
  @Test func `the history runs from the first month of the books to the own one`() throws {
    let history = try SampleBooks.household().report("2026-06-30").netWorth.history
    #expect(history.map(\.month.description) == ["2026-03", "2026-04", "2026-05", "2026-06"])
    #expect(history.map(\.origin) == [.derived, .derived, .derived, .live])
    #expect(history.map(\.netWorth) == [5700, 6700, 7700, 8700].map { Quantity($0) })
  }

  @Test func `the history has at most 24 months before the own one`() throws {
    var books = try SampleBooks.household()
    try books.add("2020-01-01 Gift | Assets:Checking 1 USD | Equity:Gifts -1 USD")
    let history = try books.report("2026-06-30").netWorth.history
    #expect(history.count == 25)
    #expect(history.first?.month == Month(year: 2024, month: 6))
  }

  @Test func `the move of a month has its causes`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Gift | Assets:Checking 50 USD | Equity:Gifts -50 USD")
    let moved = try #require(try books.report("2026-06-30").netWorth.moved)
    #expect(moved.change == Quantity(1050))
    #expect(moved.saved == Quantity(1000))
    #expect(moved.other == Quantity(50))
  }
}
