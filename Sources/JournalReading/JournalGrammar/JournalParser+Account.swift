internal import LedgerModel

extension JournalParser {
  /// The account that a name stands for, after the aliases and applied accounts in force.
  mutating func account(named range: Range<Int>, _ bytes: Span<UInt8>) -> AccountID {
    let known = books.ledger.accounts.count
    let account: AccountID
    if scope.keepsNames {
      account = books.ledger.accounts.intern(bytes.extracting(range))
    } else {
      account = renamedAccount(bytes.text(range))
    }
    if books.ledger.accounts.count > known {
      books.firstUses[account] = FirstUse(file: file, range: range)
    }
    return account
  }

  /// The account that a written name stands for; each name is worked out once.
  private mutating func renamedAccount(_ written: String) -> AccountID {
    if let account = renamed[written] { return account }
    let account = books.ledger.accounts.intern(scope.fullName(written))
    renamed[written] = account
    return account
  }
}

extension Scope {
  /// A written account name with the applied accounts before it and the aliases done, the newest
  /// first.
  func fullName(_ written: String) -> String {
    let applied = (appliedAccounts + [written]).joined(separator: ":")
    return aliases.reversed().reduce(applied) { $1.renaming($0) }
  }
}
