internal import LedgerModel

/// What must be paid on a debt in the coming month, and how that is known.
struct MinimumFinding: Equatable, Sendable {
  let amount: Quantity
  let source: KPIReport.MinimumSource
}

extension ReportContext {
  /// The minimum payment of a debt, never more than the balance and its interest.
  ///
  /// It is the declared one, else what a `~` rule pays, else 5 % for a card with purchases, else
  /// the median of the last three payments. Another debt has none, and neither has one whose minimum
  /// would have more than 38 digits.
  func minimum(
    of debt: AccountID, _ attributes: AccountAttributes, balance: Quantity, interest: Quantity,
    on day: Day
  ) -> MinimumFinding? {
    do throws(QuantityError) {
      return try exactMinimum(
        of: debt, attributes, balance: balance, interest: interest, on: day)
    } catch {
      return noted(nil, "minimum of \(name(debt))")
    }
  }

  private func exactMinimum(
    of debt: AccountID, _ attributes: AccountAttributes, balance: Quantity, interest: Quantity,
    on day: Day
  ) throws(QuantityError) -> MinimumFinding? {
    let most = try balance + interest
    func finding(_ amount: Quantity, _ source: KPIReport.MinimumSource) -> MinimumFinding {
      MinimumFinding(amount: min(most, amount), source: source)
    }
    if let form = attributes.minimum?.replacingAmounts({ value($0, on: day) }) {
      return finding(
        try form.due(opening: balance, interest: interest, scale: currency.scale), .declared)
    }
    if let amount = try monthlyRulePayment(on: debt, day) { return finding(amount, .rule) }
    if payments.hasPurchases(debt, upTo: day) {
      return finding(try stored(Ratio(balance) * Ratio(1, 20)), .card)
    }
    return try payments.medianPayment(of: debt, upTo: day).map { finding($0, .observed) }
  }

  private func stored(_ amount: Ratio) throws(QuantityError) -> Quantity {
    try amount.rounded(toScale: currency.scale)
  }

  /// What `~` rules take from liquid accounts each month to pay a debt, or `nil` without one.
  private func monthlyRulePayment(on debt: AccountID, _ day: Day) throws(QuantityError) -> Quantity?
  {
    var total: Ratio?
    for rule in ledger.periodicRules where rule.recurrence.isInForce(on: day) {
      let pays = rule.postings.contains {
        classification.debt(of: $0.account) == debt && $0.amount.quantity.isPositive
      }
      guard pays else { continue }
      for posting in rule.postings where classification.isLiquid(posting.account) {
        guard let value = value(-posting.amount, on: day) else { continue }
        total = (total ?? .zero) + Ratio(value) * rule.recurrence.monthlyFactor
      }
    }
    guard let total, total > .zero else { return nil }
    return try stored(total)
  }
}
