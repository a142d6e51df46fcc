import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `CalendarAssembly+DebtsTests` {
  /// A loan with 50 due on the 15th, paid on time in each month but June.
  private func books(_ entries: String...) throws -> SampleBooks {
    var books = try SampleBooks.household()
    try books.add("2026-03-02 Bank | Liabilities:Loan -1000 USD | Assets:Car 1000 USD")
    for month in ["04", "05"] {
      try books.add("2026-\(month)-15 Bank | Liabilities:Loan 50 USD | Assets:Checking -50 USD")
    }
    for entry in entries { try books.add(entry) }
    let fifty = try books.money("50")
    books.attributes("Liabilities:Loan") {
      $0.dueDay = 15
      $0.minimum = .fixed(fifty)
    }
    return books
  }

  private func events(_ books: SampleBooks) throws -> [String] {
    try books.report("2026-06-30").calendar.events.map {
      "\($0.date) \($0.amount?.text() ?? "-") \($0.state.rawValue)"
    }
  }

  @Test func `a due day without a payment is overdue`() throws {
    #expect(try events(books()) == ["2026-06-15 50 overdue", "2026-07-15 50 due"])
    #expect(try books().report("2026-06-30").calendar.from == Day("2026-06-15"))
  }

  @Test func `who pays well before the due day is not late`() throws {
    let paid = "2026-06-03 Bank | Liabilities:Loan 50 USD | Assets:Checking -50 USD"
    #expect(try events(books(paid)) == ["2026-07-15 50 due"])
  }

  @Test func `a payment that stands in the books has its own amount`() throws {
    let paid = [
      "2026-06-15 Bank | Liabilities:Loan 50 USD | Assets:Checking -50 USD",
      "2026-07-13 Bank | Liabilities:Loan 80 USD | Assets:Checking -80 USD",
    ]
    #expect(try events(books(paid[0], paid[1])) == ["2026-07-15 80 scheduled"])
  }

  @Test func `a debt is not overdue before there was one`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Bank | Liabilities:Loan -1000 USD | Assets:Car 1000 USD")
    books.attributes("Liabilities:Loan") { $0.dueDay = 15 }
    #expect(try events(books) == ["2026-07-15 - due"])
  }

  @Test func `a card that is paid in full is due with all that it owes, once`() throws {
    var books = try SampleBooks(
      "2025-09-01 Opening | Assets:Cash 900 USD | Equity:Opening -900 USD")
    for month in ["2025-10", "2025-11", "2025-12", "2026-01"] {
      try books.add("\(month)-10 Market | Expenses:Food 90 USD | Liabilities:Card -90 USD")
    }
    for month in ["2025-11", "2025-12", "2026-01"] {
      try books.add("\(month)-02 Card | Liabilities:Card 90 USD | Assets:Cash -90 USD")
    }
    books.attributes("Liabilities:Card") { $0.dueDay = 1 }
    let events = try books.report("2026-02-01").calendar.events
    #expect(events.map(\.date.description) == ["2026-02-01", "2026-03-01"])
    #expect(events.map(\.amount) == [Quantity(90), nil])
  }

  @Test func `what is charged until the due day is due a month later`() throws {
    var books = try SampleBooks(
      "2025-09-01 Opening | Assets:Cash 900 USD | Equity:Opening -900 USD")
    for month in ["2025-11", "2025-12", "2026-01"] {
      try books.add("\(month)-02 Gym | Expenses:Fun 35 USD | Liabilities:Card -35 USD")
      try books.add("\(month)-20 Card | Liabilities:Card 34 USD | Assets:Cash -34 USD")
    }
    books.attributes("Liabilities:Card") { $0.dueDay = 3 }
    try books.subscription("Gym", "35", from: "2025-11-02", account: "Expenses:Fun")
    let events = try books.report("2026-02-01").calendar.events.filter { $0.source == .debt }
    #expect(events.map(\.amount) == [Quantity(3), Quantity(35)])
  }
}
