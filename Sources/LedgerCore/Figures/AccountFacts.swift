internal import LedgerModel

/// What a posting must know of its account, side by side.
struct AccountFacts: Sendable {
  let kind: AccountKind?
  /// What a real posting on the account brings to its entry.
  let brought: EntryTraits
  let isLiquid: Bool
  let isInterest: Bool
  /// The account that stands for the debt which the account belongs to, or `nil` if it is none.
  let debt: AccountID?

  init(_ account: AccountID, _ classification: AccountClassification) {
    kind = classification.kind(of: account)
    brought = EntryTraits(of: kind)
    isLiquid = classification.isLiquid(account)
    isInterest = classification.isInterest(account)
    debt = classification.debt(of: account)
  }
}
