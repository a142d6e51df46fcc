internal import LedgerModel

// plain-posting  = ACCOUNT [blanks plain-amount [("@" | "@@") plain-amount]] [comment]
// plain-amount   = ["-"] plain-number blanks CURRENCY
// plain-metadata = KEY ":" text [comment]

extension BeancountParser {
  /// Reads a posting of the plain form up to the newline after it, or gives up with `false`.
  @inline(__always)
  mutating func plainPosting(_ index: inout Int) -> Bool {
    let name = index..<bytes.plainWordEnd(from: index)
    guard !plain.rows.isFull, let account = plainAccount(name) else { return false }
    plain.keys.truncate(to: 0)
    index = bytes.skippingBlanks(from: name.upperBound)
    if bytes.endsPlainBeancountLine(&index) { return plain.addMissing(account) }
    guard let amount = plainAmount(&index) else { return false }
    if bytes.byteOrZero(at: index) != .newline { index = bytes.skippingBlanks(from: index) }
    if bytes.byteOrZero(at: index) == .at {
      guard addPriced(account, amount, &index) else { return false }
    } else {
      plain.rows.append(PostingRow(account, amount))
      guard plain.sums.add(amount) else { return false }
    }
    return bytes.endsPlainBeancountLine(&index)
  }

  /// Reads the price that starts with `@`, and adds the row.
  @inline(never)
  private mutating func addPriced(
    _ account: AccountID, _ amount: PlainAmount, _ index: inout Int
  ) -> Bool {
    index += 1
    let isTotal = bytes.byteOrZero(at: index) == .at
    index = bytes.skippingBlanks(from: isTotal ? index + 1 : index)
    guard let price = plainAmount(&index), price.units >= 0, amount.units != 0,
      !plain.costs.isFull, let total = isTotal ? price.signed(as: amount) : price.total(of: amount)
    else { return false }
    plain.costs.append(
      PlainCost(row: plain.rows.count, total: total, unit: isTotal ? nil : price))
    var row = PostingRow(account, amount)
    row.flags = .hasCost
    plain.rows.append(row)
    index = bytes.skippingBlanks(from: index)
    return plain.sums.add(total)
  }

  @inline(__always)
  private mutating func plainAmount(_ index: inout Int) -> PlainAmount? {
    let isNegative = bytes.byteOrZero(at: index) == .minus
    if isNegative { index += 1 }
    guard let number = bytes.plainBeancountNumber(&index) else { return nil }
    let start = bytes.skippingBlanks(from: index)
    guard start > index else { return nil }
    guard let commodity = plainCurrency(start, &index) else { return nil }
    return PlainAmount(
      units: isNegative ? 0 &- number.units : number.units, scale: number.scale,
      commodity: commodity)
  }
}

/// Names.
extension BeancountParser {
  @inline(__always)
  private mutating func plainAccount(_ name: Range<Int>) -> AccountID? {
    let short = bytes.shortName(name)
    if let short, let number = plain.accounts.find(short) { return AccountID(number) }
    guard let account = learnPlainAccount(name) else { return nil }
    if let short { plain.accounts.keep(short, account.index) }
    return account
  }

  /// The account with a name that has nothing wrong with it, or `nil`.
  @inline(never)
  private mutating func learnPlainAccount(_ name: Range<Int>) -> AccountID? {
    let text = bytes.extracting(name)
    if let known = books.ledger.accounts.find(text), checkedAccounts[known] == true {
      return known
    }
    guard bytes.isBeancountToken(.account, name), AccountNameLimit.allows(text),
      options.isAccount(bytes.text(name))
    else { return nil }
    let account = books.ledger.accounts.intern(text)
    checkedAccounts[account] = true
    return account
  }

  /// The commodity that is written at `start`; the index is moved past it.
  @inline(__always)
  private mutating func plainCurrency(_ start: Int, _ index: inout Int) -> CommodityID? {
    guard let word = bytes.shortWord(at: start) else {
      index = bytes.plainWordEnd(from: start)
      return learnPlainCurrency(start..<index, key: 0)
    }
    index = start + word.length
    let known = plain.commodities[plain.commodities.slot(of: word.bytes)]
    if known.isKnown, known.key == word.bytes { return known.commodity }
    return learnPlainCurrency(start..<index, key: word.bytes)
  }

  /// The commodity with a name; the key is that of its slot, or 0 for a name without one.
  @inline(never)
  private mutating func learnPlainCurrency(_ name: Range<Int>, key: UInt64) -> CommodityID? {
    guard bytes.isBeancountToken(.currency, name) else { return nil }
    let commodity = books.ledger.commodities.intern(bytes.extracting(name))
    guard key != 0 else { return commodity }
    var found = PlainCommodity(key: key, commodity: commodity)
    found.isKnown = true
    plain.commodities[plain.commodities.slot(of: key)] = found
    return commodity
  }
}

/// Metadata.
extension BeancountParser {
  /// Reads a text that nothing asks for, or gives up with `false`.
  @inline(__always)
  mutating func plainMetadata(_ index: inout Int) -> Bool {
    let start = index
    while bytes.byteOrZero(at: index).isKeyByte { index += 1 }
    let name = start..<index
    guard name.count > 1, bytes.byteOrZero(at: index) == .colon, let key = bytes.plainKey(name),
      noteKey(key)
    else { return false }
    index = bytes.skippingBlanks(from: index + 1)
    return bytes.byteOrZero(at: index) == .quote && bytes.plainText(&index) != nil
      && bytes.endsPlainBeancountLine(&index)
  }

  /// Takes in the key of a field, unless its entry or posting may have it already.
  @inline(__always)
  private mutating func noteKey(_ key: UInt64) -> Bool {
    var place = 0
    while place < plain.keys.count {
      if plain.keys[place] == key { return false }
      place += 1
    }
    guard !plain.keys.isFull else { return false }
    plain.keys.append(key)
    return true
  }
}

extension Span<UInt8> {
  /// The offset of the first blank, semicolon or end of line at or after `start`.
  @inline(__always)
  fileprivate func plainWordEnd(from start: Int) -> Int {
    var index = nameStop(from: start)
    while index < count, self[index] >= 0x80 { index = nameStop(from: index + 1) }
    return index
  }

  /// Whether a text is a whole word of a kind.
  fileprivate func isBeancountToken(_ kind: BeancountToken.Kind, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var cursor = ByteCursor(self)
    cursor.offset = range.lowerBound
    return cursor.nextBeancountToken() == BeancountToken(kind: kind, range: range)
  }

  /// A number that tells keys of metadata apart, the same for few; `nil` for one that means
  /// something.
  @inline(__always)
  fileprivate func plainKey(_ name: Range<Int>) -> UInt64? {
    guard name.lowerBound + 8 <= count else { return nil }
    if name.count == 9 && matches(name, "recurring") || name.count == 6 && matches(name, "period") {
      return nil
    }
    let first = eightBytes(at: name.lowerBound)
    if name.count < 8 { return first & ((1 << UInt64(truncatingIfNeeded: name.count * 8)) &- 1) }
    return first ^ (eightBytes(at: name.upperBound - 8) &* 0x9E37_79B9_7F4A_7C15)
  }
}

extension UInt8 {
  /// Whether the byte may stand in the key of a metadata field.
  fileprivate var isKeyByte: Bool {
    isLetter || isDigit || self == .minus || self == UInt8(ascii: "_")
  }
}

extension PostingRow {
  fileprivate init(_ account: AccountID, _ amount: PlainAmount) {
    self.init(
      account: account, commodity: amount.commodity, units: amount.units, scale: amount.scale)
  }
}
