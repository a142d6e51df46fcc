internal import LedgerModel

/// What is owed on a day, debt by debt.
struct DebtAssembly: Sendable {
  /// One debt that owes something.
  struct Line: Sendable {
    let debt: AccountID
    let attributes: AccountAttributes
    let balance: Quantity
    /// The rate in force on the day.
    let apr: Quantity?
    /// The interest of the coming month, or `nil` if no rate is known.
    let interest: Quantity?
    let minimum: MinimumFinding?
    let isPaidInFull: Bool
  }

  let day: Day
  let cards: CardFloat
  /// The debts, largest first, ties by name.
  let lines: [Line]

  init(_ context: ReportContext, _ balances: Balances, on day: Day) throws(QuantityError) {
    self.day = day
    let cards = try CardFloat(context.sweep, on: day)
    self.cards = cards
    var owed: [AccountID: Quantity] = [:]
    for line in balances.lines {
      guard let debt = context.classification.debt(of: line.account), let value = line.value,
        value.quantity.isNegative
      else { continue }
      owed[debt] = try (owed[debt] ?? .zero) - value.quantity
    }
    var lines: [Line] = []
    for (debt, balance) in owed {
      lines.append(try Line(context, debt, balance, on: day, cards))
    }
    self.lines = lines.sorted {
      $0.balance == $1.balance
        ? context.name($0.debt) < context.name($1.debt) : $0.balance > $1.balance
    }
  }

  /// The minimum payments of a month on debts that are not paid in full anyway.
  var debtService: Quantity {
    get throws(QuantityError) {
      try lines.lazy.filter { !$0.isPaidInFull }.compactMap(\.minimum?.amount).sum()
    }
  }
}

extension DebtAssembly.Line {
  init(
    _ context: ReportContext, _ debt: AccountID, _ balance: Quantity, on day: Day,
    _ cards: CardFloat
  ) throws(QuantityError) {
    let attributes = context.classification.attributes(of: debt)
    self.debt = debt
    self.attributes = attributes
    self.balance = balance
    apr = attributes.promotion.flatMap { day <= $0.lastDay ? $0.rate : nil } ?? attributes.apr
    let coming =
      attributes.promotion.flatMap { day.wholeMonths(until: $0.lastDay) >= 1 ? $0.rate : nil }
      ?? attributes.apr
    if let coming {
      interest = try context.money(Ratio(balance) * Ratio(coming) * Ratio(1, 12))
    } else {
      interest = nil
    }
    minimum = try context.minimum(
      of: debt, attributes, balance: balance, interest: interest ?? .zero, on: day)
    isPaidInFull = cards.isPaidInFull(debt)
  }

  /// The first day from a day on that a payment is due.
  func nextDue(from day: Day) -> Day? {
    attributes.dueDay.map { number in
      let due = day.month.day(clamping: number)
      return due >= day ? due : day.month.adding(1).day(clamping: number)
    }
  }
}

extension DebtAssembly {
  /// The block of the report.
  func block(
    _ context: ReportContext, _ figures: DatedFigures, payoff: KPIReport.Payoff
  ) throws(QuantityError) -> KPIReport.Debt {
    let weighted = WeightedAPR(lines.map { .init(balance: $0.balance, apr: $0.apr) })
    var debts: [KPIReport.DebtLine] = []
    for line in lines {
      debts.append(
        KPIReport.DebtLine(
          account: context.name(line.debt), balance: line.balance, apr: line.apr,
          minimum: line.minimum?.amount, minimumSource: line.minimum?.source.rawValue,
          due: line.nextDue(from: day), isPaidInFull: line.isPaidInFull,
          lastPayment: try context.lastPayment(on: line.debt, upTo: day)))
    }
    return KPIReport.Debt(
      total: figures.balances.totalDebt,
      paidInFull: try lines.lazy.filter(\.isPaidInFull).map(\.balance).sum(),
      weightedAPR: try weighted.average.reported(), coverage: try weighted.coverage.reported(),
      debts: debts, payoff: payoff)
  }
}

extension ReportContext {
  /// Whether a budget says what is paid on debts rather than what may be spent.
  func isPayoffBudget(_ budget: Budget) -> Bool {
    budget.account.flatMap(classification.kind(of:)) == .liability
  }
}
