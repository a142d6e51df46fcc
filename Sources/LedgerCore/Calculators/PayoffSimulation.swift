internal import LedgerModel

/// The state of a payoff between two months.
struct PayoffSimulation {
  /// A debt with what has happened to it.
  private struct Account {
    let debt: PayoffDebt
    var balance: Quantity
    var minimum = Quantity.zero
    var interest = Quantity.zero
    var paid = Quantity.zero
    var totalInterest = Quantity.zero
    var payoffMonth: Int?
  }

  private let strategy: Budget.Strategy
  private let monthlyBudget: Quantity?
  private let extras: [PayoffMath.Extra]
  private let scale: UInt8
  private var accounts: [Account]
  private var schedule: [PayoffPlan.Line] = []
  private var budgetBelowMinimums = false
  /// The number of months that have passed.
  private(set) var month = 0

  init(
    debts: [PayoffDebt], strategy: Budget.Strategy, monthlyBudget: Quantity?,
    extras: [PayoffMath.Extra], scale: UInt8
  ) {
    self.strategy = strategy
    self.monthlyBudget = monthlyBudget
    self.extras = extras
    self.scale = scale
    accounts = debts.filter(\.balance.isPositive).map { Account(debt: $0, balance: $0.balance) }
  }

  var hasDebt: Bool { accounts.contains(where: \.balance.isPositive) }

  /// Lets a month pass, or leaves the state as it was.
  ///
  /// - Throws: `QuantityError.overflow` if an amount has more than 38 digits.
  mutating func step() throws(QuantityError) {
    let (before, flag) = (accounts, budgetBelowMinimums)
    month += 1
    let order = order
    do throws(QuantityError) {
      let minimums = try accrue(order)
      var money = try money(minimums: minimums)
      if money < minimums { budgetBelowMinimums = true }
      for index in order { try pay(accounts[index].minimum, on: index, from: &money) }
      for index in order { try pay(accounts[index].balance, on: index, from: &money) }
    } catch {
      (accounts, budgetBelowMinimums, month) = (before, flag, month - 1)
      throw error
    }
    for index in order { close(index) }
  }
}

extension PayoffSimulation {
  /// The open accounts in the order in which they are paid.
  private var order: [Int] {
    accounts.indices.filter { accounts[$0].balance.isPositive }
      .sorted { isBefore(accounts[$0], accounts[$1]) }
  }

  private func isBefore(_ left: Account, _ right: Account) -> Bool {
    let (a, b) = (left.debt.apr(inMonth: month), right.debt.apr(inMonth: month))
    switch strategy {
    case .snowball where left.balance != right.balance: return left.balance < right.balance
    case .snowball where a != b: return a > b
    case .avalanche where a != b: return a > b
    case .avalanche where left.balance != right.balance: return left.balance < right.balance
    default: return left.debt.id < right.debt.id
    }
  }

  /// Adds the month's interest to each account, and returns the sum of minimum payments.
  private mutating func accrue(_ order: [Int]) throws(QuantityError) -> Quantity {
    var sum = Quantity.zero
    for index in order {
      var account = accounts[index]
      let opening = account.balance
      account.interest = try PayoffDebt.interest(
        on: opening, apr: account.debt.apr(inMonth: month), scale: scale)
      account.minimum = try account.debt.minimumDue(
        opening: opening, interest: account.interest, scale: scale)
      account.balance = try opening + account.interest
      account.totalInterest = try account.totalInterest + account.interest
      account.paid = .zero
      accounts[index] = account
      sum = try sum + account.minimum
    }
    return sum
  }

  private func money(minimums: Quantity) throws(QuantityError) -> Quantity {
    var money = monthlyBudget ?? minimums
    for extra in extras where extra.month == month { money = try money + extra.amount }
    return max(.zero, money)
  }

  private mutating func pay(
    _ amount: Quantity, on index: Int, from money: inout Quantity
  ) throws(QuantityError) {
    let payment = min(amount, money)
    money = try money - payment
    accounts[index].balance = try accounts[index].balance - payment
    accounts[index].paid = try accounts[index].paid + payment
  }

  private mutating func close(_ index: Int) {
    let account = accounts[index]
    if !account.balance.isPositive { accounts[index].payoffMonth = month }
    schedule.append(
      PayoffPlan.Line(
        month: month, id: account.debt.id, interest: account.interest, paid: account.paid,
        balance: account.balance))
  }
}

extension PayoffSimulation {
  /// What has happened so far, as a plan.
  var plan: PayoffPlan {
    let totals = hasDebt ? nil : try? totals
    return PayoffPlan(
      totals: totals, reason: totals == nil ? reason : nil,
      budgetBelowMinimums: budgetBelowMinimums,
      debts: accounts.map { account in
        PayoffPlan.Debt(
          id: account.debt.id, payoffMonth: account.payoffMonth,
          interest: totals == nil ? nil : account.totalInterest)
      },
      schedule: schedule)
  }

  private var lastMonth: some Sequence<PayoffPlan.Line> { schedule.filter { $0.month == month } }

  private var totals: PayoffPlan.Totals {
    get throws(QuantityError) {
      PayoffPlan.Totals(
        months: month, interest: try Self.sum(schedule.lazy.map(\.interest)),
        paid: try Self.sum(schedule.lazy.map(\.paid)),
        lastMonthPayment: try Self.sum(lastMonth.map(\.paid)))
    }
  }

  private var reason: PayoffPlan.Reason {
    let change = lastMonth.reduce(Ratio.zero) { $0 + Ratio($1.paid) - Ratio($1.interest) }
    return change > .zero ? .takesTooLong : .paymentDoesNotCoverInterest
  }

  private static func sum(_ amounts: some Sequence<Quantity>) throws(QuantityError) -> Quantity {
    var sum = Quantity.zero
    for amount in amounts { sum = try sum + amount }
    return sum
  }
}
