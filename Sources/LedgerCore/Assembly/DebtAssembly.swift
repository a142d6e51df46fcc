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
      lines.append(Line(context, debt, balance, on: day, cards))
    }
    self.lines = lines.sorted {
      $0.balance == $1.balance
        ? context.name($0.debt) < context.name($1.debt) : $0.balance > $1.balance
    }
  }

  /// The minimum payments of a month on debts that are not paid in full anyway.
  var service: DebtService { DebtService(lines.filter { !$0.isPaidInFull }) }
}

/// What must be paid on debts in a month, as far as it is known.
struct DebtService: Sendable {
  /// The sum of the known minimum payments; `nil` if there are debts and none has one.
  let amount: Quantity?
  /// The part of what is owed whose minimum is known, or `nil` if nothing is owed.
  let coverage: Ratio?
  /// The debts whose minimum is not known.
  let unknown: [AccountID]

  fileprivate init(_ debts: [DebtAssembly.Line]) {
    let known = debts.filter { $0.minimum != nil }
    unknown = debts.filter { $0.minimum == nil }.map(\.debt)
    let owed = { (lines: [DebtAssembly.Line]) in
      lines.reduce(Ratio.zero) { $0 + Ratio($1.balance) }
    }
    coverage = owed(known).divided(by: owed(debts))
    let isKnown = debts.isEmpty || !known.isEmpty
    amount = isKnown ? try? known.lazy.compactMap(\.minimum?.amount).sum() : nil
  }
}

extension DebtAssembly.Line {
  init(
    _ context: ReportContext, _ debt: AccountID, _ balance: Quantity, on day: Day,
    _ cards: CardFloat
  ) {
    let attributes = context.classification.attributes(of: debt)
    self.debt = debt
    self.attributes = attributes
    self.balance = balance
    apr = attributes.promotion.flatMap { day <= $0.lastDay ? $0.rate : nil } ?? attributes.apr
    let coming =
      attributes.promotion.flatMap { day.wholeMonths(until: $0.lastDay) >= 1 ? $0.rate : nil }
      ?? attributes.apr
    interest = coming.flatMap {
      context.money(
        Ratio(balance) * Ratio($0) * Ratio(1, 12), "interest on \(context.name(debt))")
    }
    minimum = context.minimum(
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
          minimum: line.minimum?.amount, minimumSource: line.minimum?.source,
          due: line.nextDue(from: day), isPaidInFull: line.isPaidInFull,
          lastPayment: try context.lastPayment(on: line.debt, upTo: day)))
    }
    return KPIReport.Debt(
      total: figures.balances.totalDebt,
      paidInFull: try lines.lazy.filter(\.isPaidInFull).map(\.balance).sum(),
      weightedAPR: context.figure(weighted.average, "average rate"),
      coverage: context.figure(weighted.coverage, "part of the debts whose rate is known"),
      minimumCoverage: context.figure(
        service.coverage, "part of the debts whose minimum is known"),
      debts: debts, payoff: payoff)
  }
}

extension ReportContext {
  /// Whether a budget says what is paid on debts rather than what may be spent.
  func isPayoffBudget(_ budget: Budget) -> Bool {
    budget.account.flatMap(classification.kind(of:)) == .liability
  }
}
