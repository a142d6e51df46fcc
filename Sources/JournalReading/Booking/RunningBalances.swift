internal import LedgerModel

/// What the accounts hold that claims ask about, at a point of a walk through postings.
///
/// An account that a claim asks about with those below it has a balance of its own for all of them,
/// so that a posting costs as much as its account is deep, and a claim no more than the commodities
/// it names.
struct RunningBalances {
  /// What one account holds.
  private struct Holdings {
    var quantities: [CommodityID: Quantity] = [:]
    /// The commodities whose quantity is not zero.
    var held: Set<CommodityID> = []

    mutating func add(_ amount: Money) throws(QuantityError) {
      let sum = try (quantities[amount.commodity] ?? .zero) + amount.quantity
      quantities[amount.commodity] = sum
      if sum.isZero { held.remove(amount.commodity) } else { held.insert(amount.commodity) }
    }
  }

  /// For each account its own holdings, if a claim asks about them.
  private var own: [Holdings?]
  /// The holdings of accounts with those below them.
  private var inclusive: [AccountID: Holdings] = [:]
  /// For each account, those at or above it that a claim asks about with those below them.
  private var above: [[AccountID]]

  /// Prepares to follow the accounts that claims ask about, some with those below them.
  init(_ accounts: AccountTable, asked: [(account: AccountID, isInclusive: Bool)]) {
    own = Array(repeating: nil, count: accounts.count)
    above = Array(repeating: [], count: accounts.count)
    for (account, isInclusive) in asked {
      if isInclusive {
        inclusive[account] = Holdings()
      } else {
        own[Int(account.index)] = Holdings()
      }
    }
    guard !inclusive.isEmpty else { return }
    for account in accounts.all {
      above[Int(account.index)] = accounts.lineage(of: account).filter { inclusive[$0] != nil }
    }
  }

  /// Whether a posting to an account changes a balance that is asked for.
  func isTracked(_ account: AccountID) -> Bool {
    own[Int(account.index)] != nil || !above[Int(account.index)].isEmpty
  }

  mutating func add(_ amount: Money, to account: AccountID) throws(QuantityError) {
    try own[Int(account.index)]?.add(amount)
    for account in above[Int(account.index)] { try inclusive[account]?.add(amount) }
  }

  /// The balance of an account in a commodity, with the accounts below it if asked.
  func balance(of account: AccountID, _ commodity: CommodityID, _ isInclusive: Bool) -> Quantity {
    holdings(of: account, isInclusive).quantities[commodity] ?? .zero
  }

  /// The commodities that an account holds, ascending; those of which nothing is left are not among
  /// them.
  func held(by account: AccountID, _ isInclusive: Bool) -> [CommodityID] {
    holdings(of: account, isInclusive).held.sorted()
  }

  /// What an account holds in the first other commodity than that of its balance in one.
  func other(than balance: Money, in account: AccountID, _ isInclusive: Bool) -> Money? {
    let holdings = holdings(of: account, isInclusive)
    guard holdings.held.count > (balance.quantity.isZero ? 0 : 1),
      let other = holdings.held.filter({ $0 != balance.commodity }).min(),
      let quantity = holdings.quantities[other]
    else { return nil }
    return Money(quantity, other)
  }

  private func holdings(of account: AccountID, _ isInclusive: Bool) -> Holdings {
    (isInclusive ? inclusive[account] : own[Int(account.index)]) ?? Holdings()
  }
}
