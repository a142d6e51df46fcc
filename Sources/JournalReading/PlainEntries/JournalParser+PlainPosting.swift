internal import LedgerModel

// plain-posting = account [gap plain-amount [blanks ("@" | "@@") blanks plain-amount]] [comment]

extension JournalParser {
  /// Reads a posting of the plain form up to the newline after it, or gives up with `false`.
  @inline(__always)
  mutating func plainPosting(_ bytes: Span<UInt8>, _ offset: inout Int) -> Bool {
    let name = offset..<bytes.plainNameEnd(from: offset)
    guard !name.isEmpty, plain.hasRoomForRow(), let account = plainAccount(name, bytes) else {
      return false
    }
    offset = bytes.skippingBlanks(from: name.upperBound)
    if bytes.endsPlainLine(&offset) || bytes.byteOrZero(at: offset) == .semicolon {
      guard noteMissing(account) else { return false }
    } else {
      guard let amount = plainAmount(bytes, &offset, showsScale: true) else { return false }
      offset = bytes.skippingFewBlanks(from: offset)
      if bytes.byteOrZero(at: offset) == .at {
        guard addCosted(account, amount, bytes, &offset) else { return false }
      } else {
        plain.append(account, amount)
        guard plain.sums.add(amount) else { return false }
      }
    }
    if bytes.endsPlainLine(&offset) { return true }
    return bytes.byteOrZero(at: offset) == .semicolon && bytes.skipPlainComment(&offset)
  }

  @inline(__always)
  private mutating func plainAccount(_ name: Range<Int>, _ bytes: Span<UInt8>) -> AccountID? {
    if let short = bytes.shortName(name), let number = plain.accounts.findFirst(short) {
      return AccountID(number)
    }
    return rarerAccount(name, bytes)
  }

  @inline(never)
  private mutating func rarerAccount(_ name: Range<Int>, _ bytes: Span<UInt8>) -> AccountID? {
    let short = bytes.shortName(name)
    if let short, let number = plain.accounts.find(short) { return AccountID(number) }
    guard let account = knownAccount(name, bytes) else { return nil }
    if let short { plain.accounts.keep(short, account.index) }
    return account
  }

  /// The account that a name stands for, by the rules of the language.
  private mutating func knownAccount(_ name: Range<Int>, _ bytes: Span<UInt8>) -> AccountID? {
    if !isLedger { return account(named: name, bytes) }
    if bytes.startsCheck(name) { return nil }
    return try? ledgerAccount(named: name, bytes)
  }

  /// Adds the row without an amount, unless there is one already.
  @inline(__always)
  private mutating func noteMissing(_ account: AccountID) -> Bool {
    guard plain.missing < 0 else { return false }
    plain.appendMissing(account)
    return true
  }

  /// Reads the cost that starts with `@`, and adds the row.
  @inline(never)
  private mutating func addCosted(
    _ account: AccountID, _ amount: PlainAmount, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    offset += 1
    let isTotal = bytes.byteOrZero(at: offset) == .at
    offset = bytes.skippingFewBlanks(from: isTotal ? offset + 1 : offset)
    guard let cost = plainAmount(bytes, &offset, showsScale: false),
      !isLedger || (cost.units >= 0 && cost.commodity != amount.commodity),
      let total = isTotal ? cost.signed(as: amount) : cost.total(of: amount)
    else { return false }
    plain.append(account, amount, total: total, unit: isTotal ? nil : cost)
    offset = bytes.skippingFewBlanks(from: offset)
    return offset < bytes.count && plain.sums.add(total)
  }
}

extension PlainAmount {
  /// The amount, turned round if another is negative.
  func signed(as other: PlainAmount) -> PlainAmount {
    PlainAmount(
      units: other.units < 0 ? 0 &- units : units, scale: scale, commodity: commodity)
  }

  /// What a quantity costs at this price for one unit, or `nil` if it does not fit.
  func total(of quantity: PlainAmount) -> PlainAmount? {
    let (product, overflow) = units.multipliedReportingOverflow(by: quantity.units)
    guard !overflow, product != .min else { return nil }
    return PlainAmount(units: product, scale: scale + quantity.scale, commodity: commodity)
  }
}

extension Span<UInt8> {
  /// The offset after the account name at `start`; the same if it may not be a plain one.
  @inline(__always)
  fileprivate func plainNameEnd(from start: Int) -> Int {
    let first = byteOrZero(at: start)
    if first == .openParenthesis || first == .openBracket || first == .asterisk
      || first == .exclamation || first == UInt8(ascii: "<")
    {
      return start
    }
    var index = start
    while true {
      index = nameStop(from: index)
      let byte = byteOrZero(at: index)
      if byte == .space {
        let after = byteOrZero(at: index &+ 1)
        if after.isBlank || after == .newline { return index }
        if after == .carriageReturn { return start }
      } else if byte == .newline || byte == .tab {
        return index
      } else if byte == .carriageReturn {
        return byteOrZero(at: index &+ 1) == .newline ? index : start
      } else if byte < 0x80 || mayStartWideBlank(at: index) {
        return start
      }
      index &+= 1
    }
  }

  /// Whether a line starts as one of Ledger's checks does.
  fileprivate func startsCheck(_ name: Range<Int>) -> Bool {
    startsIgnoringCase(name, "assert") || startsIgnoringCase(name, "check")
      || startsIgnoringCase(name, "expr")
  }
}
