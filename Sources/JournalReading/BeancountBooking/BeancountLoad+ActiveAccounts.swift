internal import LedgerModel

extension BeancountLoad {
  /// Accounts are used between their `open` and their `close`; each is reported once.
  mutating func checkActiveAccounts() {
    let all = Set(
      entries.compactMap { entry -> AccountID? in
        if case .open(let open) = entry.content { open.account } else { nil }
      })
    let count = books.ledger.accounts.count
    var isActive = Array(repeating: false, count: count)
    var wasOpened = isActive
    var isReported = isActive
    var steps = PlainSteps(isIdle: plainAccountsAreOpen)
    for entry in entries {
      checkPlain(before: entry)
      switch entry.content {
      case .open(let open):
        isActive[Int(open.account.index)] = true
        wasOpened[Int(open.account.index)] = true
      case .close(let account): isActive[Int(account.index)] = false
      case .transaction(let transaction):
        for posting in transaction.postings { check(posting.account, entry) }
      case .balance(let balance):
        // One that no line opens was reported when the balance was checked.
        if all.contains(balance.account) || options.runsNamedPluginsOnly {
          check(balance.account, entry)
        }
      default: for account in entry.accounts { check(account, entry) }
      }
    }
    checkPlain(before: nil)

    func checkPlain(before entry: BeancountEntry?) {
      for row in steps.rows(of: plain, before: entry) {
        for posting in plain.entries.postings(of: row) {
          let account = plain.postings.accounts[posting]
          if !isActive[Int(account.index)] { check(account, plainEntry(row)) }
        }
      }
    }

    func check(_ account: AccountID, _ entry: BeancountEntry) {
      let index = Int(account.index)
      if isActive[index] || isReported[index] { return }
      if wasOpened[index], entry.mayFollowClose { return }
      isReported[index] = true
      report(notOpen(account, wasOpened: wasOpened[index], all, entry), of: entry)
    }
  }

  private func notOpen(
    _ account: AccountID, wasOpened: Bool, _ opened: Set<AccountID>, _ entry: BeancountEntry
  ) -> Mistake {
    let name = text.name(account)
    guard !opened.contains(account) else {
      return Mistake(
        .accountNotOpen, at: entry.place.bytes,
        wasOpened ? "\(name) is closed before this day" : "\(name) is opened only after this day",
        help: wasOpened ? "move its 'close' to a later day" : "move its 'open' to this day")
    }
    return .notOpen(account, entry, Array(opened), text)
  }

  /// Whether each account of a plain transaction is opened once, before its first use, and closed
  /// at most once, after its last: then no transaction has to be looked at.
  private var plainAccountsAreOpen: Bool {
    let count = books.ledger.accounts.count
    var opened: [Day?] = Array(repeating: nil, count: count)
    var closed = opened
    var isRepeated = Array(repeating: false, count: count)
    for entry in entries {
      switch entry.content {
      case .open(let open): note(open.account, entry.day, in: &opened)
      case .close(let account): note(account, entry.day, in: &closed)
      default: break
      }
    }
    return plain.uses(among: count).enumerated().allSatisfy { account, days in
      guard let days else { return true }
      guard !isRepeated[account], let open = opened[account] else { return false }
      return open <= days.lowerBound && (closed[account].map { $0 >= days.upperBound } ?? true)
    }

    func note(_ account: AccountID, _ day: Day, in days: inout [Day?]) {
      if days[Int(account.index)] != nil { isRepeated[Int(account.index)] = true }
      days[Int(account.index)] = day
    }
  }
}

extension BeancountEntry {
  /// Whether the entry may name an account that is closed.
  fileprivate var mayFollowClose: Bool {
    switch content {
    case .balance, .document, .note: true
    default: false
    }
  }
}
