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
    /// How many of the quantities are not zero.
    var nonZero = 0

    mutating func add(_ amount: Money) throws(QuantityError) {
      let before = quantities[amount.commodity] ?? .zero
      let after = try before + amount.quantity
      nonZero += (after.isZero ? 0 : 1) - (before.isZero ? 0 : 1)
      quantities[amount.commodity] = after
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

  /// The commodities that an account holds or has held, ascending.
  func held(by account: AccountID, _ isInclusive: Bool) -> [CommodityID] {
    holdings(of: account, isInclusive).quantities.keys.sorted()
  }

  /// What an account holds in the first other commodity than that of its balance in one.
  func other(than balance: Money, in account: AccountID, _ isInclusive: Bool) -> Money? {
    let holdings = holdings(of: account, isInclusive)
    guard holdings.nonZero > (balance.quantity.isZero ? 0 : 1) else { return nil }
    return holdings.quantities.filter { $0.key != balance.commodity && !$0.value.isZero }
      .min { $0.key < $1.key }.map { Money($0.value, $0.key) }
  }

  private func holdings(of account: AccountID, _ isInclusive: Bool) -> Holdings {
    (isInclusive ? inclusive[account] : own[Int(account.index)]) ?? Holdings()
  }
}
