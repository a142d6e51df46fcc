import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct LowPointAssemblyTests {
  /// Books with 9000 in cash on the last day of June.
  private func books(_ entries: String...) throws -> SampleBooks {
    var books = try SampleBooks.household()
    for entry in entries { try books.add(entry) }
    return books
  }

  private func low(_ books: SampleBooks) throws -> KPIReport.LowPoint? {
    try books.report("2026-06-30").calendar.lowPoint
  }

  @Test func `income before a payment lifts the low point, income after it does not`() throws {
    var books = try books("2026-07-02 Roofer | Expenses:Roof 4000 USD | Assets:Checking -4000 USD")
    try books.rule(
      every: Recurrence(.months(1), start: try day("2026-01-05")),
      [("Assets:Checking", "3000"), ("Income:Salary", "-3000")])
    let roof = KPIReport.LowPoint(
      date: try day("2026-07-02"), balance: Quantity(5000), events: ["Roofer"])
    #expect(try low(books) == roof)
    try books.add("2026-07-20 Dentist | Expenses:Teeth 3500 USD | Assets:Checking -3500 USD")
    #expect(
      try low(books)
        == .init(
          date: try day("2026-07-20"), balance: Quantity(4500), events: ["Roofer", "Dentist"]))
  }

  @Test func `what a card pays is no cash until the card is due`() throws {
    var books = try books(
      "2026-06-03 Gym | Expenses:Fun 35 USD | Liabilities:Visa -35 USD",
      "2026-05-03 Gym | Expenses:Fun 35 USD | Liabilities:Visa -35 USD")
    try books.subscription("Gym", "35", from: "2026-05-03", account: "Expenses:Fun")
    #expect(try low(books) == nil)
    let minimum = try books.money("25")
    books.attributes("Liabilities:Visa") {
      $0.dueDay = 20
      $0.minimum = .fixed(minimum)
    }
    #expect(
      try low(books)
        == .init(
          date: try day("2026-07-20"), balance: Quantity(8925),
          events: Array(repeating: "Liabilities:Visa", count: 3)))
  }

  @Test func `what is overdue is paid at once, but for what should have come in`() throws {
    var books = try books()
    try books.subscription("Water", "98.75", from: "2026-06-10", account: "Expenses:Water")
    try books.rule(
      every: Recurrence(.months(1), start: try day("2026-06-20")),
      [("Assets:Checking", "400"), ("Income:Rent", "-400")])
    let minimum = try books.money("25")
    books.attributes("Liabilities:Visa") {
      $0.dueDay = 12
      $0.minimum = .fixed(minimum)
    }
    let lowest = try #require(try low(books))
    #expect(lowest.date == Day("2026-07-12"))
    // Both twice: overdue, and due in July.
    #expect(lowest.balance == Quantity("8752.50"))
    #expect(lowest.events == ["Liabilities:Visa", "Water", "Water", "Liabilities:Visa"])
  }

  @Test func `no more is due on a debt than it owes`() throws {
    var books = try books()
    let minimum = try books.money("200")
    books.attributes("Liabilities:Visa") {
      $0.dueDay = 12
      $0.minimum = .fixed(minimum)
    }
    // 300 is owed: 200 is overdue, 100 is left for July.
    #expect(try low(books)?.balance == Quantity(8700))
  }

  @Test func `an entry goes by the name of its event, and counts once`() throws {
    var books = try books("2026-07-04 Iron Gym | Expenses:Fun 35 USD | Assets:Checking -35 USD")
    try books.subscription("Gym", "35", from: "2026-07-03", payee: "iron", account: "Expenses:Fun")
    #expect(
      try low(books)
        == .init(date: try day("2026-07-04"), balance: Quantity(8965), events: ["Gym"]))
  }

  @Test func `money that moves between liquid accounts is no event`() throws {
    let moved = "2026-07-04 Bank | Assets:Savings 500 USD | Assets:Checking -500 USD"
    #expect(try low(books(moved)) == nil)
  }
}
