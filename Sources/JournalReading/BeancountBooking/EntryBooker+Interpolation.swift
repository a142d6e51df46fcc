internal import LedgerModel

extension EntryBooker {
  /// Finds the number that is missing from a group, and makes its postings complete.
  mutating func complete(_ legs: [Leg], _ context: LegContext) throws(Mistake) -> [BookedPosting] {
    var gap: (index: Int, kind: Leg.Missing)?
    var count = 0
    for (index, leg) in legs.enumerated() {
      let missing = leg.missing
      count += missing.count
      if gap == nil, let kind = missing.first { gap = (index, kind) }
    }
    if let gap, count > 1 {
      throw Mistake(
        .numbersTwoMissing, at: legs[gap.index].source.range,
        "more than one number is missing among the postings in \(text.commodities[context.currency])",
        help: "write all numbers but one")
    }
    var postings: [BookedPosting] = []
    for (index, leg) in legs.enumerated() where index != gap?.index {
      postings.append(try context.exactly { () throws(QuantityError) in try leg.booked() })
    }
    if let gap {
      let weight = try context.exactly { () throws(QuantityError) in
        var weight = Quantity.zero
        for posting in postings { weight = try weight.subtracting(posting.weight.quantity) }
        return weight
      }
      if let filled = try filled(legs[gap.index], gap.kind, weight, context) {
        postings.insert(filled, at: gap.index)
      }
    }
    check(postings, context)
    return postings
  }

  /// The posting with the number that brings its group to zero, or `nil` if it is not needed.
  private mutating func filled(
    _ leg: Leg, _ kind: Leg.Missing, _ weight: Quantity, _ context: LegContext
  ) throws(Mistake) -> BookedPosting? {
    var posting: BookedPosting?
    switch kind {
    case .units:
      guard let divisor = try leg.unitWeight() else {
        posting = try withUnits(weight, leg, weight, context)
        break
      }
      let total = leg.cost?.total.value ?? .zero
      let units = try context.exactly { () throws(QuantityError) in
        try weight.subtracting(total).divided(by: divisor)
      }
      posting = try withUnits(units, leg, weight, context)
    case .costPerUnit, .costTotal:
      posting = try context.exactly { () throws(QuantityError) in
        try leg.booked(costWeight: weight, isTotalMissing: kind == .costTotal)
      }
    case .price where leg.cost != nil || leg.lot != nil:
      report(
        Mistake(
          .priceMalformed, at: leg.source.range, "the price of units with a cost cannot be found",
          help: "write the price"), in: context.file)
      return try context.exactly { () throws(QuantityError) in try leg.booked() }
    case .price:
      guard let units = leg.number, !units.isZero else {
        throw Mistake(
          .priceMalformed, at: leg.source.range, "the price of nothing cannot be found",
          help: "write the price")
      }
      posting = try context.exactly { () throws(QuantityError) in
        try leg.booked(totalPrice: weight.magnitude)
      }
    }
    posting?.isInferred = true
    return posting
  }

  /// The posting with an amount that was found, rounded as coarsely as others of its currency.
  private mutating func withUnits(
    _ units: Quantity, _ leg: Leg, _ weight: Quantity, _ context: LegContext
  ) throws(Mistake) -> BookedPosting? {
    let rounded = try context.exactly { () throws(QuantityError) in
      try context.tolerances.quantize(units, of: leg.currency)
    }
    guard !weight.isZero else { return nil }
    if rounded != units { roundedAmounts += 1 }
    var complete = leg
    complete.number = rounded
    return try context.exactly { () throws(QuantityError) in try complete.booked() }
  }

  /// Reports lots of nothing, and costs below zero.
  private mutating func check(_ postings: [BookedPosting], _ context: LegContext) {
    for posting in postings {
      guard let lot = posting.lot else { continue }
      if posting.units.quantity.isZero {
        report(
          Mistake(
            .lotEmpty, at: posting.range, "a lot of nothing has a cost",
            help: "write an amount other than zero, or leave out the cost"), in: context.file)
      }
      if lot.number.isNegative {
        report(
          Mistake(
            .costNegative, at: posting.range, "the cost of a lot is below zero",
            help: "write it without a minus sign; the sign of the amount decides"),
          in: context.file)
      }
    }
  }
}

extension LegContext {
  /// Runs arithmetic, and says that a result is too long as a mistake of the entry.
  func exactly<Result>(
    _ body: () throws(QuantityError) -> Result
  ) throws(Mistake) -> Result {
    do throws(QuantityError) { return try body() } catch { throw .resultTooLong(header) }
  }
}

extension Leg {
  /// A number that may be missing.
  enum Missing { case units, costPerUnit, costTotal, price }

  var missing: [Missing] {
    var kinds: [Missing] = []
    if number == nil { kinds.append(.units) }
    if cost?.perUnit == .missing { kinds.append(.costPerUnit) }
    if cost?.total == .missing { kinds.append(.costTotal) }
    if price?.number == .missing { kinds.append(.price) }
    return kinds
  }

  /// What one unit weighs, or `nil` if it weighs itself.
  fileprivate func unitWeight() throws(Mistake) -> Quantity? {
    guard let weight = cost?.perUnit.value ?? price?.number.value else { return nil }
    guard !weight.isZero else {
      throw Mistake(
        .divisionByZero, at: source.range,
        cost == nil
          ? "the amount does not follow from a price of zero"
          : "the amount does not follow from a total cost alone", help: "write the amount")
    }
    return weight
  }

  /// The complete posting.
  ///
  /// A total that was written, of a cost or a price, is its weight to the last digit.
  func booked() throws(QuantityError) -> BookedPosting {
    let units = number ?? .zero
    if let lot { return posting(lot, weight: try lot.number.multiplied(by: units)) }
    if let cost {
      let perUnit = cost.perUnit.value ?? .zero
      guard let total = cost.total.value else {
        return posting(lot(perUnit), weight: try perUnit.multiplied(by: units))
      }
      let sum = try total.adding(try perUnit.multiplied(by: units.magnitude))
      return try booked(costSum: sum)
    }
    guard let price, let unit = price.number.value, let currency = price.currency.value else {
      return posting(nil, weight: units)
    }
    let isTotal = price.total != nil && source.number.value == number
    let weight =
      isTotal
      ? price.total.map { units.isNegative ? -$0 : $0 } ?? .zero : try unit.multiplied(by: units)
    return posting(nil, weight: weight, in: currency)
  }

  /// The complete posting at a cost for all units together.
  private func booked(costSum sum: Quantity) throws(QuantityError) -> BookedPosting {
    let units = number ?? .zero
    let unit = units.isZero ? sum : try sum.divided(by: units.magnitude)
    return posting(lot(unit), weight: units.isNegative ? -sum : sum)
  }

  /// The complete posting with the part of the cost that makes it weigh so much, or `nil` if there
  /// are no units that could.
  fileprivate func booked(
    costWeight weight: Quantity, isTotalMissing: Bool
  ) throws(QuantityError) -> BookedPosting? {
    let units = number ?? .zero
    let perUnit = cost?.perUnit.value ?? .zero
    if isTotalMissing {
      let total = try weight.subtracting(try perUnit.multiplied(by: units))
      return try booked(costSum: try total.adding(try perUnit.multiplied(by: units.magnitude)))
    }
    if units.isZero { return nil }
    guard let total = cost?.total.value else {
      return posting(lot(try weight.divided(by: units)), weight: weight)
    }
    let rest = try weight.subtracting(total)
    return try booked(costSum: try total.adding(units.isNegative ? -rest : rest))
  }

  /// The complete posting with a price for all units together.
  fileprivate func booked(totalPrice: Quantity) throws(QuantityError) -> BookedPosting {
    let units = number ?? .zero
    var complete = self
    complete.price = BeancountPriceSpec(
      number: .known(try totalPrice.divided(by: units.magnitude)),
      currency: price?.currency ?? .missing, total: totalPrice)
    return try complete.booked()
  }

  private func lot(_ number: Quantity) -> BeancountLot {
    BeancountLot(
      number: number, currency: cost?.currency.value ?? currency, day: cost?.day,
      label: cost?.label)
  }

  private func posting(
    _ lot: BeancountLot?, weight: Quantity, in weightCurrency: CommodityID? = nil
  ) -> BookedPosting {
    var priceOfUnit: Money?
    if let number = price?.number.value, let currency = price?.currency.value {
      priceOfUnit = Money(number, currency)
    }
    return BookedPosting(
      account: source.account, range: source.range, units: Money(number ?? .zero, currency),
      weight: Money(weight, weightCurrency ?? lot?.currency ?? currency), lot: lot,
      price: priceOfUnit, hasTotalPrice: price?.total != nil, flag: source.flag,
      metadata: source.metadata)
  }
}
