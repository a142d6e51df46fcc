package import LedgerModel

extension KPIReport {
  /// What came in and went out in the month.
  package struct Flows: Equatable, Sendable {
    package var income: Quantity
    package var expenses: Quantity
    /// The part of the expenses that was withheld from income.
    package var withheld: Quantity
    package var realisedGains: Quantity
    /// The change in liquid balances, and the steps that lead there.
    package var bridge: CashMovement
    package var savingsRateAfterTax: Quantity?
    package var byCommodity: FlowsByCommodity
  }

  /// Income, expenses and net worth as they stand in the books, without valuation.
  ///
  /// Income has realised gains in it, as an income statement of the books does.
  package struct FlowsByCommodity: Equatable, Sendable {
    package var income: [CommodityAmount]
    package var expenses: [CommodityAmount]
    package var netWorth: [CommodityAmount]
  }

  /// An amount of a commodity, for lists that are ordered by symbol.
  package struct CommodityAmount: Equatable, Sendable {
    package var commodity: String
    package var quantity: Quantity
  }

  /// The money that can be spent at once, and how long it lasts.
  package struct Liquidity: Equatable, Sendable {
    package struct Account: Equatable, Sendable {
      package var account: String
      package var value: Quantity
    }
    package var liquid: Quantity
    package var accounts: [Account]
    /// The mean of living expenses over the window, 12 places.
    package var meanMonthlyExpenses: Quantity?
    package var runwayAllExpenses: Quantity?
    package var runwayWithDebtService: Quantity?
    /// The runway over 12 months, where there are 12.
    package var runway12m: Quantity?
  }

  /// The current month up to today.
  package struct SoFar: Equatable, Sendable {
    package var asOf: Day
    package var income: Quantity
    package var expenses: Quantity
    package var cash: Quantity
    package var budgets: [BudgetLine]
    package var due: [DueItem]
    package var lowPoint: LowPoint?
  }

  /// The lowest projected cash balance.
  package struct LowPoint: Equatable, Sendable {
    package var date: Day
    package var balance: Quantity
    /// The names of the known events that lead there.
    package var events: [String]
  }
}
