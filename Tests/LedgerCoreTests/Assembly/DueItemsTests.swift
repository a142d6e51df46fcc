import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct DueItemsTests {
  /// What is shown of an occurrence.
  private func shown(_ items: [KPIReport.DueItem]) -> [String] {
    items.map { "\($0.date) \($0.name) \($0.state.rawValue)" }
  }

  @Test(arguments: [("2026-06-15", 2), ("2026-06-16", 1), ("2026-07-01", 1)])
  func `both ends of the window count`(_ asOf: String, _ count: Int) throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35", .days(30), from: "2026-06-15")
    #expect(try books.report(asOf).recurring.upcoming.count == count)
  }

  @Test func `an early payment logs the coming occurrence`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-28 Gym | Expenses:Fun 35 USD | Assets:Checking -35 USD")
    try books.subscription("Gym", "35", from: "2026-01-02")
    let recurring = try books.report("2026-06-30").recurring
    #expect(shown(recurring.upcoming) == ["2026-07-02 Gym logged"])
    #expect(shown(recurring.overdue) == ["2026-06-02 Gym overdue"])
  }

  @Test func `a later entry schedules its occurrence at its own amount`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-07-04 Gym | Expenses:Fun 36 USD | Assets:Checking -36 USD")
    try books.subscription("Gym", "35", from: "2026-01-02")
    let recurring = try books.report("2026-06-30").recurring
    #expect(shown(recurring.upcoming) == ["2026-07-02 Gym scheduled"])
    #expect(recurring.upcoming.first?.amount == Quantity(36))
  }

  @Test func `one entry pays one occurrence, the nearest first`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-10 Kiosk | Expenses:Fun 5 USD | Assets:Checking -5 USD")
    try books.subscription("Kiosk", "5", .weeks(1), from: "2026-05-27")
    let recurring = try books.report("2026-06-12").recurring
    #expect(shown(recurring.overdue) == ["2026-05-27 Kiosk overdue", "2026-06-03 Kiosk overdue"])
  }

  @Test func `two items do not share an entry`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-10 Cloud Family | Expenses:Fun 5 USD | Assets:Checking -5 USD")
    try books.subscription("Cloud", "3", from: "2026-06-09")
    try books.subscription("Cloud Family", "5", from: "2026-06-10")
    #expect(shown(try books.report("2026-06-20").recurring.overdue) == ["2026-06-09 Cloud overdue"])
  }

  @Test func `a refund pays nothing`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-02 Gym | Expenses:Fun -35 USD | Assets:Checking 35 USD")
    try books.subscription("Gym", "35", from: "2026-06-02")
    #expect(shown(try books.report("2026-06-20").recurring.overdue) == ["2026-06-02 Gym overdue"])
  }

  @Test(arguments: [("2026-06-07", 0), ("2026-06-08", 1)])
  func `a payment is at most five days off`(_ paid: String, _ overdue: Int) throws {
    var books = try SampleBooks.household()
    try books.add("\(paid) Gym | Expenses:Fun 35 USD | Assets:Checking -35 USD")
    try books.subscription("Gym", "35", from: "2026-06-02")
    #expect(try books.report("2026-06-20").recurring.overdue.count == overdue)
  }

  @Test func `overdue looks back 45 days and not before the books`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35", from: "2025-01-02")
    #expect(
      shown(try books.report("2026-06-20").recurring.overdue)
        == ["2026-06-02 Gym overdue"])
    #expect(
      shown(try books.report("2026-03-20").recurring.overdue) == ["2026-03-02 Gym overdue"])
  }

  @Test func `a price line of the future counts from its day on`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35", from: "2026-01-20") {
      $0.prices = [
        .init(day: try day("2026-07-15"), amount: Money(Quantity(40), $0.amount.commodity))
      ]
    }
    let recurring = try books.report("2026-06-30").recurring
    #expect(recurring.upcoming.map(\.amount) == [Quantity(40)])
    #expect(recurring.monthlyOutflow == Quantity(35))
  }
}
