internal import LedgerModel

/// Which goals count the same money.
struct GoalFunding: Sendable {
  private let table: AccountTable
  /// How many goals each account has.
  private var own: [AccountID: Int] = [:]
  /// How many goals each account has with those below it.
  private var below: [AccountID: Int] = [:]

  init(_ ledger: Ledger) {
    table = ledger.accounts
    for account in ledger.goals.compactMap(\.account) {
      own[account, default: 0] += 1
      for above in table.lineage(of: account) { below[above, default: 0] += 1 }
    }
  }

  /// Whether more than one goal is on an account, below it or above it.
  func isShared(_ account: AccountID?) -> Bool {
    guard let account else { return false }
    return below[account, default: 0] > 1
      || table.lineage(of: account).dropFirst().contains { own[$0] != nil }
  }
}
