internal import LedgerModel

extension DataQualityAssembly {
  /// What is odd about debts and the plan to pay them off.
  func debtFindings() throws(QuantityError) -> [Finding?] {
    [
      finding(
        "minimum-unknown", .note,
        "Debts whose minimum payment is not known, so that debt-to-income leaves them out; 'minimum'"
          + " says it.",
        debts.service.unknown.map(context.name)),
      finding(
        "minimum-guessed", .note, "Minimum payments that are a guess; 'minimum' says them.",
        debts.lines.compactMap(guess)),
      finding(
        "rate-unknown", .note,
        "Debts whose rate is not known, so that payoff plans count no interest; 'apr' says it.",
        debts.planned.filter { $0.attributes.apr == nil }.map { context.name($0.debt) }),
      finding(
        "deferred-interest", .warning,
        "Interest since the purchase falls due unless all is paid in time, and no plan counts it.",
        debts.lines.filter { $0.attributes.hasDeferredInterest ?? false }.map(deferral)),
      finding(
        "liability-never-falls", .note,
        "Debts that did not fall for three months; is their payment booked to an expense alone?",
        try neverFalling()),
      finding(
        "payoff-budget-partial", .warning,
        "Budgets for a part of the debts, left out of the payoff plan.",
        partialPayoffBudgets),
    ] + payoffFindings
  }

  private func guess(_ line: DebtAssembly.Line) -> String? {
    guard let minimum = line.minimum, minimum.source.isGuess, !line.isPaidInFull else {
      return nil
    }
    return "\(context.name(line.debt)) \(context.text.amount(minimum.amount))"
  }

  private var payoffFindings: [Finding?] {
    var findings: [Finding?] = []
    if payoff.reason == "budget-without-price" {
      findings.append(
        Finding(
          id: "payoff-budget-unpriced", severity: .warning,
          text: "The payoff budget has no price in the reporting currency, so there is no plan."))
    }
    if let budget = payoff.budget, payoff.preferred?.budgetBelowMinimums ?? false {
      findings.append(
        Finding(
          id: "payoff-below-minimums", severity: .warning,
          text: "The payoff budget of \(context.text.amount(budget)) a month does not reach for all"
            + " minimum payments."))
    }
    return findings
  }

  /// A debt, the day on which its promotion ends, and whether the plan is done by then.
  private func deferral(_ line: DebtAssembly.Line) -> String {
    let name = context.name(line.debt)
    guard let promotion = line.attributes.promotion, figures.day <= promotion.lastDay else {
      return name
    }
    let months = max(0, figures.day.wholeMonths(until: promotion.lastDay))
    let paid = payoff.preferred?.debts.first { $0.id == name }?.payoffMonth
    let isInTime = line.isPaidInFull || paid.map { $0 <= months } ?? false
    return
      "\(name) by \(DateText.fullDay(promotion.lastDay)) (\(isInTime ? "planned" : "not planned"))"
  }

  /// The debts that have owed something for three months and fell in none of the last six.
  private func neverFalling() throws(QuantityError) -> [String] {
    let since = figures.day.adding(months: -6)
    let silent = debts.planned.filter { line in
      !context.payments.payments(of: line.debt).contains {
        since < $0.day && $0.day <= figures.day
      }
    }
    guard !silent.isEmpty else { return [] }
    let ends = (0...6).reversed().map { figures.day.adding(months: -$0) }
    var owed: [AccountID: [Ratio]] = [:]
    for (index, end) in ends.enumerated() {
      for holding in try context.sweep.holdings(on: end) {
        guard let debt = context.classification.debt(of: holding.key.account),
          let value = context.value(
            Money(-holding.quantity, holding.key.commodity), on: figures.day)
        else { continue }
        var sums = owed[debt] ?? ends.map { _ in .zero }
        sums[index] = sums[index] + Ratio(value)
        owed[debt] = sums
      }
    }
    return silent.filter { line in
      let sums = (owed[line.debt] ?? []).drop { $0 <= .zero }
      return sums.count > 3 && zip(sums, sums.dropFirst()).allSatisfy { $0 <= $1 }
    }.map { context.name($0.debt) }
  }
}
