import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct CalendarEventTests {
  @Test(
    arguments: [
      ("2026-06-10", nil, .due), ("2026-06-09", nil, .overdue),
      ("2026-06-15", "2026-06-10", .logged),
      ("2026-06-15", "2026-06-11", .scheduled), ("2026-06-09", "2026-06-11", .scheduled),
    ] as [(String, String?, KPIReport.DueItem.State)])
  func `the state follows from the payment and the day it is seen from`(
    _ due: String, _ paid: String?, _ state: KPIReport.DueItem.State
  ) throws {
    #expect(
      CalendarEvent.state(
        due: try day(due), paid: try paid.map { try day($0) }, seenOn: try day("2026-06-10"))
        == state)
  }

  @Test func `an event moves no cash by itself`() throws {
    let event = CalendarEvent(.goal, "Bike", on: try day("2026-06-10"), amount: nil, .due)
    #expect(event.cash == nil)
    #expect(event.entry == nil)
  }
}
