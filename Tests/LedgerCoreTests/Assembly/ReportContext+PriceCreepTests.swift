import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextPriceCreepTests {
  private func creep(_ change: (inout SampleBooks) throws -> Void) throws -> KPIReport.PriceCreep {
    var books = try SampleBooks.household()
    try change(&books)
    return try books.report("2026-06-30").recurring.priceCreep
  }

  private func step(_ date: String, _ digits: String, _ subscription: inout Subscription) throws {
    subscription.prices.append(
      .init(day: try day(date), amount: Money(try number(digits), subscription.amount.commodity)))
  }

  @Test func `items with both prices are compared by the month`() throws {
    let creep = try creep {
      try $0.subscription("Domain", "120", .years(1), from: "2024-01-01") {
        try step("2026-01-01", "144", &$0)
      }
      try $0.subscription("Flat", "10", from: "2024-01-01")
      try $0.subscription("New", "50", from: "2026-05-01")
    }
    #expect(creep.baselineDate == Day("2025-06-30"))
    #expect(creep.items.map(\.name) == ["Domain", "Flat"])
    #expect(creep.items.first?.change == Quantity("2.00"))
    #expect(creep.totalMonthlyChange == Quantity(2))
    #expect(creep.totalFraction == Quantity("0.1"))
    #expect(creep.items.first?.since == Day("2026-01-01"))
  }

  @Test func `without items there is no total`() throws {
    let creep = try creep { _ in }
    #expect(creep.totalMonthlyChange == nil)
    #expect(creep.totalFraction == nil)
  }

  @Test func `prices of the future and ended items are left out`() throws {
    let creep = try creep {
      try $0.subscription("Later", "10", from: "2024-01-01") { try step("2026-07-01", "12", &$0) }
      try $0.subscription("Gone", "10", from: "2024-01-01") {
        try step("2026-01-01", "12", &$0)
        $0.recurrence.end = try day("2026-03-01")
      }
    }
    #expect(creep.items.map(\.name) == ["Later"])
    #expect(creep.totalMonthlyChange == .zero)
  }

  @Test func `an item whose currency changed is left out`() throws {
    let creep = try creep {
      let euro = $0.ledger.commodities.intern("EUR")
      try $0.subscription("Moved", "10", from: "2024-01-01") {
        $0.prices = [.init(day: try day("2026-01-01"), amount: Money(Quantity(9), euro))]
      }
      try $0.price("2026-01-01", "EUR", "1.10")
    }
    #expect(creep.items.isEmpty)
  }

  @Test func `what was charged goes before what is declared`() throws {
    let creep = try creep {
      let charges = [
        ("2025-05-15", "15"), ("2026-01-15", "15"), ("2026-02-15", "18"), ("2026-05-15", "18"),
      ]
      for (date, price) in charges {
        try $0.add("\(date) Netflix | Expenses:TV \(price) USD | Assets:Checking -\(price) USD")
      }
      // Declared at a price that was never charged.
      try $0.subscription("Netflix", "12", from: "2025-01-15")
      try $0.add("2026-06-15 Club | Expenses:Fun 30 USD | Assets:Checking -30 USD")
      try $0.subscription("Club", "20", from: "2024-01-15")
    }
    #expect(creep.items.map(\.name) == ["Netflix"])
    #expect(creep.items.first?.baseline == Quantity(15))
    #expect(creep.items.first?.change == Quantity(3))
    #expect(creep.items.first?.since == Day("2026-02-15"))
  }

  @Test func `a younger item is compared with its first price, of its own day`() throws {
    let creep = try creep {
      try $0.subscription("Box", "10", from: "2026-02-05") { try step("2026-05-05", "12", &$0) }
      try $0.subscription("Flat", "10", from: "2024-01-01") { try step("2026-05-05", "12", &$0) }
    }
    #expect(creep.items.map(\.name) == ["Box", "Flat"])
    #expect(creep.items.map(\.baselineDate.description) == ["2026-02-05", "2025-06-30"])
  }

  @Test func `a price line after the last charge is the current price`() throws {
    let creep = try creep {
      for month in 1...5 {
        try $0.add("2026-0\(month)-15 Club | Expenses:Fun 30 USD | Assets:Checking -30 USD")
      }
      try $0.subscription("Club", "20", from: "2024-01-15") { try step("2026-06-01", "33", &$0) }
    }
    #expect(creep.items.map(\.current) == [Quantity(33)])
    #expect(creep.items.map(\.baseline) == [Quantity(30)])
  }
}
