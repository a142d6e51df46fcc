package import LedgerModel

extension KPIReport {
  /// The coming days.
  package struct CalendarBlock: Equatable, Sendable {
    package enum Source: String, Equatable, Sendable {
      case subscription, debt, goal, rule, income
    }

    /// An event on a day.
    package struct Event: Equatable, Sendable {
      package var date: Day
      package var source: Source
      package var name: String
      /// What is paid or comes in, positive; `nil` where it is not known.
      package var amount: Quantity?
      package var state: DueItem.State
    }

    package var from: Day
    package var to: Day
    package var events: [Event]
    package var lowPoint: LowPoint?
  }

  /// How the report relates to the snapshots before it.
  package struct SnapshotBlock: Equatable, Sendable {
    /// A past figure that the books now give differently.
    package struct Restated: Equatable, Sendable {
      package var month: Month
      package var measure: String
      package var stored: Quantity?
      package var recomputed: Quantity?
    }
    package var restated: [Restated]
  }
}

extension KPIReport.CalendarBlock {
  /// The payments that are to come or overdue, without what comes in and the dates of goals.
  package var comingPayments: [KPIReport.DueItem] {
    events.compactMap { event in
      guard event.source != .goal, event.source != .income, event.state != .logged else {
        return nil
      }
      return KPIReport.DueItem(
        date: event.date, name: event.name, amount: event.amount, state: event.state)
    }
  }
}
