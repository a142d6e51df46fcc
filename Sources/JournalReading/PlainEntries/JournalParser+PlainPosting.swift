internal import LedgerModel

// plain-posting = account [gap plain-amount [blanks ("@" | "@@") blanks plain-amount]] [comment]

extension JournalParser {
  /// Reads a posting of the plain form up to the newline after it, or gives up with `false`.
  @inline(__always)
  mutating func plainPosting(_ bytes: Span<UInt8>, _ offset: inout Int) -> Bool {
    let name = offset..<bytes.plainNameEnd(from: offset)
    guard !name.isEmpty else { return false }
    offset = bytes.skippingBlanks(from: name.upperBound)
    guard offset + 16 <= bytes.count else { return false }
    let account = account(named: name, bytes)
    var byte = bytes[offset]
    if byte == .newline || byte == .semicolon {
      guard noteMissing(account) else { return false }
    } else {
      guard let amount = plainAmount(bytes, &offset, showsScale: true) else { return false }
      offset = bytes.skippingBlanks(from: offset)
      guard offset + 16 <= bytes.count else { return false }
      byte = bytes[offset]
      if byte == .at {
        guard addCosted(account, amount, bytes, &offset) else { return false }
        byte = bytes[offset]
      } else {
        plain.rows.append(PostingRow(account, amount))
        guard plain.sums.add(amount) else { return false }
      }
    }
    if byte == .newline { return true }
    return byte == .semicolon && bytes.skipPlainComment(&offset)
  }

  /// Adds the row without an amount, unless there is one already.
  private mutating func noteMissing(_ account: AccountID) -> Bool {
    guard plain.missing == nil else { return false }
    plain.missing = plain.rows.count
    plain.rows.append(
      PostingRow(
        account: account, commodity: CommodityID(0), units: 0, scale: 0, flags: .inferred))
    return true
  }

  /// Reads the cost that starts with `@`, and adds the row.
  @inline(never)
  private mutating func addCosted(
    _ account: AccountID, _ amount: PlainAmount, _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> Bool {
    offset += 1
    let isTotal = bytes[offset] == .at
    offset = bytes.skippingBlanks(from: isTotal ? offset + 1 : offset)
    guard offset + 16 <= bytes.count,
      let cost = plainAmount(bytes, &offset, showsScale: false),
      let total = isTotal ? cost.signed(as: amount) : cost.total(of: amount)
    else { return false }
    plain.costs.append(
      PlainCost(row: plain.rows.count, total: total, unit: isTotal ? nil : cost))
    var row = PostingRow(account, amount)
    row.flags = .hasCost
    plain.rows.append(row)
    offset = bytes.skippingBlanks(from: offset)
    return offset < bytes.count && plain.sums.add(total)
  }
}

extension PostingRow {
  fileprivate init(_ account: AccountID, _ amount: PlainAmount) {
    self.init(
      account: account, commodity: amount.commodity, units: amount.units, scale: amount.scale)
  }
}

extension PlainAmount {
  /// The amount, turned round if another is negative.
  fileprivate func signed(as other: PlainAmount) -> PlainAmount? {
    PlainAmount(
      units: other.units < 0 ? 0 &- units : units, scale: scale, commodity: commodity)
  }

  /// What a quantity costs at this price for one unit, or `nil` if it does not fit.
  fileprivate func total(of quantity: PlainAmount) -> PlainAmount? {
    let (product, overflow) = units.multipliedReportingOverflow(by: quantity.units)
    guard !overflow, product != .min else { return nil }
    return PlainAmount(units: product, scale: scale + quantity.scale, commodity: commodity)
  }
}

extension Span<UInt8> {
  /// The offset after the account name at `start`; the same if it may not be a plain one.
  @inline(__always)
  fileprivate func plainNameEnd(from start: Int) -> Int {
    let first = self[start]
    if first == .openParenthesis || first == .openBracket || first == .asterisk
      || first == .exclamation
    {
      return start
    }
    var index = start
    while true {
      index = nameStop(from: index)
      guard index + 16 <= count else { return start }
      let byte = self[index]
      if byte == .space {
        let after = self[index + 1]
        if after.isBlank || after == .newline { return index }
        if after == .carriageReturn { return start }
      } else if byte == .newline || byte == .tab {
        return index
      } else if byte < 0x80 || isWideBlank(at: index) {
        return start
      }
      index += 1
    }
  }

  /// Whether a blank beyond ASCII may start at an offset.
  @inline(__always)
  private func isWideBlank(at index: Int) -> Bool {
    switch self[index] {
    case 0xC2: self[index + 1] == 0xA0 || self[index + 1] == 0x85
    case 0xE1: self[index + 1] == 0x9A
    case 0xE2: self[index + 1] == 0x80 || self[index + 1] == 0x81
    case 0xE3: self[index + 1] == 0x80 && self[index + 2] == 0x80
    default: false
    }
  }
}
