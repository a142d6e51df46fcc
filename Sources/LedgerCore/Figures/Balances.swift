package import LedgerModel

/// What accounts hold on a day, and what it is worth.
package struct Balances: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var account: AccountID
    package var holding: Money
    /// The value in the reporting currency, or `nil` if it has no price.
    package var value: Valuation.Value?
  }

  /// Assets and liabilities that are not zero, ascending by account, then commodity.
  package var lines: [Line] = []
  /// The value of each account's own holdings.
  package var values: [AccountID: Quantity] = [:]
  package var netWorth = Quantity.zero
  package var assets = Quantity.zero
  /// What is owed, positive: the balances of liability accounts with the sign turned.
  package var liabilities = Quantity.zero
  /// The sum over liability accounts of what is owed, an overpaid one counting as nothing.
  package var totalDebt = Quantity.zero
  package var liquid = Quantity.zero
  package var netWorthByCommodity: [Money] = []

  package init() {}
}

extension Balances {
  /// Values holdings on a day.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  init(
    _ holdings: [HoldingHistory.Holding], _ classification: AccountClassification,
    _ valuation: Valuation, on day: Day
  ) throws(QuantityError) {
    var sums = Sums()
    var rates = RateMemo(valuation)
    var byCommodity = CommoditySums(count: valuation.commodityCount)
    for holding in holdings {
      let key = holding.key
      try byCommodity.add(holding.quantity, key.commodity)
      var line = Line(account: key.account, holding: Money(holding.quantity, key.commodity))
      if let rate = rates.rate(of: key.commodity, on: day),
        let value = rate.value(of: holding.quantity)
      {
        line.value = Valuation.Value(
          quantity: value, isTraded: rate.isTraded, priceDay: rate.day)
        try sums.add(value, of: key.account, classification)
        values[key.account] = try (values[key.account] ?? .zero) + value
      }
      lines.append(line)
    }
    assets = try sums.assets.quantity()
    liabilities = try sums.liabilities.quantity()
    netWorth = try assets - liabilities
    totalDebt = try sums.debt.quantity()
    liquid = try sums.liquid.quantity()
    netWorthByCommodity = try byCommodity.finish()
  }

  /// The totals while they are made.
  private struct Sums {
    var assets = ExactSum()
    var liabilities = ExactSum()
    var debt = ExactSum()
    var liquid = ExactSum()

    mutating func add(
      _ value: Quantity, of account: AccountID, _ classification: AccountClassification
    ) throws(QuantityError) {
      guard classification.kind(of: account) == .liability else {
        try assets.add(value)
        if classification.isLiquid(account) { try liquid.add(value) }
        return
      }
      try liabilities.subtract(value)
      if value.isNegative, classification.debt(of: account) != nil { try debt.subtract(value) }
    }
  }
}
