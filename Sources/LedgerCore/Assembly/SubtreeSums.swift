internal import LedgerModel

/// What some accounts come to with those below them, each amount added once up its lineage.
struct SubtreeSums: Sendable {
  private struct Sum: Sendable {
    /// `nil` once a part of it is not known or it takes more than 38 digits.
    var amount: Quantity? = .zero
  }

  private let table: AccountTable
  private var sums: [AccountID: Sum] = [:]

  /// Starts at zero for each of some accounts.
  init(of accounts: some Sequence<AccountID>, in table: AccountTable) {
    self.table = table
    for account in accounts { sums[account] = Sum() }
  }

  /// Adds an amount of an account, or `nil` if it is not known.
  mutating func add(_ amount: Quantity?, on account: AccountID) {
    var next: AccountID? = account
    while let current = next {
      if let known = sums[current]?.amount {
        var total: Quantity?
        if let amount { total = try? known + amount }
        sums[current] = Sum(amount: total)
      }
      next = table.parent(of: current)
    }
  }

  /// Whether an account is one of those that are summed, or below one.
  func covers(_ account: AccountID) -> Bool {
    table.lineage(of: account).contains { sums[$0] != nil }
  }

  /// The sum of an account, or `nil` if it is not known or not asked for.
  subscript(account: AccountID) -> Quantity? { sums[account]?.amount }
}
