internal import LedgerModel

/// A transaction of a Beancount file, first as read, then as booked.
struct BeancountTransaction: Sendable {
  var flag: UInt8
  /// The numbers of the texts in ``BeancountRecords/names``.
  var payee: Int32?
  var narration: Int32
  /// Without repetition, in ascending order.
  var tags: [Int32] = []
  var links: [Int32] = []
  /// The postings as read; empty once they are booked.
  var written: [BeancountPosting] = []
  var postings: [BookedPosting] = []
}

/// The lot that a posting adds to or takes from.
final class BeancountLot: Sendable, Equatable {
  /// The cost of one unit.
  let number: Quantity
  let currency: CommodityID
  let day: Day?
  /// The number of the label in ``BeancountRecords/names``.
  let label: Int32?

  init(number: Quantity, currency: CommodityID, day: Day?, label: Int32?) {
    self.number = number
    self.currency = currency
    self.day = day
    self.label = label
  }

  static func == (left: BeancountLot, right: BeancountLot) -> Bool {
    left === right
      || (left.currency == right.currency && left.day == right.day && left.label == right.label
        && left.number == right.number)
  }
}

/// A complete posting.
struct BookedPosting: Sendable {
  var account: AccountID
  var range: Range<Int>
  var units: Money
  /// What the posting adds to the balance of its entry.
  var weight: Money
  var lot: BeancountLot?
  /// The price of one unit.
  var price: Money?
  /// Whether the price was written for the whole amount.
  var hasTotalPrice = false
  var flag: UInt8 = 0
  /// Whether a number of it was left out and comes from the rest of the entry.
  var isInferred = false
  var metadata: [BeancountMetadata] = []
}
