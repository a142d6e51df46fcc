internal import Diagnostics
internal import LedgerModel

extension JournalParser {
  /// The account that a name stands for, after the aliases and applied accounts in force.
  mutating func account(named range: Range<Int>, _ bytes: Span<UInt8>) -> AccountID {
    guard AccountNameLimit.allows(bytes.extracting(range)) else { return cutName(range, bytes) }
    let known = books.ledger.accounts.count
    let account: AccountID
    if scope.keepsNames, bytes.wideBlank(in: range) == range.upperBound {
      account = books.ledger.accounts.intern(bytes.extracting(range))
    } else {
      account = renamedAccount(range, bytes)
    }
    if books.ledger.accounts.count > known {
      books.firstUses[account] = SourceRange(file: file, range)
    }
    return account
  }

  /// The account that a written name stands for; each name is worked out once.
  private mutating func renamedAccount(_ range: Range<Int>, _ bytes: Span<UInt8>) -> AccountID {
    let written = bytes.foldedName(range)
    if let account = renamed[written] { return account }
    guard let name = scope.fullName(written), AccountNameLimit.allows(name) else {
      return cutName(range, bytes)
    }
    let account = books.ledger.accounts.intern(name)
    renamed[written] = account
    return account
  }

  /// Reports a name that is too long; its first part goes on in its place.
  private mutating func cutName(_ range: Range<Int>, _ bytes: Span<UInt8>) -> AccountID {
    if books.cutNames.insert(SourceRange(file: file, range)).inserted {
      books.report(AccountNameLimit.mistake(at: range), in: file)
    }
    let start = range.prefix { bytes[$0] != .colon }.prefix(AccountNameLimit.parts)
    return books.ledger.accounts.intern(bytes.extracting(start))
  }

  /// The account with a full name that was put together, which may have become too long.
  mutating func account(
    withFullName name: String?, at range: Range<Int>
  ) throws(Mistake) -> AccountID {
    guard let name, AccountNameLimit.allows(name) else { throw AccountNameLimit.mistake(at: range) }
    return books.ledger.accounts.intern(name)
  }
}

extension Span<UInt8> {
  /// An account name in which each wide blank is a space, as hledger has it.
  fileprivate func foldedName(_ range: Range<Int>) -> String {
    var name: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let length = wideBlankLength(at: index)
      name.append(length > 0 ? .space : self[index])
      index += Swift.max(length, 1)
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension Scope {
  /// A written account name with the applied accounts before it and the aliases done, the newest
  /// first; `nil` if it grows above ``AccountNameLimit/bytes`` on the way.
  func fullName(_ written: String) -> String? {
    var name = (appliedAccounts + [written]).joined(separator: ":")
    for alias in aliases.reversed() {
      guard name.utf8.count <= AccountNameLimit.bytes, let next = alias.renaming(name) else {
        return nil
      }
      name = next
    }
    return name
  }
}
