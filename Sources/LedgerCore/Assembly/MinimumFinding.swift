internal import LedgerModel

/// What must be paid on a debt in the coming month, and how that is known.
struct MinimumFinding: Equatable, Sendable {
  enum Source: String, Sendable {
    case declared, rule, observed
    /// 5 % of the balance, as HUD counts a card whose statement names no payment.
    case card = "card-5-percent"
  }

  let amount: Quantity
  let source: Source
}

extension ReportContext {
  /// The minimum payment of a debt, never more than the balance and its interest.
  ///
  /// It is the declared one, else what a `~` rule pays, else 5 % for a card with purchases, else
  /// the median of the last three payments. Another debt has none.
  func minimum(
    of debt: AccountID, _ attributes: AccountAttributes, balance: Quantity, interest: Quantity,
    on day: Day
  ) throws(QuantityError) -> MinimumFinding? {
    let most = try balance + interest
    func finding(_ amount: Quantity, _ source: MinimumFinding.Source) -> MinimumFinding {
      MinimumFinding(amount: min(most, amount), source: source)
    }
    if let form = attributes.minimum,
      let amount = try amount(of: form, balance: balance, interest: interest, on: day)
    {
      return finding(amount, .declared)
    }
    if let amount = try monthlyRulePayment(on: debt, day) { return finding(amount, .rule) }
    if payments.hasPurchases(debt, upTo: day) {
      return finding(try money(Ratio(balance) * Ratio(1, 20)), .card)
    }
    return try payments.medianPayment(of: debt, upTo: day).map { finding($0, .observed) }
  }

  private func amount(
    of form: MinimumPayment, balance: Quantity, interest: Quantity, on day: Day
  ) throws(QuantityError) -> Quantity? {
    func atLeast(_ amount: Quantity, _ floor: Money?) throws(QuantityError) -> Quantity? {
      guard let floor else { return amount }
      guard let least = try value(floor, on: day) else { return nil }
      return max(amount, least)
    }
    switch form {
    case .fixed(let amount): return try value(amount, on: day)
    case .percentage(let share, let floor):
      return try atLeast(try money(Ratio(balance) * Ratio(share)), floor)
    case .interestPlus(let share, let floor):
      return try atLeast(try interest + money(Ratio(balance) * Ratio(share)), floor)
    }
  }

  /// What `~` rules take from liquid accounts each month to pay a debt, or `nil` without one.
  private func monthlyRulePayment(on debt: AccountID, _ day: Day) throws(QuantityError) -> Quantity?
  {
    var total: Ratio?
    for rule in ledger.periodicRules
    where (rule.recurrence.start.map { $0 <= day } ?? true)
      && (rule.recurrence.end.map { day < $0 } ?? true)
    {
      let pays = rule.postings.contains {
        classification.debt(of: $0.account) == debt && $0.amount.quantity.isPositive
      }
      guard pays else { continue }
      for posting in rule.postings where classification.isLiquid(posting.account) {
        guard let value = try value(-posting.amount, on: day) else { continue }
        total = (total ?? .zero) + Ratio(value) * rule.recurrence.monthlyFactor
      }
    }
    guard let total, total > .zero else { return nil }
    return try money(total)
  }
}
