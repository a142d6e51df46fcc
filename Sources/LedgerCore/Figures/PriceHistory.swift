internal import LedgerModel

/// All prices of a ledger by pair of commodities: those declared, and those of trades.
struct PriceHistory: Sendable {
  /// What is known of one commodity's price in another, in both directions.
  struct Edge: Sendable {
    let other: CommodityID
    fileprivate(set) var declared: Int32?
    fileprivate(set) var declaredInverse: Int32?
    fileprivate(set) var traded: Int32?
    fileprivate(set) var tradedInverse: Int32?
  }

  /// Whether what real postings cost counts as a price.
  let hasTrades: Bool
  private var series: [PriceSeries] = []
  /// The other commodities that each one has a price in, or is a price of.
  private var edges: [[Edge]]
  private var rows: [UInt64: Int32] = [:]
  private var places: [UInt64: Int] = [:]
  /// By commodity: the key in ``rows`` of the price added last, and what stands there.
  private var recent: [(key: UInt64, row: Int32)?] = []

  /// Collects the prices of a ledger.
  ///
  /// - Parameters:
  ///   - ledger: The books.
  ///   - withTrades: Whether what real postings cost counts as a price.
  init(_ ledger: Ledger, withTrades: Bool) {
    hasTrades = withTrades
    edges = Array(repeating: [], count: ledger.commodities.count)
    recent = Array(repeating: nil, count: ledger.commodities.count)
    for price in ledger.prices {
      let point = PriceSeries.Point(
        day: price.day, worth: price.amount.quantity, units: Quantity(1))
      append(point, of: price.commodity, in: price.amount.commodity, isTraded: false)
    }
    if withTrades { appendTrades(ledger) }
    for row in series.indices { series[row].seal() }
    (rows, places, recent) = ([:], [:], [])
  }

  func edges(of commodity: CommodityID) -> [Edge] {
    edges.indices.contains(Int(commodity.index)) ? edges[Int(commodity.index)] : []
  }

  /// Whether a commodity has a price in another one, or is the price of one.
  func hasPrices(_ commodity: CommodityID) -> Bool {
    edges.indices.contains(Int(commodity.index)) && !edges[Int(commodity.index)].isEmpty
  }

  func last(_ row: Int32?, upTo day: Day) -> PriceSeries.Point? {
    row.flatMap { series[Int($0)].last(upTo: day) }
  }

  private mutating func append(
    _ point: PriceSeries.Point, of commodity: CommodityID, in other: CommodityID, isTraded: Bool
  ) {
    guard commodity.index != other.index else { return }
    let key = PriceHistory.key(commodity, other) << 1 | (isTraded ? 1 : 0)
    if let recent = recent[Int(commodity.index)], recent.key == key {
      series[Int(recent.row)].append(point)
      return
    }
    let row = rows[key] ?? Int32(series.count)
    recent[Int(commodity.index)] = (key, row)
    if Int(row) == series.count {
      series.append(PriceSeries())
      rows[key] = row
      link(commodity, other) { edge in
        if isTraded { edge.traded = row } else { edge.declared = row }
      }
      link(other, commodity) { edge in
        if isTraded { edge.tradedInverse = row } else { edge.declaredInverse = row }
      }
    }
    series[Int(row)].append(point)
  }

  private mutating func link(
    _ commodity: CommodityID, _ other: CommodityID, _ set: (inout Edge) -> Void
  ) {
    let row = Int(commodity.index)
    let key = PriceHistory.key(commodity, other)
    let place = places[key] ?? edges[row].count
    if place == edges[row].count {
      edges[row].append(Edge(other: other))
      places[key] = place
    }
    set(&edges[row][place])
  }

  /// A pair of commodities in 63 bits.
  private static func key(_ commodity: CommodityID, _ other: CommodityID) -> UInt64 {
    UInt64(UInt32(commodity.index)) << 32 | UInt64(UInt32(other.index))
  }
}

extension PriceHistory {
  /// Adds what real postings cost, but for closing and opening entries, which restate old costs,
  /// and for lots that are given away, whose cost is not the price of the day.
  private mutating func appendTrades(_ ledger: Ledger) {
    let postings = ledger.postings
    let (days, ends, flags) = (
      ledger.entries.days, ledger.entries.postingEnds, ledger.entries.flags
    )
    // Flags are tested by their bits: a set made for each cost takes longer than all the rest.
    let turns = EntryFlags.closing.rawValue | EntryFlags.opening.rawValue
    let virtual = PostingFlags.virtual.rawValue
    var entry = 0
    for cost in postings.costs {
      let posting = Int(cost.posting)
      while entry < ends.count, Int(ends[entry]) <= posting { entry += 1 }
      guard entry < ends.count, flags[entry].rawValue & turns == 0,
        postings.flags[posting].rawValue & virtual == 0
      else { continue }
      let units = postings.quantity(posting)
      guard units.units != 0, cost.source != .lot || units.units > 0 else { continue }
      let day = postings.ownDay(of: posting) ?? days[entry]
      let point =
        cost.unit.map { PriceSeries.Point(day: day, worth: $0, units: Quantity(1)) }
        ?? PriceSeries.Point(day: day, worth: cost.total.quantity.magnitude, units: units.magnitude)
      append(point, of: postings.commodities[posting], in: cost.total.commodity, isTraded: true)
    }
  }
}
