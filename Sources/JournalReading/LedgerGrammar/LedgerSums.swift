internal import LedgerModel

/// A running sum of amounts, as Ledger keeps it.
///
/// One amount, even of zero, is kept as an amount. A second commodity makes it a list, and an
/// amount of zero does not enter a list. So whether a commodity that comes to zero still counts
/// depends on the order of the postings; Ledger infers amounts and costs by this count.
struct LedgerSums {
  private(set) var rows: [LedgerAmount] = []
  /// Whether the sum is a list.
  private(set) var isList = false

  var isEmpty: Bool { rows.isEmpty && !isList }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    isList = false
  }

  mutating func add(_ amount: LedgerAmount) {
    if isEmpty { return rows.append(amount) }
    if let index = rows.firstIndex(where: { $0.commodity == amount.commodity }) {
      rows[index].number = rows[index].number + amount.number
      return
    }
    if !isList {
      isList = true
      rows.removeAll { $0.number.isZero }
    }
    if !amount.number.isZero { rows.append(amount) }
  }

  mutating func subtract(_ amount: LedgerAmount) { add(-amount) }

  /// Starts a list with an amount, which stays out if it is zero.
  mutating func startList(with amount: LedgerAmount) {
    rows = amount.number.isZero ? [] : [amount]
    isList = true
  }

  /// Keeps the amount of one commodity, or zero of it.
  mutating func restrict(to commodity: LotCommodity) {
    rows = rows.first { $0.commodity == commodity }.map { [$0] } ?? []
    isList = true
  }
}
