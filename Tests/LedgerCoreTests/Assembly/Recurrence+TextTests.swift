import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `Recurrence+TextTests` {
  @Test(
    arguments: [
      (.days(1), "daily"), (.days(10), "every 10 days"), (.weeks(2), "every 2 weeks"),
      (.months(1), "monthly"), (.months(3), "quarterly"), (.months(6), "every 6 months"),
      (.years(1), "yearly"), (.semimonthly(1, 15), "semimonthly on 1 and 15"),
      (.weekdays([1, 5]), "every Mon, Fri"), (.once, "once"),
    ] as [(Recurrence.Interval, String)])
  func `an interval reads as a journal writes it`(_ interval: Recurrence.Interval, _ text: String) {
    #expect(Recurrence(interval).text == text)
  }

  @Test(
    arguments: [
      (.days(14), 2), (.weeks(1), 2), (.weeks(2), 2), (.days(15), 5), (.semimonthly(1, 15), 5),
      (.months(1), 5), (.years(1), 5), (.once, 5),
    ] as [(Recurrence.Interval, Int)])
  func `periods under 15 days are guarded by 2 days`(_ interval: Recurrence.Interval, _ days: Int) {
    #expect(Recurrence(interval).guardDays == days)
  }
}
