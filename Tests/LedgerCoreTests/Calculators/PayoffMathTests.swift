import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct PayoffMathTests {
  @Test(arguments: try GoldenFile.cases("payoff", PayoffInputs.self, PayoffExpected.self))
  func `debts are paid off as expected`(
    _ golden: GoldenCase<PayoffInputs, PayoffExpected>
  ) throws {
    let expected = golden.expected
    let plan = try golden.inputs.plan()
    #expect(plan.converged == expected.converged)
    #expect(plan.totals?.months == expected.months)
    #expect(plan.totals?.interest == expected.totalInterest?.quantity)
    #expect(plan.totals?.paid == expected.totalPaid?.quantity)
    #expect(plan.totals?.lastMonthPayment == expected.lastMonthPayment?.quantity)
    #expect(plan.budgetBelowMinimums == expected.budgetBelowMinimums)
    #expect(Set(plan.debts.map(\.id)) == Set(expected.perDebt.keys))
    for debt in plan.debts {
      #expect(debt.payoffMonth == expected.perDebt[debt.id]?.payoffMonth)
      #expect(debt.interest == expected.perDebt[debt.id]?.interest?.quantity)
    }
    let first = plan.schedule.filter { $0.month == 1 }
    #expect(Set(first.map(\.id)) == Set(expected.firstMonth.keys))
    for line in first {
      let wanted = try #require(expected.firstMonth[line.id])
      #expect(line.interest == wanted.interest.quantity)
      #expect(line.paid == wanted.paid.quantity)
      #expect(line.balance == wanted.balance.quantity)
    }
    if let atCap = expected.balanceAtCap?.quantity {
      #expect(plan.schedule.last?.month == golden.inputs.capMonths)
      #expect(plan.schedule.last?.balance == atCap)
    }
  }

  /// Three cards of 500, 1000 and 2000 with 20 a month each and 30 on top.
  ///
  /// Source: "Bitches Get Riches" explains the snowball with them (reprinted 2018-11-17 on
  /// emotionalgay94.music.blog): 50, 20 and 20 for the ten months until the first is gone, then 70
  /// and 20, then 90. By hand, the second card has 30 left in month 22, and the third 80 in month 39.
  @Test func `three cards are paid off as a published table has it`() {
    let debts = [("A", 500), ("B", 1000), ("C", 2000)].map {
      debt($0.0, balance: $0.1, apr: .zero, minimum: 20)
    }
    let plan = PayoffMath.plan(for: debts, strategy: .snowball, monthlyBudget: Quantity(90))
    let stages: [(ClosedRange<Int>, [Int])] = [
      (1...10, [50, 20, 20]), (11...21, [70, 20]), (22...22, [30, 60]), (23...38, [90]),
      (39...39, [80]),
    ]
    for (months, payments) in stages {
      for month in months {
        let paid = plan.schedule.filter { $0.month == month }.map(\.paid)
        #expect(paid == payments.map { Quantity($0) }, "month \(month)")
      }
    }
    #expect(plan.debts.map(\.payoffMonth) == [10, 22, 39])
    #expect(plan.totals?.paid == Quantity(3500))
  }

  @Test(arguments: Budget.Strategy.allCases)
  func `the order in which debts are given does not matter`(_ strategy: Budget.Strategy) {
    let debts = ["c", "a", "b", "d"].map { debt($0, balance: 1000, minimum: 20) }
    let (plan, reversed) = (
      PayoffMath.plan(for: debts, strategy: strategy, monthlyBudget: Quantity(300)),
      PayoffMath.plan(for: debts.reversed(), strategy: strategy, monthlyBudget: Quantity(300))
    )
    #expect(plan.schedule == reversed.schedule)
    #expect(plan.totals == reversed.totals)
    #expect(plan.debts.min { ($0.payoffMonth ?? 0) < ($1.payoffMonth ?? 0) }?.id == "a")
  }

  @Test func `no debts are paid off in no months`() {
    let plan = PayoffMath.plan(for: [], strategy: .avalanche, monthlyBudget: nil)
    #expect(plan.converged)
    #expect(plan.totals?.months == 0)
    #expect(plan.totals?.interest == .zero)
    #expect(plan.reason == nil)
  }

  @Test func `an extra is paid on top in its month alone`() throws {
    let debts = [debt("a", balance: 1000, apr: .zero, minimum: 100)]
    let plan = PayoffMath.plan(
      for: debts, strategy: .snowball, monthlyBudget: Quantity(100),
      extras: [.init(month: 2, amount: Quantity(250)), .init(month: 2, amount: Quantity(50))])
    #expect(plan.schedule.map(\.paid) == [100, 400, 100, 100, 100, 100, 100].map { Quantity($0) })
  }

  @Test func `a debt that grows beyond all numbers does not trap`() throws {
    let debts = [debt("a", balance: 1000, apr: Quantity(600), minimum: 1)]
    let plan = PayoffMath.plan(for: debts, strategy: .avalanche, monthlyBudget: Quantity(1))
    #expect(!plan.converged)
    #expect(plan.reason == .paymentDoesNotCoverInterest)
    #expect(plan.schedule.count < 40)
  }

  @Test func `a plan that is too slow says so`() throws {
    let debts = [debt("a", balance: 1000, apr: try number("0.12"), minimum: 10)]
    let plan = PayoffMath.plan(
      for: debts, strategy: .avalanche, monthlyBudget: try number("10.01"))
    #expect(plan.totals == nil)
    #expect(plan.reason == .takesTooLong)
    #expect(plan.debts.map(\.interest) == [nil])
  }

  @Test(arguments: Budget.Strategy.allCases)
  func `what is paid is what was owed and its interest`(_ strategy: Budget.Strategy) throws {
    let debts = (1...12).map { index in
      debt(
        "d\(index)", balance: index * 917 % 2003 + 50, apr: Quantity(units: Int64(index), scale: 2))
    }
    let plan = PayoffMath.plan(for: debts, strategy: strategy, monthlyBudget: Quantity(900))
    let totals = try #require(plan.totals)
    let owed = debts.reduce(Ratio.zero) { $0 + Ratio($1.balance) }
    #expect(Ratio(totals.paid) == owed + Ratio(totals.interest))
    #expect(plan.firstPayoffMonth == plan.debts.compactMap(\.payoffMonth).min())
    for line in plan.schedule { #expect(!line.balance.isNegative && !line.paid.isNegative) }
  }

  @Test func `an avalanche never costs more than a snowball`() throws {
    for budget in stride(from: 300, through: 1500, by: 150) {
      let debts = (1...6).map { index in
        debt(
          "d\(index)", balance: index * 1553 % 4001 + 200,
          apr: Quantity(units: Int64(index * 7 % 31), scale: 2))
      }
      let costs = try Budget.Strategy.allCases.map { strategy in
        let plan = PayoffMath.plan(
          for: debts, strategy: strategy, monthlyBudget: Quantity(budget))
        return try #require(plan.totals?.interest)
      }
      #expect(costs[0] <= costs[1])
    }
  }

  private func debt(
    _ id: String, balance: Int, apr: Quantity = Quantity(units: Int64(15), scale: 2),
    minimum: Int = 20
  ) -> PayoffDebt {
    PayoffDebt(
      id: id, balance: Quantity(balance), apr: apr, minimum: .fixed(Quantity(minimum)))
  }
}
