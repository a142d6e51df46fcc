internal import LedgerModel

/// Plugins about prices and costs.
extension BeancountLoad {
  /// `implicit_prices`: the prices and costs of postings are prices of the day.
  mutating func addImplicitPrices() {
    var seen: Set<DeclaredPrice> = []
    var held: [AccountID: Inventory] = [:]
    var all: [BeancountEntry] = []
    for entry in entries {
      all.append(entry)
      for posting in entry.postings {
        guard let change = try? held[posting.account, default: Inventory()].add(posting) else {
          continue
        }
        var price = posting.price
        if price == nil, let lot = posting.lot, change != .reduced {
          price = Money(lot.number, lot.currency)
        }
        guard let price else { continue }
        let units = posting.units.commodity
        let declared = DeclaredPrice(day: entry.day, commodity: units, amount: price)
        guard seen.insert(declared).inserted else { continue }
        var made = entry
        made.content = .price(units, price)
        made.metadata = []
        all.append(made)
      }
    }
    entries = all
  }

  /// `unique_prices`: a commodity has one price in a currency on a day.
  mutating func checkUniquePrices() {
    struct Key: Hashable {
      let day: Day
      let commodity: CommodityID
      let currency: CommodityID
    }
    var first: [Key: (number: Quantity, entry: BeancountEntry)] = [:]
    var reported: Set<Key> = []
    for entry in entries {
      guard case .price(let commodity, let amount) = entry.content else { continue }
      let key = Key(day: entry.day, commodity: commodity, currency: amount.commodity)
      guard let known = first[key] else {
        first[key] = (amount.quantity, entry)
        continue
      }
      guard known.number != amount.quantity, reported.insert(key).inserted else { continue }
      report(
        Mistake(
          .priceContradicted, at: known.entry.place.bytes,
          "another price of \(text.commodities[commodity]) on this day is \(text.amount(amount))",
          help: "keep one of the two"), of: known.entry)
    }
  }

  /// `coherent_cost`: a commodity is held at a cost always or never.
  mutating func checkCoherentCosts() {
    var withCost: Set<CommodityID> = []
    var without: [(commodity: CommodityID, entry: BeancountEntry)] = []
    var seen: Set<CommodityID> = []
    for entry in entries {
      for posting in entry.postings {
        let commodity = posting.units.commodity
        if posting.lot != nil {
          withCost.insert(commodity)
        } else if seen.insert(commodity).inserted {
          without.append((commodity, entry))
        }
      }
    }
    for (commodity, entry) in without where withCost.contains(commodity) {
      report(
        Mistake(
          .costIncoherent, at: entry.place.bytes,
          "\(text.commodities[commodity]) is held at a cost elsewhere, and has none here",
          help: "name the cost of the lot in braces"), of: entry)
    }
  }

  /// `sellgains`: what is sold at a price brings that much, apart from income.
  mutating func checkSellGains() {
    for entry in entries {
      let lots = entry.postings.filter { $0.lot != nil }
      guard !lots.isEmpty, lots.allSatisfy({ $0.price != nil }) else { continue }
      do throws(QuantityError) {
        try checkSellGains(entry)
      } catch {
        reportTooLong(entry)
      }
    }
  }

  private mutating func checkSellGains(_ entry: BeancountEntry) throws(QuantityError) {
    var prices = EntrySums()
    var proceeds = EntrySums()
    for posting in entry.postings {
      if posting.lot != nil, let price = posting.price {
        let worth = try price.quantity.multiplied(by: -posting.units.quantity)
        try prices.add(Money(worth, price.commodity))
      } else if rootName(of: posting.account) != options.roots[3] {
        try proceeds.add(posting.weight)
      }
    }
    guard let transaction = entry.transaction else { return }
    let tolerances = try Tolerances(
      transaction.postings.compactMap(\.toleranceSample), seen: transaction.seenCurrencies, options)
    var others = proceeds.residuals
    for price in prices.residuals {
      let index = others.firstIndex { $0.commodity == price.commodity }
      let proceed = index.map { others.remove(at: $0).quantity } ?? .zero
      let difference = try price.quantity.subtracting(proceed)
      let tolerance = try tolerances[price.commodity].multiplied(by: Quantity(2))
      guard difference.magnitude > tolerance else { continue }
      return reportGains(entry, Money(difference, price.commodity))
    }
    if let other = others.first { reportGains(entry, Money(-other.quantity, other.commodity)) }
  }

  private mutating func reportGains(_ entry: BeancountEntry, _ difference: Money) {
    report(
      Mistake(
        .gainsMismatch, at: entry.place.bytes,
        "the prices of what is sold and what it brings differ by \(text.amount(difference))",
        help: "check the price, the proceeds and the fees"), of: entry)
  }

  /// `check_average_cost`: in accounts without booking, reductions are near the average cost.
  mutating func checkAverageCosts(_ plugin: BeancountPlugin) {
    guard let tolerance = averageTolerance(plugin) else { return }
    let opened = openings()
    var held: [AccountID: Inventory] = [:]
    for entry in entries {
      for posting in entry.postings where opened[posting.account]?.method == BookingMethod.none {
        let inventory = held[posting.account] ?? Inventory()
        do throws(QuantityError) {
          if posting.units.quantity.isNegative, let lot = posting.lot,
            let average = try averageCost(posting, inventory)
          {
            let off = try lot.number.subtracting(average).magnitude
            if off > (try average.multiplied(by: tolerance).magnitude) {
              report(
                Mistake(
                  .averageCostOff, at: entry.place.bytes,
                  "the cost \(lot.number) is far from the average, \(average.rounded(toScale: 4))",
                  help: "write a cost near the average"), of: entry)
            }
          }
          try held[posting.account, default: Inventory()].add(posting)
        } catch {
          reportTooLong(entry)
        }
      }
    }
  }

  private mutating func averageTolerance(_ plugin: BeancountPlugin) -> Quantity? {
    let config = plugin.config?.filter { !$0.isWhitespace } ?? ""
    if config.isEmpty { return Quantity(units: Int64(1), scale: 2) }
    if let tolerance = Quantity(beancount: config), config.contains(".") { return tolerance }
    reportSetting(plugin, "write a number with a point, such as \"0.01\"")
    return nil
  }

  private func averageCost(
    _ posting: BookedPosting, _ inventory: Inventory
  ) throws(QuantityError) -> Quantity? {
    var units = Quantity.zero
    var cost = Quantity.zero
    for position in inventory.positions(of: posting.units.commodity)
    where position.lot?.currency == posting.lot?.currency {
      guard let lot = position.lot else { continue }
      units = try units.adding(position.number)
      cost = try cost.adding(try lot.number.multiplied(by: position.number))
    }
    return units.isZero ? nil : try cost.divided(by: units)
  }
}
