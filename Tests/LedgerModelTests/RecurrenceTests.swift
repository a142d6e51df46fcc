import LedgerModel
import Testing

@Suite struct RecurrenceTests {
  @Test(arguments: [
    ("2026-01-31", false), ("2026-02-01", true), ("2026-02-28", true), ("2026-03-01", false),
  ])
  func `it is in force from its first day until the day before its end`(
    _ text: String, _ isInForce: Bool
  ) throws {
    let day = try #require(Day(text))
    let recurrence = Recurrence(.months(1), start: Day("2026-02-01"), end: Day("2026-03-01"))
    #expect(recurrence.isInForce(on: day) == isInForce)
    #expect(Recurrence(.months(1)).isInForce(on: day))
  }
}
