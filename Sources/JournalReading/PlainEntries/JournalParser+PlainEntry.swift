internal import LedgerModel

// plain-entry  = date [blanks] [status] ["(" code ")"] description [comment] newline { plain-line }
// plain-line   = blanks (plain-posting | comment) newline

extension JournalParser {
  /// Reads an entry of the common form and books it, or gives up without a trace.
  ///
  /// Nearly every entry is plain: real postings with at most a cost each, exactly balanced or with
  /// one amount left out. It goes from the bytes to the columns in one pass over its lines. Whatever
  /// is rarer or wrong is left to ``parseEntry(_:)``, which knows the whole language and every
  /// message; both give the same result for the same text.
  ///
  /// - Returns: Whether the entry was read; else the cursor has not moved.
  mutating func readPlainEntry(_ cursor: inout ByteCursor) -> Bool {
    let bytes = cursor.bytes
    var offset = cursor.offset
    guard let day = plain.months.day(bytes, at: offset) else { return false }
    offset += 10
    plain.start()
    guard let payee = plainHeader(bytes, &offset), plainPostings(bytes, &offset), completePlain()
    else { return false }
    books.append(
      plain, day: day, payee: payee, at: SourceLocation(file: file, offset: cursor.offset))
    cursor.offset = offset
    return true
  }

  /// Reads the first line after its date, and returns its payee.
  @inline(__always)
  private mutating func plainHeader(_ bytes: Span<UInt8>, _ offset: inout Int) -> PayeeID? {
    let dateEnd = offset
    offset = bytes.skippingBlanks(from: offset)
    guard offset > dateEnd, offset + 1 < bytes.count else { return nil }
    if bytes[offset] == .asterisk || bytes[offset] == .exclamation {
      offset = bytes.skippingBlanks(from: offset + 1)
    }
    guard bytes.skipPlainCode(&offset) else { return nil }
    let start = offset
    var bar: Int?
    while true {
      offset = bytes.headerMark(from: offset)
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      if byte == .newline || byte == .semicolon { break }
      if byte == .pipe, bar == nil { bar = offset }
      if byte == .carriageReturn { return nil }
      offset += 1
    }
    let description = start..<offset
    guard !bytes.startsIgnoringCase(description, "closing balances"),
      !bytes.startsIgnoringCase(description, "opening balances"),
      bytes[offset] == .newline || bytes.skipPlainComment(&offset)
    else { return nil }
    offset += 1
    let name = bytes.trimmed(start..<(bar ?? description.upperBound))
    return PayeeID(books.ledger.payees.intern(bytes.extracting(name)))
  }

  /// Reads the indented lines of an entry.
  @inline(__always)
  private mutating func plainPostings(_ bytes: Span<UInt8>, _ offset: inout Int) -> Bool {
    while offset < bytes.count, bytes[offset].isBlank {
      offset = bytes.skippingBlanks(from: offset)
      guard offset + 16 <= bytes.count else { return false }
      if bytes[offset] == .newline {
        offset += 1
        break
      }
      if bytes[offset] == .semicolon {
        guard bytes.skipPlainComment(&offset) else { return false }
      } else {
        guard plainPosting(bytes, &offset) else { return false }
      }
      offset += 1
    }
    return offset < bytes.count
  }

  /// Fills in the amount that was left out; without one, the sums have to be exactly zero.
  @inline(__always)
  private mutating func completePlain() -> Bool {
    guard let missing = plain.missing else { return !plain.rows.isEmpty && plain.sums.areZero }
    guard let rest = plain.sums.only, rest.units != .min else { return false }
    plain.rows[missing].commodity = rest.commodity
    plain.rows[missing].units = -rest.units
    plain.rows[missing].scale = rest.scale
    return true
  }
}

extension Books {
  /// Adds a complete plain entry to the ledger's columns.
  @inline(__always)
  fileprivate mutating func append(
    _ entry: borrowing PlainEntry, day: Day, payee: PayeeID, at location: SourceLocation
  ) {
    let first = ledger.postings.count
    ledger.postings.append(entry.rows.span)
    for index in entry.costs.indices {
      let cost = entry.costs[index]
      ledger.postings.append(
        PostingCost(
          posting: first + cost.row, total: cost.total.money, unit: cost.unit?.quantity,
          source: .price))
    }
    ledger.entries.append(
      day: day, payee: payee, flags: EntryFlags(), at: location,
      postingsEnd: ledger.postings.count)
    transactions += 1
  }
}

extension PlainAmount {
  fileprivate var quantity: Quantity { Quantity(units: units, scale: scale) }
  fileprivate var money: Money { Money(quantity, commodity) }
}

extension Span<UInt8> {
  /// Moves past a code in parentheses, or returns `false` if it is not closed on its line.
  @inline(__always)
  fileprivate func skipPlainCode(_ offset: inout Int) -> Bool {
    guard self[offset] == .openParenthesis else { return true }
    while offset < count, self[offset] != .closeParenthesis, self[offset] != .newline {
      offset += 1
    }
    guard offset + 1 < count, self[offset] == .closeParenthesis else { return false }
    offset = skippingBlanks(from: offset + 1)
    return offset < count
  }

  /// Moves to the end of the line, or returns `false` if the comment may mean something.
  @inline(__always)
  func skipPlainComment(_ offset: inout Int) -> Bool {
    var index = offset
    while true {
      index = commentMark(from: index)
      guard index < count else { return false }
      if self[index] == .newline { break }
      if self[index] != .colon || index < offset + 5 || isTagOfMeaning(endingAt: index) {
        return false
      }
      index += 1
    }
    offset = index
    return true
  }

  /// Whether a word before a colon ends as one of the tags that give a day, or mark an entry that
  /// closes or opens the books.
  private func isTagOfMeaning(endingAt colon: Int) -> Bool {
    switch fourBytes(at: colon - 4) {
    case FourBytes.date, FourBytes.open, FourBytes.close, FourBytes.retain, FourBytes.start,
      FourBytes.assert:
      true
    default: false
    }
  }
}

/// The last four letters of tags, the first in the lowest place.
private enum FourBytes {
  static let date: UInt32 = 0x6574_6164
  static let open: UInt32 = 0x6E65_706F
  static let close: UInt32 = 0x6573_6F6C
  static let retain: UInt32 = 0x6E69_6174
  static let start: UInt32 = 0x7472_6174
  static let assert: UInt32 = 0x7472_6573
}
