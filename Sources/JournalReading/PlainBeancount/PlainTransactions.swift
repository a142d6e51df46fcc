internal import Diagnostics
internal import LedgerModel

/// The transactions of Beancount files that went the short way, in columns like the ledger's.
struct PlainTransactions: Sendable {
  private(set) var entries = EntryTable()
  private(set) var postings = PostingTable()
  /// The number of the line of each, which orders those of a day.
  private(set) var lines: [Int32] = []
  /// The payees that ``entries`` speaks of.
  var payees = NameTable()
  /// Whether the payees are numbered in the order of the entries.
  private(set) var isAsRead = true

  var count: Int { lines.count }

  /// Adds the transactions of a file that wait.
  mutating func append(_ plain: borrowing PlainBeancount, file: Int32) {
    let first = postings.count
    postings.append(plain.rows.span)
    for index in 0..<plain.costs.count { postings.append(plain.costs[index].cost(afterRow: first)) }
    entries.append(plain.entries.span, file: file)
    for index in 0..<plain.lines.count { lines.append(plain.lines[index]) }
  }

  /// Makes room for the transactions of a large file at once.
  ///
  /// One has rarely fewer than 128 bytes, and a posting 56.
  mutating func reserve(forBytes count: Int) {
    guard count >= 1 << 20 else { return }
    entries.reserve(count / 128)
    postings.reserve(count / 56)
    lines.reserveCapacity(lines.count + count / 128)
  }

  private func key(_ row: Int) -> Int64 {
    BeancountEntry.transactionKey(entries.days[row], line: lines[row])
  }

  /// Puts the transactions in the order of days; those of a day by line, and then as they came.
  mutating func sort() {
    let days = entries.days
    let isSorted = (1..<max(1, count)).allSatisfy { row in
      let (last, next) = (days[row - 1].ordinal, days[row].ordinal)
      return last < next || (last == next && lines[row - 1] <= lines[row])
    }
    if isSorted { return }
    let keys = (0..<count).map(key)
    keep((0..<count).sorted { (keys[$0], $0) < (keys[$1], $1) })
  }

  /// Leaves out some transactions.
  mutating func remove(_ rows: Set<Int>) {
    if !rows.isEmpty { keep((0..<count).filter { !rows.contains($0) }) }
  }

  /// Leaves some transactions, in an order of their own.
  private mutating func keep(_ rows: [Int]) {
    let old = self
    isAsRead = false
    (entries, postings) = (EntryTable(), PostingTable())
    for row in rows {
      postings.append(contentsOf: old.postings, old.entries.postings(of: row))
      entries.append(contentsOf: old.entries, row..<row + 1) { $0 }
    }
    lines = rows.map { old.lines[$0] }
  }

  /// The transactions from a row on that stand before an entry, or all for `nil`.
  func rows(from first: Int, before entry: BeancountEntry?) -> Range<Int> {
    guard let entry else { return first..<count }
    let limit = entry.sortKey
    var end = first
    while end < count {
      let key = key(end)
      if key > limit { break }
      if key == limit, entries.location(of: end).file > entry.place.file { break }
      end += 1
    }
    return first..<end
  }

  /// The first and the last day of use of each of some accounts, by number.
  func uses(among accountCount: Int) -> [ClosedRange<Day>?] {
    var first = Array(repeating: Int32.max, count: accountCount)
    var last = first
    let (days, ends, accounts) = (entries.days, entries.postingEnds, postings.accounts)
    var posting = 0
    for row in 0..<count {
      let (day, end) = (days[row].ordinal, Int(ends[row]))
      while posting < end {
        let account = Int(accounts[posting].index)
        if first[account] == .max { first[account] = day }
        last[account] = day
        posting += 1
      }
    }
    return zip(first, last).map { first, last in
      first == .max ? nil : Day(ordinal: first)...Day(ordinal: last)
    }
  }
}
