import LedgerModel
import Testing

@Suite struct RecurrencePeriodsTests {
  @Test func `a month overlaps the weeks that begin before and in it`() throws {
    let weeks = Recurrence(.weeks(1)).periods(overlapping: Month(year: 2026, month: 11))
    #expect(
      weeks.map(\.lowerBound.description) == [
        "2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30",
      ])
    #expect(weeks.last?.upperBound.description == "2026-12-07")
  }

  @Test func `the last period ends with the end`() throws {
    let rule = Recurrence(.months(3), start: try day("2026-09-15"), end: try day("2026-12-01"))
    let period = try day("2026-09-15")..<day("2026-12-01")
    #expect(rule.period(containing: try day("2026-11-30")) == period)
    #expect(rule.period(containing: try day("2026-12-01")) == nil)
    #expect(rule.period(containing: try day("2026-09-14")) == nil)
    #expect(rule.periods(overlapping: Month(year: 2026, month: 12)).isEmpty)
  }

  @Test func `something that happens once lasts to its end, or for a day`() throws {
    let start = try day("2026-11-10")
    let short = Recurrence(.once, start: start)
    #expect(short.periods(overlapping: start.month) == [start..<start.adding(days: 1)])
    let long = Recurrence(.once, start: start, end: try day("2027-03-01"))
    #expect(
      long.periods(overlapping: Month(year: 2027, month: 1)) == [start..<(try day("2027-03-01"))])
    #expect(Recurrence(.once).periods(overlapping: start.month).isEmpty)
  }

  @Test(arguments: Recurrence.samples)
  func `periods are in order and each follows the one before`(_ recurrence: Recurrence) throws {
    for index in 0..<30 {
      let month = Month(year: 2023, month: 10).adding(index)
      let periods = recurrence.periods(overlapping: month)
      for (earlier, later) in zip(periods, periods.dropFirst()) {
        #expect(earlier.upperBound == later.lowerBound)
      }
      for period in periods {
        #expect(period.overlaps(month.firstDay..<month.adding(1).firstDay))
        #expect(recurrence.period(containing: period.lowerBound) == period)
      }
    }
  }
}
