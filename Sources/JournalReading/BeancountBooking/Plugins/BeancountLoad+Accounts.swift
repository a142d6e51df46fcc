internal import Diagnostics
internal import LedgerModel

/// Plugins that open, close and check accounts.
extension BeancountLoad {
  /// `auto_accounts`: opens the accounts that no `open` names on the day of their first use.
  mutating func openAccounts(_ plugin: BeancountPlugin) {
    var opened: Set<AccountID> = []
    var firstDays: [AccountID: Day] = [:]
    for entry in entries {
      if case .open(let open) = entry.content { opened.insert(open.account) }
      for account in entry.accounts where firstDays[account] == nil {
        firstDays[account] = entry.day
      }
    }
    let uses = plain.uses(among: books.ledger.accounts.count)
    for (account, days) in zip(books.ledger.accounts.all, uses) {
      guard let day = days?.lowerBound else { continue }
      firstDays[account] = min(firstDays[account] ?? day, day)
    }
    let missing = firstDays.filter { !opened.contains($0.key) }
      .sorted { text.name($0.key) < text.name($1.key) }
    let made = missing.map { account, day in
      plugin.entry(day, .open(BeancountOpen(account: account)))
    }
    entries = made + entries
  }

  /// `close_tree`: closes what is below an account with it.
  mutating func closeTrees(_ plugin: BeancountPlugin) {
    var opened: [AccountID] = []
    var closed: Set<AccountID> = []
    for entry in entries {
      switch entry.content {
      case .open(let open): opened.append(open.account)
      case .close(let account): closed.insert(account)
      default: break
      }
    }
    var all: [BeancountEntry] = []
    for entry in entries {
      guard case .close(let account) = entry.content else {
        all.append(entry)
        continue
      }
      for inner in opened where inner != account && !closed.contains(inner) {
        guard books.ledger.accounts.isWithin(inner, account) else { continue }
        closed.insert(inner)
        all.append(plugin.entry(entry.day, .close(inner)))
      }
      if opened.contains(account) { all.append(entry) }
    }
    entries = all
  }

  /// `leafonly`: only accounts without others below them have postings.
  mutating func checkLeaves(_ plugin: BeancountPlugin) {
    var used: Set<AccountID> = []
    var touched: Set<AccountID> = []
    var hasInner: Set<AccountID> = []
    for entry in entries {
      for account in entry.accounts + entry.customAccounts {
        if touched.insert(account).inserted {
          hasInner.formUnion(books.ledger.accounts.lineage(of: account).dropFirst())
        }
        switch entry.content {
        case .open, .balance: break
        default: used.insert(account)
        }
      }
    }
    let opened = openEntries()
    for account in used.intersection(hasInner).sorted(by: { text.name($0) < text.name($1) }) {
      let entry = opened[account]
      books.report(
        Mistake(
          .accountNotLeaf, at: entry?.place.bytes ?? plugin.range,
          "\(text.name(account)) has postings, and accounts below it",
          help: "move the postings to an account of their own"),
        in: entry?.place.file ?? plugin.file)
    }
  }

  /// `nounused`: every account that is opened is used.
  mutating func checkUnused() {
    var used: Set<AccountID> = []
    for entry in entries {
      if case .open = entry.content { continue }
      used.formUnion(entry.accounts)
    }
    for entry in entries {
      guard case .open(let open) = entry.content, !used.contains(open.account) else { continue }
      report(
        Mistake(
          .accountUnused, at: entry.place.bytes, "\(text.name(open.account)) is never used",
          help: "remove the line"), of: entry)
    }
  }

  /// The first `open` of each account.
  func openEntries() -> [AccountID: BeancountEntry] {
    var opened: [AccountID: BeancountEntry] = [:]
    for entry in entries {
      if case .open(let open) = entry.content, opened[open.account] == nil {
        opened[open.account] = entry
      }
    }
    return opened
  }
}

extension BeancountEntry {
  /// The accounts among the values of `custom`.
  fileprivate var customAccounts: [AccountID] {
    guard case .custom(_, let values) = content else { return [] }
    return values.compactMap { if case .account(let account) = $0.value { account } else { nil } }
  }
}

extension BeancountPlugin {
  /// An entry that the plugin makes; messages point at the plugin.
  func entry(_ day: Day, _ content: BeancountEntry.Content) -> BeancountEntry {
    BeancountEntry(
      day: day, line: 0, place: SourceRange(file: file, range), content: content)
  }
}
