import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore

/// The ledgers of `golden.json`, entry by entry, against the figures it states.
struct LedgerKpiTests {
  struct Inputs: Decodable, Sendable {
    let month: String
    let asOf: String
    let baseCurrency: String
  }

  struct Expected: Decodable, Sendable {
    let income: GoldenNumber
    let expenses: GoldenNumber
    let netCashFlow: GoldenNumber
    let liquid: GoldenNumber
    let totalDebt: GoldenNumber
    let netWorth: GoldenNumber
  }

  @Test(arguments: try GoldenFile.cases("ledgerKpi", Inputs.self, Expected.self))
  func `the figures of a ledger are the golden ones`(
    _ golden: GoldenCase<Inputs, Expected>
  ) throws {
    let expected = golden.expected
    let swept = try SweptLedger(try ledger(golden.id), currency: golden.inputs.baseCurrency)
    let flows = try swept.flows(golden.inputs.month, upTo: golden.inputs.asOf)
    let balances = try swept.balances(golden.inputs.asOf)
    #expect(flows.totalIncome == expected.income.quantity)
    #expect(flows.totalExpenses == expected.expenses.quantity)
    #expect(try flows.totalIncome - flows.totalExpenses == expected.netCashFlow.quantity)
    #expect(balances.liquid == expected.liquid.quantity)
    #expect(balances.totalDebt == expected.totalDebt.quantity)
    #expect(balances.netWorth == expected.netWorth.quantity)
  }

  private func ledger(_ id: String) throws -> LedgerBuilder {
    var ledger = LedgerBuilder()
    try (LedgerKpiTests.ledgers[id] ?? LedgerKpiTests.unknown)(&ledger)
    return ledger
  }

  private static func unknown(_ ledger: inout LedgerBuilder) throws {
    Issue.record("this case of golden.json has no ledger here")
  }

  private static let ledgers: [String: @Sendable (inout LedgerBuilder) throws -> Void] = [
    "k01-plain": { ledger in
      try ledger.open("2025-01-01", "1000.00")
      try ledger.salary("2025-01-05", "4000.00")
      try ledger.spend("2025-01-06", "expenses:rent", "1500.00")
    },
    "k03-card-purchase-then-payment": { ledger in
      try ledger.open("2025-01-01", "3000.00")
      try ledger.move("2025-01-20", to: "expenses:clothes", from: "liabilities:visa", "200.00")
      try ledger.move("2025-02-05", to: "liabilities:visa", from: "assets:bank:checking", "200.00")
      try ledger.salary("2025-02-07", "2500.00")
    },
    "k05-refund-month": { ledger in
      try ledger.salary("2025-03-02", "1000.00")
      try ledger.spend("2025-03-03", "expenses:clothes", "-90.00")
      try ledger.spend("2025-03-04", "expenses:food", "40.00")
    },
    "k07-foreign-expense-at-cost": { ledger in
      try ledger.price("2025-04-30", "EUR", "1.20", "USD")
      try ledger.entry(
        "2025-04-01", "opening",
        lines: [
          .init("assets:bank:checking", "1000.00", "USD"),
          .init("assets:bank:euro", "100.00", "EUR", unit: ("1.10", "USD")),
          .init("equity:opening balances", "-1110.00", "USD"),
        ])
      try ledger.entry(
        "2025-04-10", "hotel",
        lines: [
          .init("expenses:travel", "50.00", "EUR", unit: ("1.10", "USD")),
          .init("assets:bank:checking", "-55.00", "USD"),
        ])
      try ledger.salary("2025-04-11", "1500.00")
    },
    "k09-future-dated": { ledger in
      try ledger.open("2025-06-01", "1000.00")
      try ledger.salary("2025-06-10", "3000.00")
      try ledger.spend("2025-06-15", "expenses:rent", "1200.00")
      try ledger.spend("2025-06-28", "expenses:insurance", "600.00")
      try ledger.spend("2025-07-15", "expenses:rent", "1200.00")
    },
    "k10-negative-income": { ledger in
      try ledger.open("2025-07-01", "2000.00")
      try ledger.salary("2025-07-09", "-300.00")
      try ledger.spend("2025-07-10", "expenses:food", "100.00")
    },
    "k11-overpaid-card": { ledger in
      try ledger.entry(
        "2025-08-01", "opening",
        [
          ("assets:bank:checking", "1000.00", "USD"), ("liabilities:visa", "-150.00", "USD"),
          ("liabilities:amex", "-400.00", "USD"), ("equity:opening balances", "-450.00", "USD"),
        ])
      try ledger.move("2025-08-05", to: "liabilities:visa", from: "assets:bank:checking", "200.00")
    },
    "k12-declared-assets-type": { ledger in
      ledger.type("assets", .asset)
      ledger.type("liabilities", .liability)
      try ledger.entry(
        "2025-09-01", "opening",
        [
          ("assets:bank:checking", "900.00", "USD"), ("assets:house", "200000.00", "USD"),
          ("equity:opening balances", "-200900.00", "USD"),
        ])
      try ledger.salary("2025-09-02", "1000.00")
    },
    "k15-conversion-and-trading": { ledger in
      try ledger.price("2025-12-31", "EUR", "1.10", "USD")
      try ledger.open("2025-12-01", "2000.00")
      try ledger.entry(
        "2025-12-05", "change money",
        [
          ("assets:bank:checking", "-110.00", "USD"), ("equity:conversion", "110.00", "USD"),
          ("equity:conversion", "-100.00", "EUR"), ("assets:bank:euro", "100.00", "EUR"),
        ])
      try ledger.salary("2025-12-10", "1000.00")
    },
  ]
}
