import LedgerCore
import LedgerModel
import Testing

/// The debts and the budget of a payoff case.
struct PayoffInputs: Decodable, Sendable {
  struct Minimum: Decodable, Sendable {
    let kind: String
    let amount: GoldenNumber?
    let percent: GoldenNumber?
    let floor: GoldenNumber?
  }

  struct Promotion: Decodable, Sendable {
    let apr: GoldenNumber
    let months: Int
  }

  struct Debt: Decodable, Sendable {
    let id: String
    let balance: GoldenNumber
    let apr: GoldenNumber
    let minimum: Minimum
    let promo: Promotion?
  }

  struct Extra: Decodable, Sendable {
    let month: Int
    let amount: GoldenNumber
  }

  let strategy: String
  let monthlyBudget: GoldenNumber?
  let capMonths: Int
  let debts: [Debt]
  let extras: [Extra]?

  func plan() throws -> PayoffPlan {
    PayoffMath.plan(
      for: try debts.map { try $0.payoffDebt() },
      strategy: try #require(Budget.Strategy(rawValue: strategy)),
      monthlyBudget: monthlyBudget?.quantity,
      extras: (extras ?? []).map { .init(month: $0.month, amount: $0.amount.quantity) },
      capMonths: capMonths)
  }
}

extension PayoffInputs.Debt {
  fileprivate func payoffDebt() throws -> PayoffDebt {
    let form: MinimumPayment<Quantity> =
      switch minimum.kind {
      case "fixed": .fixed(try #require(minimum.amount?.quantity))
      case "percentFloor":
        .percentage(
          try #require(minimum.percent?.quantity), floor: minimum.floor?.quantity ?? .zero)
      case "interestPlusPercent":
        .interestPlus(
          try #require(minimum.percent?.quantity), floor: minimum.floor?.quantity ?? .zero)
      default: try #require(nil, "no such minimum: \(minimum.kind)")
      }
    return PayoffDebt(
      id: id, balance: balance.quantity, apr: apr.quantity, minimum: form,
      promotion: promo.map { .init(apr: $0.apr.quantity, months: $0.months) })
  }
}

/// What a payoff case comes to.
struct PayoffExpected: Decodable, Sendable {
  struct Debt: Decodable, Sendable {
    let payoffMonth: Int?
    let interest: GoldenNumber?
  }

  struct Month: Decodable, Sendable {
    let interest: GoldenNumber
    let paid: GoldenNumber
    let balance: GoldenNumber
  }

  let converged: Bool
  let months: Int?
  let totalInterest: GoldenNumber?
  let totalPaid: GoldenNumber?
  let lastMonthPayment: GoldenNumber?
  let perDebt: [String: Debt]
  let firstMonth: [String: Month]
  let budgetBelowMinimums: Bool
  let balanceAtCap: GoldenNumber?
}
