import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `KPIReport+CalendarTests` {
  @Test func `what comes in, goals and what is paid are no coming payments`() throws {
    let day = try day("2026-07-01")
    func event(
      _ source: KPIReport.CalendarBlock.Source, _ state: KPIReport.DueItem.State
    ) -> KPIReport.CalendarBlock.Event {
      .init(date: day, source: source, name: "\(source) \(state)", amount: nil, state: state)
    }
    let block = KPIReport.CalendarBlock(
      from: day, to: day,
      events: [
        event(.goal, .due), event(.income, .due), event(.debt, .logged), event(.debt, .scheduled),
        event(.rule, .due), event(.subscription, .overdue),
      ])
    #expect(
      block.comingPayments.map(\.name) == ["debt scheduled", "rule due", "subscription overdue"])
  }
}
