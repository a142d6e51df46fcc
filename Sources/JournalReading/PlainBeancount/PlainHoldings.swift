internal import Diagnostics
internal import LedgerModel

/// What plain transactions bring to accounts whose holdings the booking of another may ask for:
/// lots, currencies that were left out, and numbers so long that sums of them may not fit.
struct PlainHoldings {
  fileprivate var steps: PlainSteps
  /// The transactions with which a sum has too many digits.
  fileprivate(set) var tooLong: Set<Int> = []

  /// Whether nothing asks for holdings.
  var isIdle: Bool { steps.isIdle }

  /// - Parameters:
  ///   - entries: The entries that are booked one by one.
  ///   - count: The number of accounts.
  init(followedBy entries: [BeancountEntry], among count: Int) {
    var followed: Set<AccountID> = []
    for entry in entries {
      guard case .transaction(let transaction) = entry.content,
        transaction.written.contains(where: \.asksForHoldings)
      else { continue }
      for posting in transaction.written { followed.insert(posting.account) }
    }
    steps = PlainSteps(followed, among: count)
  }
}

extension BeancountLoad {
  /// Adds the plain transactions before an entry to what accounts hold, as far as it may matter.
  mutating func book(
    _ holdings: inout PlainHoldings, before entry: BeancountEntry?, _ booker: inout EntryBooker
  ) {
    let accounts = plain.postings.accounts
    for row in holdings.steps.rows(of: plain, before: entry) {
      do throws(QuantityError) {
        for posting in plain.entries.postings(of: row)
        where holdings.steps.isWanted(accounts[posting]) {
          let amount = plain.postings.money(posting)
          try booker.inventories[Int(accounts[posting].index)]
            .add(amount.quantity, amount.commodity, nil)
        }
      } catch {
        let place = place(ofPlain: row)
        booker.report(.resultTooLong(place.bytes), in: place.file)
        holdings.tooLong.insert(row)
      }
    }
  }
}

extension BeancountPosting {
  /// Whether the posting may be booked by what its account holds, or has a number that sums of
  /// plain amounts are too short for.
  fileprivate var asksForHoldings: Bool {
    if isAutomatic { return false }
    guard cost == nil, let number = number.value, currency.value != nil, !number.isLong else {
      return true
    }
    guard let price else { return false }
    guard price.currency.value != nil, let unit = price.number.value else { return true }
    return (price.total ?? unit).isLong
  }
}

extension Quantity {
  /// Whether a number is longer than any of a plain transaction.
  fileprivate var isLong: Bool { scale > 9 || units.magnitude >= 1_000_000_000_000_000_000 }
}
