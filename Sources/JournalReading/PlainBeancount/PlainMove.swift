internal import LedgerModel

/// The way of plain transactions from their own columns to those of the ledger.
struct PlainMove {
  private var plain: PlainTransactions
  private var next = 0
  /// The numbers in the ledger of payees that have one there.
  private var payees: [PayeeID?]

  init(_ plain: PlainTransactions) {
    self.plain = plain
    payees = Array(repeating: nil, count: plain.payees.count)
  }

  /// Hands over the columns as they are, if that is what adding each row would come to.
  ///
  /// - Parameter ledger: A ledger that gets no other transactions.
  mutating func takeAll(into ledger: inout Ledger) {
    guard plain.isAsRead, ledger.entries.count == 0, ledger.payees.count == 0 else { return }
    ledger.entries = plain.entries
    ledger.postings = plain.postings
    ledger.payees = plain.payees
    plain = PlainTransactions()
    next = 0
  }

  /// Adds the transactions before an entry, or all that are left for `nil`.
  mutating func take(before entry: BeancountEntry?, into ledger: inout Ledger) {
    let rows = plain.rows(from: next, before: entry)
    next = rows.upperBound
    guard let first = rows.first, let last = rows.last else { return }
    let postings =
      plain.entries.postings(of: first).lowerBound..<plain.entries.postings(of: last).upperBound
    ledger.postings.append(contentsOf: plain.postings, postings)
    ledger.entries.append(contentsOf: plain.entries, rows) { payee in
      let index = Int(payee.index)
      if let known = payees[index] { return known }
      let number = PayeeID(ledger.payees.intern(plain.payees[payee.index]))
      payees[index] = number
      return number
    }
  }

  /// Notes how many decimals the amounts of each commodity show.
  func takeStyles(into table: inout CommodityTable) {
    var isUsed = Array(repeating: false, count: table.count)
    var scales = Array(repeating: UInt8(0), count: table.count)
    let postings = plain.postings
    let (commodities, flags, decimals) = (postings.commodities, postings.flags, postings.scales)
    for row in 0..<commodities.count {
      let commodity = Int(commodities[row].index)
      isUsed[commodity] = true
      let isInferred = flags[row].rawValue & PostingFlags.inferred.rawValue != 0
      if !isInferred, decimals[row] > scales[commodity] { scales[commodity] = decimals[row] }
    }
    for commodity in table.all where isUsed[Int(commodity.index)] {
      table[style: commodity].isKnown = true
      table[style: commodity].largestScale = max(
        table[style: commodity].largestScale, scales[Int(commodity.index)])
    }
  }
}
