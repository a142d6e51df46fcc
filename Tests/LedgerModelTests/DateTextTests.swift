import LedgerModel
import Testing

struct DateTextTests {
  @Test func `days and months are written in English`() throws {
    let day = try #require(Day("2026-02-05"))
    #expect(DateText.day(day) == "5 Feb")
    #expect(DateText.fullDay(day) == "5 Feb 2026")
    #expect(DateText.month(day.month) == "February 2026")
    #expect(DateText.shortMonth(day.month) == "Feb 2026")
  }

  @Test func `every month has a name of its own`() {
    let names = (1...12).map { DateText.name(Month(year: 2026, month: $0)) }
    #expect(Set(names).count == 12)
    #expect(names.first == "January")
    #expect(names.last == "December")
  }
}
