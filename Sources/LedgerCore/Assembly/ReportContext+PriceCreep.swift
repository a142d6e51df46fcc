internal import LedgerModel

extension ReportContext {
  /// How the prices of the items in force changed over the year up to a day.
  ///
  /// What was charged counts, with a price line that is later than the last charge; of an item
  /// without a charge, what is declared. Foreign prices are compared at the prices of that day, so
  /// that an exchange rate is no creep; an item whose currency changed is left out.
  func priceCreep(on day: Day) -> KPIReport.PriceCreep {
    var histories: [PriceCreep.History] = []
    for history in items where history.phaseInForce(on: day) != nil {
      let (seen, isCharged) = history.prices(on: day)
      guard let steps = observations(seen, on: day) else { continue }
      histories.append(
        isCharged
          ? PriceCreep.History(name: history.item.name, observations: steps)
          : PriceCreep.History(name: history.item.name, declared: steps, asOf: day))
    }
    let creep = PriceCreep(of: histories, asOf: day)
    let items = creep.items.compactMap { line($0, on: day) }
    return KPIReport.PriceCreep(
      baselineDate: creep.baselineDay,
      totalMonthlyChange: creep.totalMonthlyChange.flatMap { money($0, "change of all prices") },
      totalFraction: figure(creep.totalFraction, "change of all prices, as a fraction"),
      items: items.sorted { ($1.change, $0.name) < ($0.change, $1.name) })
  }

  /// The change of one item, or `nil` if there is none or it cannot be stored.
  private func line(_ item: PriceCreep.Item, on day: Day) -> KPIReport.PriceCreep.Item? {
    guard let exact = item.baseline, let change = item.change, let now = item.current else {
      return nil
    }
    let what = "price change of \(item.name)"
    guard let baseline = money(exact, what), let current = money(now, what),
      let difference = money(change, what), let fraction = figure(item.fraction, what)
    else { return nil }
    // A price without a date always counted; all that is known is that it did on the first day.
    let since = item.since.flatMap { $0 > .distantPast ? $0 : item.baselineDay }
    return KPIReport.PriceCreep.Item(
      name: item.name, baseline: baseline, baselineDate: item.baselineDay ?? day,
      current: current, change: difference, fraction: fraction, since: since ?? day)
  }

  /// Prices at the prices of a day, or `nil` if one has no value or their currencies differ.
  private func observations(
    _ prices: [RecurringHistory.SeenPrice], on day: Day
  ) -> [PriceCreep.Observation]? {
    guard Set(prices.map(\.price.amount.commodity)).count == 1 else { return nil }
    var steps: [PriceCreep.Observation] = []
    for seen in prices {
      guard let value = value(seen.price.amount, on: day) else { return nil }
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
