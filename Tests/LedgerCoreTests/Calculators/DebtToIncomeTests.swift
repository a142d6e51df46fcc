import LedgerCore
import LedgerModel
import Testing

@Suite struct DebtToIncomeTests {
  @Test func `no debts and some income are zero, not nothing`() {
    #expect(DebtToIncome.fraction(debtService: .zero, meanMonthlyIncome: Ratio(3000)) == .zero)
  }

  @Test func `without an income there is no fraction`() throws {
    let service = try number("500")
    for mean in [nil, Ratio.zero, Ratio(-1)] {
      #expect(DebtToIncome.fraction(debtService: service, meanMonthlyIncome: mean) == nil)
    }
  }

  @Test func `a mean that has no decimal form is not rounded`() throws {
    let mean = Ratio(10_000, 3)
    #expect(
      DebtToIncome.fraction(debtService: try number("1200"), meanMonthlyIncome: mean)
        == Ratio(9, 25))
  }
}
