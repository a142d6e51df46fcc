/// What an `account` directive says of an account beyond its name and type.
///
/// Each attribute is `nil` where nothing is said. Rates are fractions: 24.99 % is `0.2499`.
package struct AccountAttributes: Hashable, Sendable {
  /// The nominal yearly rate of a debt.
  package var apr: Quantity?
  package var promotion: PromotionalRate?
  package var minimum: MinimumPayment<Money>?
  /// The day of the month a payment is due, 1 through 31.
  package var dueDay: Int?
  package var creditLimit: Money?
  package var hasDeferredInterest: Bool?
  package var spend: SpendKind?
  package var isLiquid: Bool?
  /// Whether the account counts as a debt; `false` takes a payable out of debt figures.
  package var isDebt: Bool?
  /// Whether the account is left out of all figures.
  package var isIgnored: Bool?

  package init() {}

  /// Takes over what this one leaves open from the attributes of an account above.
  package mutating func inherit(_ above: AccountAttributes) {
    apr = apr ?? above.apr
    promotion = promotion ?? above.promotion
    minimum = minimum ?? above.minimum
    dueDay = dueDay ?? above.dueDay
    creditLimit = creditLimit ?? above.creditLimit
    hasDeferredInterest = hasDeferredInterest ?? above.hasDeferredInterest
    spend = spend ?? above.spend
    isLiquid = isLiquid ?? above.isLiquid
    isDebt = isDebt ?? above.isDebt
    isIgnored = isIgnored ?? above.isIgnored
  }
}

/// A rate that replaces the regular one for a while.
package struct PromotionalRate: Hashable, Sendable {
  package let rate: Quantity
  /// The last day of the promotion.
  package let lastDay: Day

  package init(rate: Quantity, lastDay: Day) {
    self.rate = rate
    self.lastDay = lastDay
  }
}

/// What must be paid on a debt each month; every form is clamped to the balance with its interest.
package enum MinimumPayment<Amount: Hashable & Sendable>: Hashable, Sendable {
  case fixed(Amount)
  /// A share of the month's opening balance, and at least `floor`.
  case percentage(Quantity, floor: Amount?)
  /// The month's interest and a share of its opening balance, together at least `floor`.
  case interestPlus(Quantity, floor: Amount?)
}

extension MinimumPayment {
  /// The same form with each amount replaced, or `nil` if one has no counterpart.
  package func replacingAmounts<Other>(
    _ replacement: (Amount) -> Other?
  ) -> MinimumPayment<Other>? {
    switch self {
    case .fixed(let amount): return replacement(amount).map { .fixed($0) }
    case .percentage(let share, nil): return .percentage(share, floor: nil)
    case .percentage(let share, let floor?):
      return replacement(floor).map { .percentage(share, floor: $0) }
    case .interestPlus(let share, nil): return .interestPlus(share, floor: nil)
    case .interestPlus(let share, let floor?):
      return replacement(floor).map { .interestPlus(share, floor: $0) }
    }
  }
}

/// Whether spending on an account is a choice of the month.
package enum SpendKind: String, Hashable, Sendable, CaseIterable { case fixed, discretionary }
