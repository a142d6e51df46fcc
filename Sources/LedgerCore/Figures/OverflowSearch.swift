package import LedgerModel

/// An account and a commodity of which it holds more than 38 digits say.
package struct OverflowPlace: Equatable, Sendable {
  package var account: String
  package var commodity: String
  /// The day of the entry with which it became too much.
  package var day: Day
}

/// Finds which account's sum has more than 38 digits, once a sum is known to have.
package struct OverflowSearch {
  /// The first account whose postings do not add up in 38 digits, or `nil` if it is a sum of several
  /// accounts that does not.
  package let place: OverflowPlace?

  /// Adds up each account and commodity, in the order of the books.
  package init(_ ledger: Ledger) {
    let postings = ledger.postings
    var sums: [HoldingKey: ExactSum] = [:]
    for posting in 0..<postings.count {
      let key = HoldingKey(
        account: postings.accounts[posting], commodity: postings.commodities[posting])
      var sum = sums[key] ?? ExactSum()
      guard (try? sum.add(postings.quantity(posting))) != nil, (try? sum.quantity()) != nil else {
        place = OverflowPlace(
          account: ledger.accounts[key.account], commodity: ledger.commodities[key.commodity],
          day: ledger.entries.days[ledger.entries.entry(of: posting)])
        return
      }
      sums[key] = sum
    }
    place = nil
  }
}
