/// The accounts of a ledger: their names, what is above each, and what was declared of them.
package struct AccountTable: Sendable {
  private var names = NameTable()
  private var parents: [AccountID?] = []

  /// The types that declarations give, not inherited: hledger's `type:` tags.
  package var declaredKinds: [AccountID: AccountKind] = [:]
  /// The types of top-level accounts in a language that fixes them, such as Beancount.
  package var rootKinds: [AccountID: AccountKind] = [:]
  /// What `account` attributes say, not inherited.
  package var attributes: [AccountID: AccountAttributes] = [:]
  /// Accounts that a directive declares.
  package var declared: Set<AccountID> = []

  package init() {}

  package var count: Int { names.count }

  package var all: some Sequence<AccountID> { (0..<Int32(names.count)).lazy.map(AccountID.init) }

  /// Returns the account with a name, which is added with the accounts above it if it is new.
  package mutating func intern(_ name: Span<UInt8>) -> AccountID {
    let number = names.intern(name)
    let account = AccountID(number)
    if Int(number) == parents.count { link(account, name) }
    return account
  }

  /// Returns the account with a name, which is added with the accounts above it if it is new.
  package mutating func intern(_ name: String) -> AccountID { intern(Array(name.utf8).span) }

  package func find(_ name: String) -> AccountID? { names.find(name).map(AccountID.init) }

  package func find(_ name: Span<UInt8>) -> AccountID? { names.find(name).map(AccountID.init) }

  /// The full name of an account, such as `assets:bank:checking`.
  package subscript(account: AccountID) -> String { names[account.index] }

  /// The account directly above, or `nil` at the top.
  package func parent(of account: AccountID) -> AccountID? { parents[Int(account.index)] }

  /// The account itself and those above it, from the inside out.
  package func lineage(of account: AccountID) -> [AccountID] {
    var line = [account]
    var next = parent(of: account)
    while let above = next {
      line.append(above)
      next = parent(of: above)
    }
    return line
  }

  /// Whether `account` is `ancestor` or below it.
  package func isWithin(_ account: AccountID, _ ancestor: AccountID) -> Bool {
    var next: AccountID? = account
    while let current = next {
      if current == ancestor { return true }
      next = parent(of: current)
    }
    return false
  }

  /// Adds what stands above a new account, up to the first account that is known.
  private mutating func link(_ account: AccountID, _ name: Span<UInt8>) {
    parents.append(nil)
    var child = account
    var end = name.count
    while let colon = AccountTable.lastColon(in: name, before: end) {
      let parent = AccountID(names.intern(name.extracting(0..<colon)))
      parents[Int(child.index)] = parent
      guard Int(parent.index) == parents.count else { return }
      parents.append(nil)
      (child, end) = (parent, colon)
    }
  }

  /// The offset of the last colon before `end` that has a name before it.
  private static func lastColon(in name: Span<UInt8>, before end: Int) -> Int? {
    var offset = end - 1
    while offset > 0 {
      if name[offset] == UInt8(ascii: ":") { return offset }
      offset -= 1
    }
    return nil
  }
}
