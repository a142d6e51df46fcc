package import LedgerModel

/// Why net worth moved over a month; the parts add up to the change.
package struct NetWorthMovement: Equatable, Sendable {
  package var change: Quantity
  /// The net cash flow.
  package var saved: Quantity
  /// The change in price of what is held and is no currency, with realised gains.
  package var markets: Quantity
  /// The change in price of foreign currencies.
  package var currency: Quantity
  /// The rest: equity, virtual postings, holdings that got or lost their price.
  package var other: Quantity

  package init(
    change: Quantity, saved: Quantity, markets: Quantity, currency: Quantity, other: Quantity
  ) {
    self.change = change
    self.saved = saved
    self.markets = markets
    self.currency = currency
    self.other = other
  }
}

extension LedgerSweep {
  /// Why net worth moved in a month up to a day of it.
  ///
  /// The revaluation of a commodity is the change of its value less what its postings brought in,
  /// each at its cost, else at the price of its day.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package func netWorthMovement(
    of month: Month, upTo day: Day
  ) throws(QuantityError) -> NetWorthMovement {
    let before = try balances(on: month.previous.lastDay)
    let after = try balances(on: min(day, month.lastDay))
    let flows = try flows(of: month, upTo: day)
    let change = try after.netWorth - before.netWorth
    let saved = try flows.totalIncome - flows.totalExpenses
    var markets = ExactSum(flows.realisedGains)
    var currency = ExactSum()
    try markets.add(gainsStatedTwice(month, day))
    let gains = try revaluations(from: before, to: after, month, day)
    for (commodity, gain) in gains.sorted(by: { $0.key < $1.key }) {
      if CurrencyCode.code(of: ledger.commodities[commodity]) == nil {
        try markets.add(gain)
      } else {
        try currency.add(gain)
      }
    }
    let explained = try saved + markets.quantity() + currency.quantity()
    return NetWorthMovement(
      change: change, saved: saved, markets: try markets.quantity(),
      currency: try currency.quantity(), other: try change - explained)
  }

  /// What sales that state both their gain and the price of the day are off by, negative for gains.
  private func gainsStatedTwice(_ month: Month, _ day: Day) throws(QuantityError) -> Quantity {
    var rates = RateMemo(valuation)
    var sum = ExactSum()
    try walk.forEach(in: month, upTo: day, of: .reducesLot) { (step) throws(QuantityError) in
      if step.isVirtual { return }
      if let value = walk.value(of: step, &rates) { try sum.add(value) }
    }
    return try sum.quantity()
  }

  /// How much each commodity gained by its price alone, without those that lack one.
  private func revaluations(
    from before: Balances, to after: Balances, _ month: Month, _ day: Day
  ) throws(QuantityError) -> [CommodityID: Quantity] {
    var gains: [CommodityID: ExactSum] = [:]
    var unknown: Set<CommodityID> = []
    for line in before.lines {
      guard let value = line.value else {
        unknown.insert(line.holding.commodity)
        continue
      }
      try gains[line.holding.commodity, default: ExactSum()].subtract(value.quantity)
    }
    for line in after.lines {
      guard let value = line.value else {
        unknown.insert(line.holding.commodity)
        continue
      }
      try gains[line.holding.commodity, default: ExactSum()].add(value.quantity)
    }
    var rates = RateMemo(valuation)
    try walk.forEach(in: month, upTo: day, of: .stock) { (step) throws(QuantityError) in
      guard step.brought.contains(.stock), !walk.isIgnored(step) else { return }
      guard let value = walk.value(of: step, &rates) else {
        unknown.insert(step.commodity)
        return
      }
      try gains[step.commodity, default: ExactSum()].subtract(value)
    }
    var revaluations: [CommodityID: Quantity] = [:]
    for (commodity, sum) in gains where !unknown.contains(commodity) {
      revaluations[commodity] = try sum.quantity()
    }
    return revaluations
  }
}
