package import LedgerModel

/// What each account stands for: its kind, whether it is liquid, and its inherited attributes.
///
/// The kind of an account is what its own declaration says, else the nearest declaration above it,
/// else what its name says (`AccountNamePattern`). All of it is found once, in columns by
/// account.
package struct AccountClassification: Sendable {
  /// How an account's money is known to be spendable at once.
  enum Liquidity: UInt8, Sendable { case none, byName, declared }

  /// The kinds by account; `nil` for unknown and for ignored accounts.
  private(set) var kinds: [AccountKind?]
  private(set) var liquidities: [Liquidity]
  private(set) var roots: [AccountID]
  private var debts: [AccountID]
  private var isDebt: [Bool]
  private var ignored: [Bool]
  private var interest: [Bool]
  /// Where in ``attributeSets`` the attributes of each account stand.
  private var attributeRows: [Int32]
  private var attributeSets: [AccountAttributes]

  package init(_ accounts: AccountTable) {
    var builder = ClassificationBuilder(accounts)
    builder.run()
    kinds = builder.kinds
    liquidities = builder.liquidities
    roots = builder.roots
    debts = builder.debts
    isDebt = builder.isDebt
    ignored = builder.ignored
    interest = builder.interest
    attributeRows = builder.attributeRows
    attributeSets = builder.attributeSets
  }

  /// The kind of an account, or `nil` if it is unknown or the account is ignored.
  package func kind(of account: AccountID) -> AccountKind? { kinds[Int(account.index)] }

  /// Whether the account's money can be spent at once.
  package func isLiquid(_ account: AccountID) -> Bool {
    liquidities[Int(account.index)] != .none
  }

  /// What is said of an account, with what is said of those above it, the nearest first.
  package func attributes(of account: AccountID) -> AccountAttributes {
    attributeSets[Int(attributeRows[Int(account.index)])]
  }

  /// Whether the account is left out of all figures; its kind is then `nil`.
  package func isIgnored(_ account: AccountID) -> Bool { ignored[Int(account.index)] }

  /// Whether the account's name says that it is for interest.
  func isInterest(_ account: AccountID) -> Bool { interest[Int(account.index)] }

  /// The account that stands for the debt which a liability account belongs to, or `nil` if it is
  /// none: the nearest one with a rate of its own, else the account itself.
  package func debt(of account: AccountID) -> AccountID? {
    isDebt[Int(account.index)] ? debts[Int(account.index)] : nil
  }

  /// The topmost account of the same basic kind above (or equal to) an account: the root of its
  /// spending categories.
  package func root(of account: AccountID) -> AccountID { roots[Int(account.index)] }
}

extension AccountKind {
  /// The kind without its refinement: assets for cash, and so on.
  var basic: AccountKind {
    switch self {
    case .asset, .cash: .asset
    case .liability: .liability
    case .equity, .conversion, .unrealisedGain: .equity
    case .revenue, .gain: .revenue
    case .expense: .expense
    }
  }
}
