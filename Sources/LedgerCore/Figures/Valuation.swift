package import LedgerModel

/// What amounts are worth in the reporting currency on a day.
///
/// The price is the last declared one on or before the day: direct, inverse, or through one
/// commodity between. Without one, and if asked for, it is the last trade's. A later price never
/// counts.
package struct Valuation: Sendable {
  package let currency: CommodityID
  private let prices: PriceHistory
  /// By commodity: where in the reporting currency's edges it stands, or -1.
  private let backEdges: [Int32]

  package init(_ ledger: Ledger, currency: CommodityID, prices kind: ReportRequest.Prices) {
    self.init(
      PriceHistory(ledger, withTrades: kind == .traded), currency: currency,
      commodityCount: ledger.commodities.count)
  }

  /// Values amounts in a currency by some prices.
  init(_ prices: PriceHistory, currency: CommodityID, commodityCount: Int) {
    self.currency = currency
    self.prices = prices
    var rows = Array(repeating: Int32(-1), count: commodityCount)
    for (row, edge) in prices.edges(of: currency).enumerated() {
      rows[Int(edge.other.index)] = Int32(row)
    }
    backEdges = rows
  }

  var commodityCount: Int { backEdges.count }

  /// A value and the price it rests on.
  package struct Value: Equatable, Sendable {
    package var quantity: Quantity
    /// Whether the price is a trade's rather than a declared one.
    package var isTraded: Bool
    /// The day of the price, the oldest of two, or `nil` if none was needed.
    package var priceDay: Day?
  }

  /// The value of an amount on a day, or `nil` if no price says what it is worth, or if it has more
  /// than 38 digits.
  package func value(of quantity: Quantity, _ commodity: CommodityID, on day: Day) -> Value? {
    guard let rate = rate(of: commodity, on: day), let value = rate.value(of: quantity) else {
      return nil
    }
    return Value(quantity: value, isTraded: rate.isTraded, priceDay: rate.day)
  }

  /// What one unit of a commodity is worth on a day, or `nil` if no price says so.
  func rate(of commodity: CommodityID, on day: Day) -> ExchangeRate? {
    if commodity.index == currency.index { return .one }
    if !prices.hasPrices(commodity) { return nil }
    if let declared = rate(of: commodity, on: day, withTrades: false) { return declared }
    return prices.hasTrades ? rate(of: commodity, on: day, withTrades: true) : nil
  }

  private func rate(
    of commodity: CommodityID, on day: Day, withTrades: Bool
  ) -> ExchangeRate? {
    if let edge = edgeFromCurrency(to: commodity), let direct = backStep(edge, day, withTrades) {
      return direct
    }
    var best: ExchangeRate?
    for edge in prices.edges(of: commodity) where edge.other != currency {
      guard let back = edgeFromCurrency(to: edge.other),
        let first = step(edge, day, withTrades), let second = backStep(back, day, withTrades)
      else { continue }
      let both = first.followed(by: second)
      if best.map({ both.isBetter(than: $0) }) ?? true { best = both }
    }
    return best
  }

  private func edgeFromCurrency(to commodity: CommodityID) -> PriceHistory.Edge? {
    let row = backEdges[Int(commodity.index)]
    return row < 0 ? nil : prices.edges(of: currency)[Int(row)]
  }

  /// The rate from the commodity that has the edge to the edge's other one.
  private func step(
    _ edge: PriceHistory.Edge, _ day: Day, _ withTrades: Bool
  ) -> ExchangeRate? {
    rate(edge.declared, edge.declaredInverse, day, isTraded: false)
      ?? (withTrades ? rate(edge.traded, edge.tradedInverse, day, isTraded: true) : nil)
  }

  /// The rate from the edge's other commodity to the one that has the edge.
  private func backStep(
    _ edge: PriceHistory.Edge, _ day: Day, _ withTrades: Bool
  ) -> ExchangeRate? {
    rate(edge.declaredInverse, edge.declared, day, isTraded: false)
      ?? (withTrades ? rate(edge.tradedInverse, edge.traded, day, isTraded: true) : nil)
  }

  /// A declared price goes before an inverse one; of two trades the later counts.
  private func rate(
    _ forward: Int32?, _ inverse: Int32?, _ day: Day, isTraded: Bool
  ) -> ExchangeRate? {
    let direct = prices.last(forward, upTo: day)
      .flatMap { ExchangeRate($0, isInverse: false, isTraded: isTraded) }
    if direct != nil, !isTraded { return direct }
    let inverted = prices.last(inverse, upTo: day)
      .flatMap { ExchangeRate($0, isInverse: true, isTraded: isTraded) }
    guard let direct, let inverted else { return direct ?? inverted }
    return (inverted.day ?? day) > (direct.day ?? day) ? inverted : direct
  }
}
