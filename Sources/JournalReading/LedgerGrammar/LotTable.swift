/// The lots of a run, kept once each.
struct LotTable: Sendable {
  private var lots: [Lot] = []
  private var numbers: [Lot: LotID] = [:]

  /// Returns the number of a lot, which is added if it is new.
  mutating func intern(_ lot: Lot) -> LotID {
    if let number = numbers[lot] { return number }
    let number = LotID(index: Int32(lots.count))
    lots.append(lot)
    numbers[lot] = number
    return number
  }

  /// Whether Ledger lists one lot of a commodity before another: none, then by price, then by day.
  func precedes(_ left: LotCommodity, _ right: LotCommodity) -> Bool {
    guard let a = left.lot else { return right.lot != nil }
    guard let b = right.lot else { return false }
    let (first, second) = (self[a], self[b])
    if first.price != second.price {
      guard let price = first.price else { return true }
      guard let other = second.price else { return false }
      return price.number < other.number
    }
    guard let day = first.day else { return second.day != nil }
    return second.day.map { day < $0 } ?? false
  }

  subscript(number: LotID) -> Lot { lots[Int(number.index)] }
}
