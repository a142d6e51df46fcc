internal import LedgerModel

/// The prices of one commodity in another over time, ascending by day, one a day.
struct PriceSeries: Sendable {
  /// What `units` of the commodity were worth.
  struct Point: Sendable {
    let day: Day
    let worth: Quantity
    let units: Quantity
  }

  private var points: [Point] = []
  private var isSorted = true

  /// Adds a price; the one added last stands for its day.
  mutating func append(_ point: Point) {
    if isSorted, let last = points.last, last.day.ordinal >= point.day.ordinal {
      if last.day.ordinal == point.day.ordinal {
        points[points.count - 1] = point
        return
      }
      isSorted = false
    }
    points.append(point)
  }

  /// Brings the prices in order, once all are added.
  mutating func seal() {
    if isSorted { return }
    let order = points.indices.sorted { (points[$0].day, $0) < (points[$1].day, $1) }
    points = order.map { points[$0] }
    isSorted = true
    var kept: [Point] = []
    for point in points {
      if kept.last?.day == point.day { kept.removeLast() }
      kept.append(point)
    }
    points = kept
  }

  /// The last price on or before a day.
  func last(upTo day: Day) -> Point? {
    let next = points.partitioningIndex { day.ordinal < $0.day.ordinal }
    return next == 0 ? nil : points[next - 1]
  }
}
