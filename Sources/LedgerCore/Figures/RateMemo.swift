internal import LedgerModel

/// Remembers the last rate of each commodity, since postings of a day come one after the other.
struct RateMemo {
  private let valuation: Valuation
  /// Where the rate of each commodity stands in ``rates``, or -1.
  private var rows: [Int32]
  private var rates: [(day: Day, rate: ExchangeRate?)] = []

  init(_ valuation: Valuation) {
    self.valuation = valuation
    rows = Array(repeating: -1, count: valuation.commodityCount)
  }

  /// The value of an amount on a day, or `nil` if no price says what it is worth, or if it has more
  /// than 38 digits.
  mutating func value(
    of quantity: Quantity, _ commodity: CommodityID, on day: Day
  ) -> Quantity? {
    if commodity.index == valuation.currency.index, quantity.scale <= ExchangeRate.finestScale {
      return quantity
    }
    return rate(of: commodity, on: day)?.value(of: quantity)
  }

  mutating func rate(of commodity: CommodityID, on day: Day) -> ExchangeRate? {
    let row = Int(rows[Int(commodity.index)])
    if row >= 0, rates[row].day == day { return rates[row].rate }
    let rate = valuation.rate(of: commodity, on: day)
    if row < 0 {
      rows[Int(commodity.index)] = Int32(rates.count)
      rates.append((day, rate))
    } else {
      rates[row] = (day, rate)
    }
    return rate
  }
}
