internal import LedgerModel

/// How far off the sums of an entry may be, by currency.
struct Tolerances: Sendable {
  private var rows: [(currency: CommodityID, tolerance: Quantity)] = []
  private var fallback = Quantity.zero

  /// What a posting tells of the precision of its numbers.
  struct Sample {
    var number: Quantity
    var currency: CommodityID
    /// The numbers of the cost: of a unit and in total.
    var costs: [Quantity] = []
    var costCurrency: CommodityID?
    var price: Money?
  }

  enum Choice { case coarsest, finest }

  subscript(currency: CommodityID) -> Quantity {
    rows.first { $0.currency == currency }?.tolerance ?? fallback
  }

  /// The tolerance of a currency that is known, or `nil`.
  private func find(_ currency: CommodityID) -> Int? {
    rows.firstIndex { $0.currency == currency }
  }

  /// Infers tolerances: for each currency a part of the last decimal of its coarsest amount.
  ///
  /// - Parameters:
  ///   - samples: The amounts that were written, not those that were found.
  ///   - currencies: All that stand in the entry.
  ///   - options: The defaults and the part.
  ///   - choice: Whether the coarsest or the finest amount decides.
  /// - Throws: ``QuantityError/overflow`` if a tolerance has more than 38 digits.
  init(
    _ samples: [Sample], seen currencies: [CommodityID], _ options: BeancountOptions,
    _ choice: Choice = .coarsest
  ) throws(QuantityError) {
    if !options.toleranceDefaults.isEmpty {
      fallback = options.toleranceDefaults[nil] ?? .zero
      for currency in currencies where find(currency) == nil {
        if let tolerance = options.toleranceDefaults[currency] {
          rows.append((currency, tolerance))
        }
      }
    }
    var fromCosts: [(currency: CommodityID, tolerance: Quantity)] = []
    for sample in samples where sample.number.scale > 0 {
      let tolerance = try Quantity(units: 1, scale: sample.number.scale)
        .multiplied(by: options.toleranceMultiplier)
      merge(sample.currency, tolerance, choice)
      if options.costWidensTolerance { try add(sample, tolerance, to: &fromCosts) }
    }
    for row in fromCosts { merge(row.currency, row.tolerance, choice) }
  }

  private mutating func merge(_ currency: CommodityID, _ tolerance: Quantity, _ choice: Choice) {
    guard let index = find(currency) else { return rows.append((currency, tolerance)) }
    let known = rows[index].tolerance
    rows[index].tolerance = choice == .coarsest ? max(known, tolerance) : min(known, tolerance)
  }

  /// Adds what the last decimal of an amount is worth at its cost and its price.
  private func add(
    _ sample: Sample, _ tolerance: Quantity,
    to rows: inout [(currency: CommodityID, tolerance: Quantity)]
  ) throws(QuantityError) {
    var worths: [Money] = []
    if let currency = sample.costCurrency {
      var worth = BeancountOptions.half
      for cost in sample.costs { worth = min(worth, try tolerance.multiplied(by: cost)) }
      worths.append(Money(worth, currency))
    }
    if let price = sample.price {
      let worth = try tolerance.multiplied(by: price.quantity)
      worths.append(Money(min(worth, BeancountOptions.half), price.commodity))
    }
    for worth in worths {
      if let index = rows.firstIndex(where: { $0.currency == worth.commodity }) {
        rows[index].tolerance = try rows[index].tolerance.adding(worth.quantity)
      } else {
        rows.append((worth.commodity, worth.quantity))
      }
    }
  }

  /// A number that was found, rounded as coarsely as the currency's amounts are.
  func quantize(_ number: Quantity, of currency: CommodityID) throws(QuantityError) -> Quantity {
    let tolerance = self[currency]
    guard !tolerance.isZero else { return number }
    let quantum = try tolerance.adding(tolerance)
    // A longer tolerance comes from a cost, and is no step to round to.
    var significant = quantum.normalized.units
    if quantum.normalized.scale == 0 { while significant % 10 == 0 { significant /= 10 } }
    guard significant.magnitude < 10_000 else { return number }
    return try number.quantized(to: quantum)
  }
}

extension BookedPosting {
  /// What the posting tells of the precision of its amounts, or `nil` if they were found.
  var toleranceSample: Tolerances.Sample? {
    guard !isInferred else { return nil }
    return Tolerances.Sample(
      number: units.quantity, currency: units.commodity, costs: lot.map { [$0.number] } ?? [],
      costCurrency: lot?.currency, price: price)
  }
}

extension BeancountPosting {
  /// What the posting tells of the precision of its amounts, or `nil` if it shows none.
  var toleranceSample: Tolerances.Sample? {
    guard let number = number.value, let currency = currency.value else { return nil }
    var price: Money?
    if let spec = self.price, let number = spec.number.value, let currency = spec.currency.value {
      price = Money(number, currency)
    }
    return Tolerances.Sample(
      number: number, currency: currency,
      costs: [cost?.total.value, cost?.perUnit.value].compactMap { $0 },
      costCurrency: cost?.currency.value, price: price)
  }

  /// The currencies that stand in the posting.
  var seenCurrencies: [CommodityID] {
    [currency.value, cost?.currency.value, price?.currency.value].compactMap { $0 }
  }
}
