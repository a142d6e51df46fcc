package import LedgerModel

extension BudgetMath {
  /// A budget and what was spent of it in one period.
  package struct Period: Hashable, Sendable {
    package let budget: Quantity
    package let spent: Quantity

    package init(budget: Quantity, spent: Quantity) {
      self.budget = budget
      self.spent = spent
    }
  }

  /// Adds what earlier periods hand on to the budget of each.
  ///
  /// - Parameters:
  ///   - periods: All periods from the one in which rollover starts, in order.
  ///   - rollover: Whether nothing, only what was left, or also what was overspent is handed on.
  /// - Returns: What each period has to spend.
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package static func available(
    in periods: [Period], rollover: Budget.Rollover
  ) throws(QuantityError) -> [Quantity] {
    var carried = Quantity.zero
    var amounts: [Quantity] = []
    for period in periods {
      let available = try period.budget + carried
      amounts.append(available)
      let rest = try available - period.spent
      carried =
        switch rollover {
        case .none: .zero
        case .surplus: max(.zero, rest)
        case .signed: rest
        }
    }
    return amounts
  }
}
