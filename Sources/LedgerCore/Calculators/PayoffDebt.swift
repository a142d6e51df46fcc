package import LedgerModel

/// A debt as a payoff plan sees it.
package struct PayoffDebt: Hashable, Sendable {
  /// A rate that replaces the regular one in the first months of the plan.
  package struct Promotion: Hashable, Sendable {
    package let apr: Quantity
    /// How many months it lasts.
    package let months: Int

    package init(apr: Quantity, months: Int) {
      self.apr = apr
      self.months = months
    }
  }

  /// The last resort of the order in which debts are paid.
  package let id: String
  /// What is owed; a debt that is not above zero is left out of a plan.
  package let balance: Quantity
  /// The nominal yearly rate as a fraction.
  package let apr: Quantity
  package let minimum: MinimumPayment<Quantity>
  package let promotion: Promotion?

  package init(
    id: String, balance: Quantity, apr: Quantity, minimum: MinimumPayment<Quantity>,
    promotion: Promotion? = nil
  ) {
    self.id = id
    self.balance = balance
    self.apr = apr
    self.minimum = minimum
    self.promotion = promotion
  }
}

extension PayoffDebt {
  /// The rate in a month of the plan, which starts with month 1.
  package func apr(inMonth month: Int) -> Quantity {
    if let promotion, month <= promotion.months { promotion.apr } else { apr }
  }

  /// A twelfth of a yearly rate on a balance, rounded half to even to `scale` places.
  ///
  /// - Throws: `QuantityError.overflow` if it has more than 38 digits.
  package static func interest(
    on balance: Quantity, apr: Quantity, scale: UInt8
  ) throws(QuantityError) -> Quantity {
    if let year = try? balance * apr, year.scale >= scale, year.scale - scale <= 36 {
      let divisor = 12 * powersOfTen[Int(year.scale - scale)]
      if let month = Quantity(units: year.units.dividedHalfToEven(by: divisor), scale: scale) {
        return month
      }
    }
    return try (Ratio(balance) * Ratio(apr) * Ratio(1, 12)).rounded(toScale: scale)
  }

  /// What must be paid on a balance and the interest added to it.
  ///
  /// - Throws: `QuantityError.overflow` if it has more than 38 digits.
  package func minimumDue(
    opening: Quantity, interest: Quantity, scale: UInt8
  ) throws(QuantityError) -> Quantity {
    try minimum.due(opening: opening, interest: interest, scale: scale)
  }
}

extension MinimumPayment<Quantity> {
  /// What must be paid on a balance and the interest added to it, at least nothing and at most both.
  ///
  /// - Throws: `QuantityError.overflow` if it has more than 38 digits.
  func due(
    opening: Quantity, interest: Quantity, scale: UInt8
  ) throws(QuantityError) -> Quantity {
    let form: Quantity
    switch self {
    case .fixed(let amount): form = amount
    case .percentage(let share, let floor):
      form = max(floor ?? .zero, try PayoffDebt.part(share, of: opening, scale: scale))
    case .interestPlus(let share, let floor):
      form = max(
        floor ?? .zero, try interest + PayoffDebt.part(share, of: opening, scale: scale))
    }
    return min(try opening + interest, max(.zero, form))
  }
}

extension PayoffDebt {
  fileprivate static func part(
    _ share: Quantity, of balance: Quantity, scale: UInt8
  ) throws(QuantityError) -> Quantity {
    if let exact = try? share * balance { return exact.rounded(toScale: scale) }
    return try (Ratio(share) * Ratio(balance)).rounded(toScale: scale)
  }
}
