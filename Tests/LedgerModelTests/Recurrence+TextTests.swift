import LedgerModel
import Testing

struct RecurrenceTextTests {
  @Test(arguments: [
    (Recurrence.Interval.days(1), "daily"), (.days(10), "every 10 days"), (.weeks(1), "weekly"),
    (.weeks(2), "every 2 weeks"), (.months(1), "monthly"), (.months(3), "quarterly"),
    (.months(6), "every 6 months"),
    (.years(1), "yearly"), (.years(2), "every 2 years"),
    (.semimonthly(1, 15), "semimonthly on 1 and 15"),
    (.weekdays([1, 2, 3, 4, 5]), "every weekday"),
    (.weekdays([6, 7]), "every weekendday"), (.weekdays([1, 4]), "every Monday, Thursday"),
    (.dayOfMonth(1), "every 1st day of month"), (.dayOfMonth(12), "every 12th day of month"),
    (.dayOfMonth(23), "every 23rd day of month"),
    (.weekdayOfMonth(ordinal: 2, weekday: 2), "every 2nd Tuesday of month"),
    (.dayOfYear(month: 12, day: 31), "every December 31st"), (.once, "once"),
  ])
  func `an interval reads as in a journal`(_ interval: Recurrence.Interval, _ text: String) {
    #expect(interval.description == text)
    #expect("\(Recurrence(interval, start: Day("2024-01-31")))" == text)
  }

  @Test func `a number without a name stays a number`() {
    #expect(Recurrence.Interval.dayOfYear(month: 13, day: 1).description == "every 13 1st")
  }
}
