internal import LedgerModel

/// The specific things to look at, each a fact with its numbers.
///
/// The limits are flat and stand beside the health score, not in it: a figure that is not known
/// trips none.
struct AttentionAssembly: Sendable {
  /// A fact with its size in the reporting currency, to order by.
  struct Fact: Sendable {
    var anomaly: KPIReport.Anomaly
    let size: Ratio
    /// Whether it comes after all others of its severity.
    var isMinor = false
  }

  let context: ReportContext
  let figures: DatedFigures
  let spending: SpendingAssembly
  let debts: DebtAssembly
  let debtToIncome: Ratio?
  let budgets: [KPIReport.BudgetLine]
  let priceCreep: KPIReport.PriceCreep

  /// The facts: warnings first, then the largest, then by kind and subject.
  func anomalies() throws(QuantityError) -> [KPIReport.Anomaly] {
    var facts = budgetFacts
    facts += figureFacts
    facts += try spikeFacts()
    facts += debtFacts
    facts += priceFacts
    return facts.sorted(by: AttentionAssembly.precedes).map(\.anomaly)
  }

  private static func precedes(_ one: Fact, _ other: Fact) -> Bool {
    let (a, b) = (one.anomaly, other.anomaly)
    if a.severity != b.severity { return a.severity == .warning }
    if one.isMinor != other.isMinor { return other.isMinor }
    if one.size != other.size { return one.size > other.size }
    return (a.kind.rawValue, a.subject) < (b.kind.rawValue, b.subject)
  }

  /// Budgets from 90 % on, by what is spent.
  private var budgetFacts: [Fact] {
    budgets.compactMap { line in
      guard let level = line.level, let fraction = line.fraction else { return nil }
      let subject = line.account == "*" ? "All expenses" : line.account
      return fact(
        level == .warning ? .warning : .info, .budget, line.account, size: Ratio(line.spent),
        [("spent", line.spent), ("budget", line.budget), ("fraction", fraction)],
        "\(subject): \(number(line.spent)) of \(number(line.budget)), "
          + "\(percent(fraction)) of the \(line.period) budget.")
    }
  }

  /// Categories that stand out, except where a yearly bill explains it.
  private func spikeFacts() throws(QuantityError) -> [Fact] {
    var facts: [Fact] = []
    let yearly = try context.yearlyBills(upTo: figures.day)
    let small = Ratio(figures.flows.totalExpenses) * Ratio(1, 100)
    for category in spending.categories where category.judgement.isFlagged {
      let usual = try category.amount - (yearly[category.account] ?? .zero)
      let rest = AnomalyMath.judge(history: category.history, current: usual)
      let average = category.judgement.average
      let name = context.name(category.account)
      guard rest.isFlagged, let usualMonth = context.figure(average, "average of \(name)") else {
        continue
      }
      var spike = fact(
        .info, .spendingSpike, name, size: Ratio(category.amount) - average,
        [
          ("currentMonth", category.amount), ("trailingMonthlyAverage", usualMonth),
          (
            "deltaRatio",
            context.figure(category.judgement.deltaRatio, "change of \(name)") ?? .zero
          ),
        ],
        "\(name): \(number(category.amount)) this month, "
          + "\(number(usualMonth)) in a usual one.")
      spike.isMinor = Ratio(category.amount) < small
      facts.append(spike)
    }
    return facts
  }

  /// Debts that their minimum never pays off.
  private var debtFacts: [Fact] {
    debts.lines.compactMap { line in
      guard !line.isPaidInFull, let minimum = line.minimum?.amount, let interest = line.interest,
        interest.isPositive, minimum <= interest
      else { return nil }
      let name = context.name(line.debt)
      return fact(
        .warning, .minimumBelowInterest, name, size: Ratio(interest) - Ratio(minimum),
        [("minimum", minimum), ("interest", interest)],
        "\(name): its minimum (\(number(minimum))) is not above its interest "
          + "(\(number(interest))): no end.")
    }
  }

  private var priceFacts: [Fact] {
    priceCreep.items.filter(\.change.isPositive).compactMap { item -> Fact? in
      let yearly = context.noted(
        try? item.change * Quantity(12), "yearly change of \(item.name)")
      guard let yearly else { return nil }
      var rise = fact(
        .info, .priceIncrease, item.name, size: Ratio(item.change),
        [("baseline", item.baseline), ("current", item.current), ("fraction", item.fraction)],
        "\(item.name): from \(number(item.baseline)) to \(number(item.current)) a month "
          + "since \(DateText.fullDay(item.since)), \(number(yearly)) more a year.")
      rise.anomaly.isNews = context.month <= item.since.month
      return rise
    }
  }
}

extension AttentionAssembly {
  func fact(
    _ severity: AttentionLevel, _ kind: KPIReport.Anomaly.Kind, _ subject: String,
    size: Ratio,
    _ facts: [(String, Quantity)], _ text: String
  ) -> Fact {
    Fact(
      anomaly: KPIReport.Anomaly(
        severity: severity, kind: kind, subject: subject,
        facts: facts.map { KPIReport.Anomaly.Fact(name: $0.0, value: $0.1) }, text: text),
      size: size)
  }

  func number(_ amount: Quantity) -> String { context.text.number(amount) }
  func percent(_ fraction: Quantity) -> String { context.text.percent(fraction, places: 0) }
}

extension ReportContext {
  /// What yearly or rarer items, declared or not, were paid in the month up to a day, by category.
  fileprivate func yearlyBills(upTo day: Day) throws(QuantityError) -> [AccountID: Quantity] {
    let month = day.month.firstDay...day
    var bills: [AccountID: Quantity] = [:]
    for (posting, day) in yearlyPostings where month.contains(day) {
      guard let cost = cost(of: posting, on: day) else { continue }
      let category = category(of: ledger.postings.accounts[posting])
      bills[category] = try (bills[category] ?? .zero) + cost
    }
    return bills
  }

  /// The postings that pay yearly or rarer items, with their days.
  private var yearlyPostings: [(posting: Int, day: Day)] {
    let declared = items.flatMap { history in
      history.paid.filter { paid in
        history.item.phase(on: paid.due).map { $0.recurrence.isYearly } ?? false
      }.flatMap { paid in paid.payment.postings.map { (Int($0), paid.payment.day) } }
    }
    let detected = undeclared.filter(\.series.recurrence.isYearly).flatMap { item in
      item.series.charges.flatMap { charge in
        ledger.entries.postings(of: Int(charge.entry))
          .filter { item.accounts.contains(ledger.postings.accounts[$0]) }
          .map { ($0, charge.day) }
      }
    }
    return declared + detected
  }
}

extension Recurrence {
  /// Whether it happens once a year or more rarely.
  fileprivate var isYearly: Bool { monthlyFactor <= Ratio(1, 12) }
}
