internal import LedgerModel

/// Finds what accounts stand for, each after the one above it.
struct ClassificationBuilder {
  private let accounts: AccountTable
  private let isCashDeclared: Bool

  private(set) var kinds: [AccountKind?]
  private(set) var liquidities: [AccountClassification.Liquidity]
  private(set) var roots: [AccountID]
  /// The account that stands for the debt of each account, whether or not it is one.
  private(set) var debts: [AccountID]
  private(set) var isDebt: [Bool]
  private(set) var ignored: [Bool]
  private(set) var interest: [Bool]
  private(set) var attributeRows: [Int32]
  private(set) var attributeSets = [AccountAttributes()]

  /// The nearest declared kind of each account.
  private var declaredKinds: [AccountKind?]
  /// The kinds that names say.
  private var namedKinds: [AccountKind?]
  private var hasCashName: [Bool]
  private var isDone: [Bool]

  init(_ accounts: AccountTable) {
    self.accounts = accounts
    isCashDeclared = accounts.declaredKinds.values.contains(.cash)
    let count = accounts.count
    kinds = Array(repeating: nil, count: count)
    liquidities = Array(repeating: .none, count: count)
    roots = Array(accounts.all)
    debts = roots
    ignored = Array(repeating: false, count: count)
    attributeRows = Array(repeating: 0, count: count)
    declaredKinds = kinds
    namedKinds = kinds
    interest = ignored
    isDebt = ignored
    hasCashName = ignored
    isDone = ignored
  }

  mutating func run() {
    var waiting: [AccountID] = []
    for account in accounts.all {
      var next: AccountID? = account
      while let current = next, !isDone[Int(current.index)] {
        waiting.append(current)
        next = accounts.parent(of: current)
      }
      while let topmost = waiting.popLast() { classify(topmost) }
    }
  }

  private mutating func classify(_ account: AccountID) {
    let row = Int(account.index)
    let above = accounts.parent(of: account)
    isDone[row] = true
    inheritAttributes(account, above)
    declaredKinds[row] =
      accounts.declaredKinds[account] ?? above.flatMap { declaredKinds[Int($0.index)] }
    readName(account, above)
    if ignored[row] { return }
    kinds[row] = declaredKinds[row] ?? namedKinds[row]
    liquidities[row] = liquidity(row)
    isDebt[row] =
      kinds[row] == .liability && attributeSets[Int(attributeRows[row])].isDebt != false
    if let above, kinds[Int(above.index)]?.basic == kinds[row]?.basic {
      roots[row] = roots[Int(above.index)]
    }
  }

  private mutating func inheritAttributes(_ account: AccountID, _ above: AccountID?) {
    let row = Int(account.index)
    if let above {
      attributeRows[row] = attributeRows[Int(above.index)]
      debts[row] = hasRate(debts[Int(above.index)]) ? debts[Int(above.index)] : account
    }
    if var own = accounts.attributes[account] {
      own.inherit(attributeSets[Int(attributeRows[row])])
      attributeRows[row] = Int32(attributeSets.count)
      attributeSets.append(own)
      if hasRate(account) { debts[row] = account }
    }
    ignored[row] = attributeSets[Int(attributeRows[row])].isIgnored == true
  }

  private func hasRate(_ account: AccountID) -> Bool { accounts.attributes[account]?.apr != nil }

  /// Finds what the account's own part of its name adds to what the parts above say.
  private mutating func readName(_ account: AccountID, _ above: AccountID?) {
    let row = Int(account.index)
    let part = lastPart(of: accounts[account])
    interest[row] =
      AccountNamePattern.isInterest(part) || above.map { interest[Int($0.index)] } ?? false
    guard let above else {
      namedKinds[row] = accounts.rootKinds[account] ?? AccountNamePattern.kind(ofRoot: part)
      return
    }
    let named = namedKinds[Int(above.index)]
    let isBelowRoot = accounts.parent(of: above) == nil
    namedKinds[row] =
      isBelowRoot ? named.map { AccountNamePattern.kind(of: part, below: $0) } : named
    hasCashName[row] = hasCashName[Int(above.index)] || AccountNamePattern.isCash(part)
    if namedKinds[row] == .asset, hasCashName[row] { namedKinds[row] = .cash }
  }

  private func lastPart(of name: String) -> String {
    let start = name.utf8.lastIndex(of: UInt8(ascii: ":")).map(name.utf8.index(after:))
    return name[(start ?? name.startIndex)...].lowercased()
  }

  /// A declared type of cash always counts; a name counts where no type is declared, and below a
  /// declared asset as long as the books declare no cash at all.
  private func liquidity(_ row: Int) -> AccountClassification.Liquidity {
    guard kinds[row]?.basic == .asset else { return .none }
    if let isLiquid = attributeSets[Int(attributeRows[row])].isLiquid {
      return isLiquid ? .declared : .none
    }
    switch declaredKinds[row] {
    case .cash: return .declared
    case nil: return hasCashName[row] ? .byName : .none
    default: return hasCashName[row] && !isCashDeclared ? .byName : .none
    }
  }
}
