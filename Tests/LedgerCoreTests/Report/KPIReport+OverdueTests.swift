import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `KPIReport+OverdueTests` {
  @Test func `items, and payments on debts, are overdue once under each name`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35", .weeks(2), from: "2026-06-01", account: "Expenses:Fun")
    books.attributes("Liabilities:Visa") { $0.dueDay = 15 }
    try books.goal("Bike", "900", by: "2026-06-02", account: "Assets:Checking")
    let overdue = try books.report("2026-06-30").overdue
    #expect(overdue.map(\.name) == ["Gym", "Liabilities:Visa"])
    #expect(overdue.first?.days.map(\.description) == ["2026-06-01", "2026-06-15", "2026-06-29"])
  }

  @Test(arguments: [
    (1, "1 Jun"), (4, "1 Jun, 2 Jun, 3 Jun, 4 Jun"), (5, "1 Jun, 2 Jun, 3 Jun and 2 more"),
  ])
  func `a sentence names up to four days`(_ count: Int, _ days: String) throws {
    var report = try SampleBooks.household().report("2026-06-30")
    report.recurring.overdue = (0..<count).map {
      .init(date: Day("2026-06-01")?.adding(days: $0) ?? .distantPast, name: "x", state: .overdue)
    }
    #expect(
      report.overdue.first?.sentence(naming: "Gym")
        == "Gym was due on \(days) and is not in the books.")
  }
}
