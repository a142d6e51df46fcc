internal import Diagnostics
internal import LedgerModel

extension JournalParser {
  /// The account that a name stands for, after aliases and `apply account`.
  mutating func ledgerAccount(
    named range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) -> AccountID {
    let number = Int(books.memory.writtenNames.intern(bytes.extracting(range)))
    var account: AccountID
    if number < books.memory.accountsByName.count {
      account = books.memory.accountsByName[number]
    } else {
      let known = books.ledger.accounts.count
      guard AccountNameLimit.allows(bytes.extracting(range)) else {
        throw AccountNameLimit.mistake(at: range)
      }
      account = try resolve(bytes.text(range), at: range)
      books.memory.accountsByName.append(account)
      if books.ledger.accounts.count > known {
        books.firstUses[account] = SourceRange(file: file, range)
      }
    }
    if !books.memory.accountsByPayee.isEmpty { account = accountOfPayee(account) }
    if books.memory.settings.isPedantic { try checkDeclared(account, at: range) }
    return account
  }

  /// The account that a written name leads to.
  private mutating func resolve(_ name: String, at range: Range<Int>) throws(Mistake) -> AccountID {
    do throws(Mistake) {
      if let account = try aliased(name, at: range) { return account }
      return try account(withFullName: scope.ledger.fullName(name), at: range)
    } catch {
      books.memory.forgetNames()
      throw error
    }
  }

  /// The account that an alias of the whole name, or of its first part, stands for.
  private mutating func aliased(
    _ written: String, at range: Range<Int>
  ) throws(Mistake) -> AccountID? {
    guard !books.memory.aliases.isEmpty, !books.memory.settings.ignoresAliases else { return nil }
    var name = written
    var found: AccountID?
    var seen: Set<String> = []
    repeat {
      let first = name.firstIndex(of: ":").map { String(name[..<$0]) }
      if let account = books.memory.aliases[name] {
        guard seen.insert(name).inserted else { throw .circularAlias(written, at: range) }
        found = account
      } else if let first, let account = books.memory.aliases[first] {
        guard seen.insert(first).inserted else { throw .circularAlias(written, at: range) }
        let rest = name.dropFirst(first.count)
        found = try self.account(
          withFullName: (books.ledger.accounts[account] + rest).accountName, at: range)
      } else {
        return found
      }
      if let found { name = books.ledger.accounts[found] }
    } while books.memory.settings.expandsAliasesAgain
    return found
  }

  /// The account that an `account … payee` directive says instead of an unknown one.
  private func accountOfPayee(_ account: AccountID) -> AccountID {
    let name = books.ledger.accounts[account]
    guard name == "Unknown" || name.hasSuffix(":Unknown") else { return account }
    let payee = payeeName(entry.payee)
    return books.memory.accountsByPayee.first { $0.payee.isFound(in: payee) }?.account ?? account
  }

  /// Rejects an account that no directive declares, where that is asked for.
  func checkDeclared(_ account: AccountID, at range: Range<Int>) throws(Mistake) {
    guard books.memory.settings.isPedantic, !books.ledger.accounts.declared.contains(account)
    else { return }
    let name = books.ledger.accounts[account]
    throw Mistake(
      .accountUndeclared, at: range, "account '\(name)' is not declared",
      help: "add a line: account \(name)")
  }

  /// Rejects a commodity that no directive declares, where that is asked for.
  func checkDeclared(_ amount: LedgerAmount?, at range: Range<Int>) throws(Mistake) {
    guard books.memory.settings.isPedantic, let commodity = amount?.commodity.commodity,
      commodity != books.memory.bare, !books.memory[commodity].isDeclared
    else { return }
    let symbol = books.ledger.commodities[commodity]
    throw Mistake(
      .commodityUndeclared, at: range, "commodity '\(symbol)' is not declared",
      help: "add a line: commodity \(symbol)")
  }
}

extension Mistake {
  fileprivate static func circularAlias(_ name: String, at range: Range<Int>) -> Mistake {
    Mistake(
      .aliasMalformed, at: range, "the alias '\(name)' stands for itself",
      help: "remove one of the aliases that lead back to it")
  }
}

extension LedgerScope {
  /// A written account name with the applied account before it.
  func fullName(_ written: String) -> String {
    guard let account else { return written.accountName }
    return "\(account):\(written)".accountName
  }
}

extension String {
  /// An account name as Ledger shows it: without empty parts, but for one at the end.
  var accountName: String {
    guard hasPrefix(":") || contains("::") else { return self }
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    return parts.enumerated()
      .filter { !$0.element.isEmpty || $0.offset == parts.count - 1 }
      .map(\.element).joined(separator: ":")
  }
}

extension ByteCursor {
  /// Reads an account name: up to two blanks, a tab or the end of the line.
  mutating func readLedgerAccountName() -> Range<Int> {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == .newline || byte == .tab { break }
      if byte == .space {
        guard let after = peek(1), !after.isBlank, !after.isLineEnd else { break }
      } else if byte == .carriageReturn, isAtLineEnd {
        break
      }
      offset += 1
    }
    return start..<offset
  }
}
