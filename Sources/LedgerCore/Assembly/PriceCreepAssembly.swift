internal import LedgerModel

extension ReportContext {
  /// How the prices of the items in force changed over the year up to a day.
  ///
  /// What was charged counts, with a price line that is later than the last charge; of an item
  /// without a charge, what is declared. Foreign prices are compared at the prices of that day, so
  /// that an exchange rate is no creep; an item whose currency changed is left out.
  func priceCreep(on day: Day) throws(QuantityError) -> KPIReport.PriceCreep {
    var histories: [PriceCreep.History] = []
    for history in items where history.phaseInForce(on: day) != nil {
      let (seen, isCharged) = history.prices(on: day)
      guard let steps = try observations(seen, on: day) else { continue }
      histories.append(
        isCharged
          ? PriceCreep.History(name: history.item.name, observations: steps)
          : PriceCreep.History(name: history.item.name, declared: steps, asOf: day))
    }
    let creep = PriceCreep(of: histories, asOf: day)
    var items: [KPIReport.PriceCreep.Item] = []
    for item in creep.items {
      guard let baseline = item.baseline, let current = item.current, let change = item.change,
        let fraction = item.fraction
      else { continue }
      items.append(
        KPIReport.PriceCreep.Item(
          name: item.name, baseline: try money(baseline), current: try money(current),
          change: try money(change), fraction: try fraction.reported(), since: item.since ?? day))
    }
    var total: Quantity?
    if let change = creep.totalMonthlyChange { total = try money(change) }
    return KPIReport.PriceCreep(
      baselineDate: creep.baselineDay, totalMonthlyChange: total,
      totalFraction: try creep.totalFraction.reported(),
      items: items.sorted { ($1.change, $0.name) < ($0.change, $1.name) })
  }

  /// Prices at the prices of a day, or `nil` if one has no value or their currencies differ.
  private func observations(
    _ prices: [RecurringHistory.SeenPrice], on day: Day
  ) throws(QuantityError) -> [PriceCreep.Observation]? {
    guard Set(prices.map(\.price.amount.commodity)).count == 1 else { return nil }
    var steps: [PriceCreep.Observation] = []
    for seen in prices {
      guard let value = try value(seen.price.amount, on: day) else { return nil }
      steps.append(
        PriceCreep.Observation(
          day: seen.price.day, amount: value, monthlyFactor: seen.recurrence.monthlyFactor))
    }
    return steps
  }
}

extension RecurringHistory {
  /// A price with the period that it pays for.
  struct SeenPrice: Sendable {
    let price: Subscription.Price
    let recurrence: Recurrence
  }

  /// The prices up to a day: those charged and what is declared after the last charge or, without
  /// a charge, those declared.
  fileprivate func prices(on day: Day) -> (prices: [SeenPrice], isCharged: Bool) {
    let charged = paid.filter { $0.payment.day <= day }.compactMap { paid in
      item.phase(on: paid.due).map { phase in
        SeenPrice(
          price: .init(day: paid.payment.day, amount: paid.payment.amount),
          recurrence: phase.recurrence)
      }
    }.sorted { $0.price.day < $1.price.day }
    let start = charged.last?.price.day ?? Day(ordinal: .min)
    let declared = item.phases.flatMap { phase in
      phase.prices.filter { start < $0.day && $0.day <= day }.map {
        SeenPrice(price: $0, recurrence: phase.recurrence)
      }
    }
    return (charged + declared, !charged.isEmpty)
  }
}
