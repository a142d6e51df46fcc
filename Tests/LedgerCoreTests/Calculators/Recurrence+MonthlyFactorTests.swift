import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct RecurrenceMonthlyFactorTests {
  struct Inputs: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      let amount: GoldenNumber
      let unit: String
      let every: Int
    }

    let unit: String?
    let every: Int?
    let items: [Item]?
  }

  struct Factor: Decodable, Sendable {
    let numerator: Int?
    let denominator: Int?
    let decimal: GoldenNumber?
    let monthlyTotal: GoldenNumber?
  }

  @Test(arguments: try GoldenFile.cases("cadenceFactor", Inputs.self, Factor.self))
  func `a period has the expected factor`(_ golden: GoldenCase<Inputs, Factor>) throws {
    let expected = golden.expected
    if let items = golden.inputs.items {
      let recurring = try items.map { item in
        SubscriptionMath.Item(
          name: item.unit, price: item.amount.quantity,
          recurrence: try GoldenCadence(unit: item.unit, every: item.every).recurrence())
      }
      let total = try SubscriptionMath.monthlyOutflow(of: recurring).rounded(toScale: 2)
      #expect(total == expected.monthlyTotal?.quantity)
      return
    }
    let cadence = GoldenCadence(
      unit: try #require(golden.inputs.unit), every: try #require(golden.inputs.every))
    let factor = try cadence.recurrence().monthlyFactor
    let (over, under) = (try #require(expected.numerator), try #require(expected.denominator))
    #expect(factor == Ratio(over, under))
    expectClose(factor, expected.decimal)
  }

  @Test(arguments: [
    (Recurrence.Interval.days(7), Ratio(13, 3)), (.days(28), Ratio(13, 12)),
    (.weekdays([1, 2, 3, 4, 5]), Ratio(65, 3)), (.weekdays([3, 3]), Ratio(13, 3)),
    (.dayOfMonth(31), Ratio(1)), (.weekdayOfMonth(ordinal: 2, weekday: 4), Ratio(1)),
    (.dayOfYear(month: 2, day: 29), Ratio(1, 12)), (.once, Ratio(0)), (.years(3), Ratio(1, 36)),
    (.months(Int.max), Ratio(1, Int.max)), (.days(0), Ratio(13, 3)),
  ])
  func `every kind of interval has a factor`(_ interval: Recurrence.Interval, _ factor: Ratio) {
    #expect(Recurrence(interval).monthlyFactor == factor)
  }

  @Test(arguments: [
    (Recurrence.Interval.weeks(2), Ratio(14)), (.days(10), Ratio(10)),
    (.months(1), Ratio(48_699, 1600)), (.semimonthly(1, 15), Ratio(48_699, 3200)),
  ])
  func `the mean number of days is that of the calendar`(
    _ interval: Recurrence.Interval, _ days: Ratio
  ) {
    #expect(Recurrence(interval).meanDays == days)
  }

  @Test func `something that happens once has no mean`() {
    #expect(Recurrence(.once).meanDays == nil)
    #expect(Recurrence(.weekdays([])).meanDays == nil)
  }

  @Test func `a fifth weekday comes as often in 400 years as its factor says`() throws {
    let fifth = Recurrence(.weekdayOfMonth(ordinal: 5, weekday: 5))
    let days = fifth.occurrences(in: try day("2000-01-01")...day("2399-12-31"))
    #expect(fifth.monthlyFactor == Ratio(days.count, 4800))
  }
}
