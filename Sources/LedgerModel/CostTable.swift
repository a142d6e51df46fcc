/// The costs of postings, ascending by posting.
///
/// Nearly all have units of at most 64 bits, and take a quarter of the room of a ``PostingCost``.
package struct CostTable: Sendable {
  private struct Row: Sendable {
    let posting: Int32
    let commodity: CommodityID
    /// The units of the total, or where the cost stands among the wide ones.
    let total: Int64
    /// The units of the price of one unit, or 0 if that is not known.
    let unit: Int64
    let totalScale: UInt8
    let unitScale: UInt8
    let hasUnit: Bool
    /// The source, or `nil` for a wide cost.
    let source: PostingCost.Source?
  }

  private var rows: [Row] = []
  private var wideCosts: [PostingCost] = []

  init() {}

  mutating func append(_ cost: PostingCost) {
    let unit = cost.unit ?? .zero
    guard let total = Int64(exactly: cost.total.quantity.units),
      let unitUnits = Int64(exactly: unit.units)
    else {
      rows.append(
        Row(
          posting: cost.posting, commodity: cost.total.commodity, total: Int64(wideCosts.count),
          unit: 0, totalScale: 0, unitScale: 0, hasUnit: false, source: nil))
      return wideCosts.append(cost)
    }
    rows.append(
      Row(
        posting: cost.posting, commodity: cost.total.commodity, total: total, unit: unitUnits,
        totalScale: cost.total.quantity.scale, unitScale: unit.scale, hasUnit: cost.unit != nil,
        source: cost.source))
  }
}

extension CostTable: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(index: Int) -> PostingCost {
    let row = rows[index]
    guard let source = row.source else { return wideCosts[Int(row.total)] }
    return PostingCost(
      posting: Int(row.posting),
      total: Money(Quantity(units: row.total, scale: row.totalScale), row.commodity),
      unit: row.hasUnit ? Quantity(units: row.unit, scale: row.unitScale) : nil, source: source)
  }

  /// The costs of the postings in a range.
  package func costs(of postings: Range<Int>) -> Slice<CostTable> {
    self[place(of: postings.lowerBound)..<place(of: postings.upperBound)]
  }

  /// The cost of a posting, or `nil` if it has none.
  func cost(of posting: Int) -> PostingCost? {
    let place = place(of: posting)
    return place < count && Int(rows[place].posting) == posting ? self[place] : nil
  }

  /// Where the cost of a posting stands or would stand, found by binary search.
  private func place(of posting: Int) -> Int {
    rows.partitioningIndex { Int($0.posting) >= posting }
  }
}
