import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextLastPaymentsTests {
  private func payment(_ entry: String) throws -> KPIReport.DebtPayment? {
    var books = try SampleBooks.household()
    try books.add("2026-03-02 Bank | Liabilities:Loan -9000 USD | Assets:House 9000 USD")
    try books.add(entry)
    let debts = try books.report("2026-06-30").debt.debts
    return debts.first { $0.account == "Liabilities:Loan" }?.lastPayment
  }

  @Test func `a mortgage payment is principal, interest and escrow`() throws {
    let found = try payment(
      "2026-06-01 Bank | Liabilities:Loan 400 USD | Expenses:Interest 60 USD"
        + " | Assets:Escrow 150 USD | Expenses:Fees 5 USD | Assets:Checking -615 USD")
    #expect(
      found
        == KPIReport.DebtPayment(
          date: try day("2026-06-01"), total: Quantity(615), principal: Quantity(400),
          interest: Quantity(60), escrow: Quantity(150), other: Quantity(5)))
  }

  @Test func `an entry that pays two debts says only what each fell by`() throws {
    let found = try payment(
      "2026-06-01 Bank | Liabilities:Loan 400 USD | Liabilities:Visa 100 USD"
        + " | Expenses:Interest 60 USD | Assets:Checking -560 USD")
    #expect(found?.principal == Quantity(400))
    #expect(found?.interest == nil)
    #expect(found?.escrow == nil)
  }

  @Test func `without a payment there is none`() throws {
    #expect(
      try payment("2026-06-01 Market | Expenses:Food 4 USD | Assets:Checking -4 USD") == nil)
  }
}
