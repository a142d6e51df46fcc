package import LedgerModel

extension PriceCreep {
  /// The prices of one item over time.
  package struct History: Hashable, Sendable {
    package let name: String
    /// In any order; those after the as-of day are left out.
    package let observations: [Observation]

    package init(name: String, observations: [Observation]) {
      self.name = name
      self.observations = observations
    }

    /// Creates the history of an item whose prices are declared, each from a day on.
    ///
    /// A price that stood on the baseline day and still does is seen again on the as-of day, so that
    /// an item with one old price has a change of zero, and one with one new price has none.
    ///
    /// - Parameters:
    ///   - name: The item.
    ///   - steps: The prices by the day from which they count, in any order.
    ///   - asOf: The as-of day.
    package init(name: String, declared steps: [Observation], asOf: Day) {
      var seen = PriceCreep.prices(steps, until: asOf)
      if let last = seen.last, last.day <= PriceCreep.baselineDay(asOf: asOf) {
        seen.append(last.seen(on: asOf))
      }
      self.init(name: name, observations: seen)
    }
  }

  /// Measures the change of each item and of all, in the order given.
  package init(of histories: [History], asOf: Day) {
    let start = PriceCreep.baselineDay(asOf: asOf)
    items = histories.map { history in
      let prices = PriceCreep.prices(history.observations, until: asOf)
      let first = prices.lastIndex { $0.day <= start } ?? prices.startIndex
      let hasBoth = first < prices.count - 1
      return Item(
        name: history.name, baseline: hasBoth ? prices[first].monthly : nil,
        baselineDay: hasBoth ? max(start, prices[first].day) : nil,
        current: prices.last?.monthly, since: PriceCreep.lastChange(in: prices))
    }
    baselineDay = start
    let matched = items.compactMap { item in item.baseline.map { (item, $0) } }
    let change = matched.reduce(Ratio.zero) { $0 + ($1.0.change ?? .zero) }
    totalMonthlyChange = matched.isEmpty ? nil : change
    totalFraction = change.share(of: matched.reduce(.zero) { $0 + $1.1 })
  }

  /// The first day of the last price.
  private static func lastChange(in prices: [Observation]) -> Day? {
    prices.reversed().prefix { $0.monthly == prices.last?.monthly }.last?.day
  }

  private static func baselineDay(asOf: Day) -> Day { asOf.adding(months: -12) }

  /// The observations that are prices and not after a day, ascending; equal days as given.
  private static func prices(_ observations: [Observation], until asOf: Day) -> [Observation] {
    observations.filter { $0.day <= asOf && $0.amount.isPositive }.sorted { $0.day < $1.day }
  }
}

extension PriceCreep.Observation {
  fileprivate var monthly: Ratio { Ratio(amount) * monthlyFactor }

  fileprivate func seen(on day: Day) -> Self {
    Self(day: day, amount: amount, monthlyFactor: monthlyFactor)
  }
}
