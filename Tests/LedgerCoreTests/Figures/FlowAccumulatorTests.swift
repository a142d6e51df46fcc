import LedgerModel
import Testing

@testable import LedgerCore

struct FlowAccumulatorTests {
  private var ledger = LedgerBuilder()

  private func flows(
    _ month: String = "2025-01", upTo text: String? = nil,
    prices: ReportRequest.Prices = .traded
  ) throws -> MonthFlows {
    try SweptLedger(ledger, prices: prices).flows(month, upTo: text)
  }

  @Test mutating func `what a paycheck withholds is an expense of its own kind`() throws {
    try ledger.entry(
      "2025-01-31", "pay",
      [
        ("assets:bank", "3000", "USD"), ("expenses:tax", "900", "USD"),
        ("expenses:tax:state", "100", "USD"), ("income:salary", "-4000", "USD"),
      ])
    try ledger.spend("2025-01-31", "expenses:tax", "50")
    let flows = try flows()
    #expect(flows.totalIncome == Quantity(4000))
    #expect(flows.totalExpenses == Quantity(1050))
    #expect(flows.totalWithheld == Quantity(1000))
    #expect(flows.expenses.map(\.amount) == [Quantity(950), Quantity(100)])
    #expect(flows.expenses.map(\.withheld) == [Quantity(900), Quantity(100)])
  }

  @Test mutating func `the cost goes before the price, and is valued at the day's price`() throws {
    try ledger.price("2025-01-01", "EUR", "1.1", "USD")
    try ledger.price("2025-01-20", "EUR", "1.2", "USD")
    try ledger.entry(
      "2025-01-10", "abroad",
      lines: [
        .init("expenses:a", "1000", "JPY", total: ("6", "EUR")),
        .init("expenses:b", "10", "EUR", unit: ("1.05", "USD")),
        .init("expenses:c", "10", "EUR"), .init("expenses:d", "10", "EUR", day: "2025-01-21"),
      ])
    let amounts = try flows().expenses.map(\.amount)
    #expect(try amounts == ["6.6", "10.5", "11", "12"].map(number))
  }

  @Test mutating func `what has no price is left out and listed`() throws {
    try ledger.entry(
      "2025-01-10", "points",
      [
        ("expenses:a", "10", "MILES"), ("expenses:b", "5", "MILES"), ("expenses:a", "2", "USD"),
        ("income:c", "-3", "GOLD"),
      ])
    let swept = try SweptLedger(ledger)
    let flows = try swept.flows("2025-01")
    #expect(flows.totalExpenses == Quantity(2))
    #expect(flows.totalIncome == .zero)
    #expect(swept.texts(flows.unvaluedExpenses) == ["15 MILES"])
    #expect(swept.texts(flows.unvaluedIncome) == ["3 GOLD"])
    #expect(swept.texts(flows.expensesByCommodity) == ["15 MILES", "2 USD"])
    #expect(swept.texts(flows.incomeByCommodity) == ["3 GOLD"])
  }

  @Test mutating func `virtual postings are no flow`() throws {
    try ledger.entry(
      "2025-01-10", "envelope",
      lines: [
        .init("expenses:food", "5", "USD", isVirtual: true),
        .init("income:x", "-5", "USD", isVirtual: true),
        .init("expenses:food", "1", "USD"), .init("assets:cash", "-1", "USD"),
      ])
    let flows = try flows()
    #expect(flows.totalExpenses == Quantity(1))
    #expect(flows.totalWithheld == .zero)
    #expect(flows.totalIncome == .zero)
  }

  @Test mutating func `gains of a gain account and of a sale stand apart from income`() throws {
    try ledger.entry(
      "2025-01-10", "sale",
      lines: [
        .init("assets:broker", "-10", "VTI", lot: ("50", "USD")),
        .init("assets:cash", "595", "USD"), .init("expenses:fee", "5", "USD"),
        .init("income:trading", "-100", "USD"),
      ])
    try ledger.move("2025-01-11", to: "assets:cash", from: "income:capital gains", "7")
    try ledger.move("2025-01-12", to: "assets:cash", from: "income:dividends", "3")
    let swept = try SweptLedger(ledger)
    let flows = try swept.flows("2025-01")
    #expect(flows.totalIncome == Quantity(3))
    #expect(swept.texts(flows.incomeByCommodity) == ["110 USD"])
    #expect(flows.realisedGains == Quantity(107))
    #expect(flows.totalExpenses == Quantity(5))
    #expect(flows.totalWithheld == .zero)
  }

  @Test mutating func `refunds and clawbacks keep their sign`() throws {
    try ledger.spend("2025-01-01", "expenses:food", "-5")
    try ledger.salary("2025-01-02", "-7")
    let flows = try flows()
    #expect(flows.totalExpenses == Quantity(-5))
    #expect(flows.totalIncome == Quantity(-7))
  }

  @Test mutating func `a day inside the month cuts the month off`() throws {
    try ledger.spend("2025-01-10", "expenses:food", "5")
    try ledger.spend("2025-01-20", "expenses:food", "6")
    #expect(try flows(upTo: "2025-01-09") == MonthFlows())
    #expect(try flows(upTo: "2025-01-10").totalExpenses == Quantity(5))
    #expect(try flows(upTo: "2025-01-20") == flows())
    #expect(try flows("2024-12") == MonthFlows())
  }

  @Test mutating func `ignored accounts and commodities are no flow`() throws {
    ledger.attributes("expenses:old") { $0.isIgnored = true }
    ledger.ignore(commodity: "MILES")
    try ledger.spend("2025-01-10", "expenses:old:a", "5")
    try ledger.entry("2025-01-10", "x", [("expenses:a", "1", "MILES")])
    #expect(try flows() == MonthFlows())
  }
}
