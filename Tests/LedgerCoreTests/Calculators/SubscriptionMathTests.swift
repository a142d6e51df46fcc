import LedgerCore
import LedgerModel
import Testing

@Suite struct SubscriptionMathTests {
  @Test func `a sum is exact and is rounded once`() throws {
    let weekly = SubscriptionMath.Item(
      name: "veg", price: Quantity(10), recurrence: Recurrence(.weeks(1)))
    #expect(SubscriptionMath.monthlyOutflow(of: [weekly, weekly, weekly]) == Ratio(130))
    #expect(SubscriptionMath.monthlyOutflow(of: []) == .zero)
  }

  @Test func `the largest are those that cost most a month, equal ones by name`() throws {
    let items = try [
      item("yearly", "120", .years(1)), item("weekly", "5", .weeks(1)),
      item("beta", "10", .months(1)), item("alpha", "30", .months(3)),
    ]
    #expect(
      SubscriptionMath.largest(of: items, limit: 9).map(\.name)
        == ["weekly", "alpha", "beta", "yearly"])
    #expect(SubscriptionMath.largest(of: items, limit: 1).map(\.name) == ["weekly"])
    #expect(SubscriptionMath.largest(of: items, limit: -1).isEmpty)
  }

  @Test func `what is due today and in thirty days is in the window`() throws {
    let items = try [
      item("late", "1", .dayOfMonth(30)), item("today", "1", .months(1), from: "2026-10-30"),
      item("outside", "1", .months(1), from: "2026-10-31"),
      item("ended", "1", .days(1), from: "2026-01-01", end: "2026-11-30"),
    ]
    let due = SubscriptionMath.due(of: items, from: try day("2026-11-30"))
    #expect(
      due.map { "\($0.day) \($0.item.name)" } == [
        "2026-11-30 late", "2026-11-30 outside", "2026-11-30 today", "2026-12-30 late",
        "2026-12-30 today",
      ])
  }

  @Test func `a horizon before the day is the day alone`() throws {
    let items = try [item("daily", "1", .days(1))]
    #expect(SubscriptionMath.due(of: items, from: try day("2026-11-30"), horizon: -3).count == 1)
  }

  private func item(
    _ name: String, _ price: String, _ interval: Recurrence.Interval, from start: String? = nil,
    end: String? = nil
  ) throws -> SubscriptionMath.Item {
    SubscriptionMath.Item(
      name: name, price: try number(price),
      recurrence: Recurrence(interval, start: try start.map(day), end: try end.map(day)))
  }
}
