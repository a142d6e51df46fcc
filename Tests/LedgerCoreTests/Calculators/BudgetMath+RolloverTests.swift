import LedgerCore
import LedgerModel
import Testing

@Suite struct BudgetMathRolloverTests {
  /// What is spent of 100 in four months.
  private static let spending = ["60", "170", "90", "-20"]

  @Test(arguments: [
    (Budget.Rollover.none, ["100", "100", "100", "100"]),
    (.surplus, ["100", "140", "100", "110"]),
    (.signed, ["100", "140", "70", "80"]),
  ])
  func `what is left or overspent is handed on`(
    _ rollover: Budget.Rollover, _ expected: [String]
  ) throws {
    let periods = try Self.spending.map {
      BudgetMath.Period(budget: Quantity(100), spent: try number($0))
    }
    let available = try BudgetMath.available(in: periods, rollover: rollover)
    #expect(available == (try expected.map(number)))
  }

  @Test func `no periods have nothing`() throws {
    #expect(try BudgetMath.available(in: [], rollover: .signed).isEmpty)
  }

  @Test func `signed rollover keeps the sum of budgets less spending`() throws {
    let periods = (1...40).map { index in
      BudgetMath.Period(budget: Quantity(100 + index), spent: Quantity(index * 37 % 211))
    }
    let last = try #require(try BudgetMath.available(in: periods, rollover: .signed).last)
    let all = periods.reduce(Ratio.zero) { $0 + Ratio($1.budget) - Ratio($1.spent) }
    let lastSpent = try #require(periods.last?.spent)
    #expect(Ratio(last) == all + Ratio(lastSpent))
  }

  @Test func `a sum that is too large is an error`() throws {
    let huge = try number("99999999999999999999999999999999999999")
    let periods = [BudgetMath.Period(budget: huge, spent: .zero)]
    #expect(throws: QuantityError.overflow) {
      try BudgetMath.available(in: periods + periods, rollover: .surplus)
    }
  }
}
