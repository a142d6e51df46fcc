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

  /// A card of 900 at 24 %, a loan of 1500 at 6 % and a store card of 400 at 12 %, with minimums of
  /// 30, 60 and 20 and 400 a month in all.
  ///
  /// Computed apart, with exact fractions in Python: a twelfth of the rate on the opening balance,
  /// half to even to the cent, then all minimums, then the rest in the order of the month's opening.
  /// Each cell is interest, payment and closing balance.
  ///
  ///     avalanche  card                   loan                   store
  ///      1  18.00 320.00  598.00    7.50  60.00 1447.50    4.00  20.00  384.00
  ///      2  11.96 320.00  289.96    7.24  60.00 1394.74    3.84  20.00  367.84
  ///      3   5.80 295.76    0.00    6.97  60.00 1341.71    3.68  44.24  327.28
  ///      4                          6.71  69.45 1278.97    3.27 330.55    0.00
  ///      5                          6.39 400.00  885.36
  ///      6                          4.43 400.00  489.79
  ///      7                          2.45 400.00   92.24
  ///      8                          0.46  92.70    0.00
  ///     snowball
  ///      1  18.00  30.00  888.00    7.50  60.00 1447.50    4.00 310.00   94.00
  ///      2  17.76 245.06  660.70    7.24  60.00 1394.74    0.94  94.94    0.00
  ///      3  13.21 340.00  333.91    6.97  60.00 1341.71
  ///      4   6.68 340.00    0.59    6.71  60.00 1288.42
  ///      5   0.01   0.60    0.00    6.44 399.40  895.46
  ///      6                          4.48 400.00  499.94
  ///      7                          2.50 400.00  102.44
  ///      8                          0.51 102.95    0.00
  @Test(arguments: [
    (
      Budget.Strategy.avalanche, "92.70", "92.70",
      [
        "card": "598.00 289.96 0", "store": "384.00 367.84 327.28 0",
        "loan": "1447.50 1394.74 1341.71 1278.97 885.36 489.79 92.24 0",
      ]
    ),
    (
      .snowball, "102.95", "102.95",
      [
        "card": "888.00 660.70 333.91 0.59 0", "store": "94.00 0",
        "loan": "1447.50 1394.74 1341.71 1288.42 895.46 499.94 102.44 0",
      ]
    ),
  ])
  func `three debts with interest are paid off to the cent`(
    _ strategy: Budget.Strategy, _ interest: String, _ last: String, _ balances: [String: String]
  ) throws {
    let debts = [
      debt("card", balance: 900, apr: try number("0.24"), minimum: 30),
      debt("loan", balance: 1500, apr: try number("0.06"), minimum: 60),
      debt("store", balance: 400, apr: try number("0.12"), minimum: 20),
    ]
    let plan = PayoffMath.plan(for: debts, strategy: strategy, monthlyBudget: Quantity(400))
    #expect(plan.totals?.months == 8)
    #expect(try plan.totals?.interest == number(interest))
    #expect(try plan.totals?.lastMonthPayment == number(last))
    for (id, closing) in balances {
      let wanted = try closing.split(separator: " ").map { try number(String($0)) }
      #expect(plan.schedule.filter { $0.id == id }.map(\.balance) == wanted, "\(id)")
    }
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
