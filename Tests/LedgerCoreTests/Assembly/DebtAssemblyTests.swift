import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct DebtAssemblyTests {
  private func books() throws -> SampleBooks {
    var books = try SampleBooks.household()
    try books.add("2026-03-02 Bank | Liabilities:Loan -12000 USD | Assets:Car 12000 USD")
    books.attributes("Liabilities:Loan") {
      $0.apr = Quantity("0.06")
      $0.dueDay = 31
    }
    return books
  }

  @Test func `debts stand from the largest, with rates and coverage`() throws {
    let debt = try books().report("2026-06-30").debt
    #expect(debt.debts.map(\.account) == ["Liabilities:Loan", "Liabilities:Visa"])
    #expect(debt.total == Quantity(12300))
    #expect(debt.weightedAPR == Quantity("0.06"))
    #expect(debt.coverage == Quantity("0.975609756098"))
  }

  @Test(
    arguments: [
      ("2026-06-30", "2026-06-30"), ("2026-07-01", "2026-07-31"), ("2026-02-03", nil),
    ] as [(String, String?)])
  func `the due day is clamped to the month`(_ asOf: String, _ due: String?) throws {
    let debt = try books().report(asOf).debt
    #expect(debt.debts.first?.due?.description == due)
  }

  @Test func `a promotional rate counts through its last day`() throws {
    var books = try books()
    let last = try day("2026-06-30")
    books.attributes("Liabilities:Loan") {
      $0.promotion = PromotionalRate(rate: Quantity(units: Int64(1), scale: 2), lastDay: last)
    }
    #expect(try books.report("2026-06-30").debt.debts.first?.apr == Quantity("0.01"))
    #expect(try books.report("2026-07-01").debt.debts.first?.apr == Quantity("0.06"))
  }

  @Test func `accounts below one with a rate are one debt`() throws {
    var books = try books()
    try books.add("2026-03-03 Bank | Liabilities:Loan:Fees -100 USD | Assets:Car 100 USD")
    let debt = try books.report("2026-06-30").debt
    #expect(debt.debts.map(\.balance) == [Quantity(12100), Quantity(300)])
  }

  @Test func `debt-to-income uses minimums over the window's mean income`() throws {
    var books = try books()
    let commodity = books.ledger.commodities.intern("USD")
    books.attributes("Liabilities:Loan") { $0.minimum = .fixed(Money(Quantity(300), commodity)) }
    let report = try books.report("2026-06-30")
    #expect(report.headline.debtToIncome.value == Quantity("0.1"))
    #expect(report.debt.payoff.budget == Quantity(300))
    #expect(report.dataQuality.first { $0.id == "minimum-unknown" }?.items == ["Liabilities:Visa"])
    #expect(report.debt.minimumCoverage == Quantity("0.975609756098"))
  }

  @Test func `debt-to-income is not known if no minimum is`() throws {
    let report = try books().report("2026-06-30")
    #expect(report.headline.debtToIncome.value == nil)
    #expect(report.headline.debtToIncome.reason == "no-minimum")
    #expect(report.health?.contributions.debtToIncome == 0)
    #expect(report.debt.minimumCoverage == Quantity.zero)
  }

  @Test func `debt-to-income is zero without a debt`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-04-02 Bank | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
    let report = try books.report("2026-06-30")
    #expect(report.headline.debtToIncome.value == Quantity.zero)
    #expect(report.debt.minimumCoverage == nil)
  }
}
