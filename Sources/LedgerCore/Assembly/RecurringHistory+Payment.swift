internal import LedgerModel

extension RecurringHistory {
  /// What one entry paid of an item.
  struct Payment: Equatable, Sendable {
    let day: Day
    let amount: Money
    let entry: Int32
    let postings: [Int32]
  }
}

extension RecurringHistory.Payment {
  /// Adds up the charges of each entry and day in the commodity of its first one.
  ///
  /// - Parameter charges: Ascending by day, those of an entry one after the other.
  /// - Returns: One payment an entry; a refund pays nothing.
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  static func all(_ charges: [ChargeHistory.Charge]) throws(QuantityError) -> [Self] {
    if charges.count == 1 {
      let only = charges[0]
      guard only.money.quantity.isPositive else { return [] }
      return [Self(day: only.day, amount: only.money, entry: only.entry, postings: [only.posting])]
    }
    var payments: [Self] = []
    var rest = charges[...]
    while let first = rest.first {
      let group = rest.prefix { $0.entry == first.entry && $0.day == first.day }
      rest = rest.dropFirst(group.count)
      let same = group.filter { $0.money.commodity == first.money.commodity }
      let total = try same.map(\.money.quantity).sum()
      guard total.isPositive else { continue }
      payments.append(
        Self(
          day: first.day, amount: Money(total, first.money.commodity), entry: first.entry,
          postings: same.map(\.posting)))
    }
    return payments
  }
}
