internal import LedgerModel

/// What a posting must know of its account, side by side.
struct AccountFacts: Sendable {
  let kind: AccountKind?
  let isLiquid: Bool
  /// What a real posting on the account brings to its entry.
  let brought: EntryTraits
  let isInterest: Bool
  /// The account that stands for the debt which the account belongs to, or `nil` if it is none.
  let debt: AccountID?

  init(
    _ account: AccountID, _ classification: AccountClassification, _ accounts: AccountTable
  ) {
    kind = classification.kind(of: account)
    isLiquid = classification.isLiquid(account)
    let isTurn = kind == .equity && AccountFacts.isForTurns(accounts[account])
    brought = EntryTraits(of: kind).union(
      isLiquid ? .liquid : isTurn ? .turnAccount : EntryTraits())
    isInterest = classification.isInterest(account)
    debt = classification.debt(of: account)
  }

  /// Whether an equity account is named for opening or closing balances.
  private static func isForTurns(_ name: String) -> Bool {
    name.lowercased().split(separator: ":").dropFirst()
      .contains { $0.hasPrefix("opening") || $0.hasPrefix("closing") }
  }
}
