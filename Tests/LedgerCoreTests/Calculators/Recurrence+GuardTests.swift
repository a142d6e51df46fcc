import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `Recurrence+GuardTests` {
  @Test(
    arguments: [
      (.days(14), 2), (.weeks(1), 2), (.weeks(2), 2), (.days(15), 5), (.semimonthly(1, 15), 5),
      (.months(1), 5), (.years(1), 5), (.once, 5),
    ] as [(Recurrence.Interval, Int)])
  func `periods under 15 days are guarded by 2 days`(_ interval: Recurrence.Interval, _ days: Int) {
    #expect(Recurrence(interval).guardDays == days)
  }
}
