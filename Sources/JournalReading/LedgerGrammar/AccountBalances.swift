internal import LedgerModel

/// What accounts hold, in the order of the text: real postings, and virtual ones apart.
///
/// Postings are looked at only when a balance is asked for, and each once, so that a journal without
/// assertions pays nothing.
struct AccountBalances {
  private var real: [AccountID: [LedgerAmount]] = [:]
  private var virtual: [AccountID: [LedgerAmount]] = [:]
  /// The number of postings that were looked at.
  private var counted = 0
  /// Postings in angle brackets, which balances do not see.
  private var hidden: Set<Int> = []
  /// The amounts of postings that were rounded to be kept.
  private var exact: [Int: ExactNumber] = [:]

  /// Keeps that a posting is not seen.
  mutating func hide(_ row: Int) { hidden.insert(row) }

  /// Keeps the amount that a posting had before it was rounded.
  mutating func keep(_ number: ExactNumber, of row: Int) { exact[row] = number }

  /// What an account itself holds by commodity, zeros included.
  mutating func amounts(
    of account: AccountID, withVirtual: Bool, in postings: PostingTable
  ) -> [LedgerAmount] {
    count(postings)
    var sum = real[account] ?? []
    if withVirtual {
      for amount in virtual[account] ?? [] { AccountBalances.add(amount, to: &sum) }
    }
    return sum
  }

  private mutating func count(_ postings: PostingTable) {
    while counted < postings.count {
      let row = counted
      counted += 1
      guard !hidden.contains(row) else { continue }
      let amount = LedgerAmount(
        exact[row] ?? .decimal(postings.quantity(row)), LotCommodity(postings.commodities[row]))
      if postings.flags[row].contains(.virtual) {
        AccountBalances.add(amount, to: &virtual[postings.accounts[row], default: []])
      } else {
        AccountBalances.add(amount, to: &real[postings.accounts[row], default: []])
      }
    }
  }

  private static func add(_ amount: LedgerAmount, to sum: inout [LedgerAmount]) {
    if let index = sum.firstIndex(where: { $0.commodity == amount.commodity }) {
      sum[index].number = sum[index].number + amount.number
    } else {
      sum.append(amount)
    }
  }
}
