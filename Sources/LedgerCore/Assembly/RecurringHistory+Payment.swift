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
