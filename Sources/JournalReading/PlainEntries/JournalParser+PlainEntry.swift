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
    guard options.readsPlainEntries, plain.isOpen else { return false }
    let bytes = cursor.bytes
    var offset = cursor.offset
    guard let day = plain.months.day(bytes, at: offset) else { return false }
    offset += 10
    if plain.isNearlyFull { keepPlainEntries() }
    plain.start()
    guard let payee = plainHeader(bytes, &offset), plainPostings(bytes, &offset), completePlain()
    else {
      plain.giveUp()
      return false
    }
    plain.finish(day: day, payee: payee, offset: cursor.offset)
    cursor.offset = offset
    return true
  }

  /// Reads the first line after its date, and returns its payee.
  @inline(__always)
  private mutating func plainHeader(_ bytes: Span<UInt8>, _ offset: inout Int) -> PayeeID? {
    let dateEnd = offset
    offset = bytes.skippingFewBlanks(from: offset)
    guard offset > dateEnd else { return nil }
    let mark = bytes.byteOrZero(at: offset)
    if mark == .asterisk || mark == .exclamation {
      plain.flags = mark == .asterisk ? .cleared : .pending
      offset = bytes.skippingFewBlanks(from: offset + 1)
    }
    guard bytes.skipPlainCode(&offset) else { return nil }
    let start = offset
    var bar: Int?
    while true {
      offset = bytes.headerMark(from: offset)
      let byte = bytes.byteOrZero(at: offset)
      if byte == .newline { break }
      if byte == .carriageReturn {
        guard bytes.byteOrZero(at: offset + 1) == .newline else { return nil }
        break
      }
      if byte == .semicolon {
        if isLedger, !bytes.hasGap(before: offset) { return nil }
        break
      }
      if byte == .pipe, bar == nil { bar = offset }
      guard offset < bytes.count else { return nil }
      offset &+= 1
    }
    let description = start..<offset
    guard !bytes.namesBalances(description),
      bytes.endsPlainLine(&offset) || bytes.skipPlainComment(&offset)
    else { return nil }
    offset &+= 1
    let payee = bytes.withoutLastBlanks(start..<(bar ?? description.upperBound))
    return plainPayee(payee, bytes)
  }

  @inline(__always)
  private mutating func plainPayee(_ name: Range<Int>, _ bytes: Span<UInt8>) -> PayeeID {
    if let short = bytes.shortName(name), let number = plain.payees.findFirst(short) {
      return PayeeID(number)
    }
    return rarerPayee(name, bytes)
  }

  @inline(never)
  private mutating func rarerPayee(_ name: Range<Int>, _ bytes: Span<UInt8>) -> PayeeID {
    let short = bytes.shortName(name)
    if let short, let number = plain.payees.find(short) { return PayeeID(number) }
    let number = books.ledger.payees.intern(bytes.extracting(name))
    if let short { plain.payees.keep(short, number) }
    return PayeeID(number)
  }

  /// Reads the indented lines of an entry.
  @inline(__always)
  private mutating func plainPostings(_ bytes: Span<UInt8>, _ offset: inout Int) -> Bool {
    while bytes.byteOrZero(at: offset).isBlank {
      offset = bytes.skippingBlanks(from: offset)
      if bytes.endsPlainLine(&offset) {
        offset &+= 1
        break
      }
      if bytes.byteOrZero(at: offset) == .semicolon {
        guard bytes.skipPlainComment(&offset) else { return false }
      } else {
        guard plainPosting(bytes, &offset) else { return false }
      }
      offset &+= 1
    }
    return offset < bytes.count
  }

  /// Fills in the amount that was left out; without one, the sums have to be exactly zero.
  @inline(__always)
  private mutating func completePlain() -> Bool {
    let count = plain.rows.count - plain.firstRow
    // One posting alone may go to Ledger's bucket.
    guard count > 1 || (count == 1 && !isLedger) else { return false }
    guard plain.missing >= 0 else { return plain.sums.areZero }
    guard let rest = plain.sums.only, rest.units != .min else { return false }
    var row = plain.rows[plain.missing]
    (row.commodity, row.units, row.scale) = (rest.commodity, -rest.units, rest.scale)
    plain.rows[plain.missing] = row
    return true
  }

  /// Adds the plain entries that were read to the ledger's columns.
  @inline(never)
  mutating func keepPlainEntries() {
    guard plain.entries.count > 0 else { return }
    if ahead == nil {
      books.append(plain, file: file)
    } else {
      ahead?.append(plain)
    }
    plain.removeEntries()
  }
}

extension Books {
  /// Adds plain entries to the ledger's columns.
  fileprivate mutating func append(_ plain: borrowing PlainEntries, file: Int32) {
    append(
      rows: plain.rows.span, costs: plain.costs.span, entries: plain.entries.span, firstRow: 0,
      file: file)
  }

  /// Adds rows of plain entries to the ledger's columns.
  ///
  /// - Parameters:
  ///   - rows: Their postings.
  ///   - costs: The costs of the postings.
  ///   - entries: The entries.
  ///   - firstRow: The number of the first row, as the costs count.
  ///   - file: The number of the file that they stand in.
  mutating func append(
    rows: Span<PostingRow>, costs: Span<PlainCost>, entries: Span<EntryRow>, firstRow: Int,
    file: Int32
  ) {
    let first = ledger.postings.count - firstRow
    ledger.postings.append(rows)
    for index in costs.indices { ledger.postings.append(costs[index].cost(afterRow: first)) }
    ledger.entries.append(entries, file: file)
    transactions += entries.count
  }
}

extension PlainCost {
  /// The cost as the ledger keeps it, where the rows that waited start at a row of the table.
  func cost(afterRow first: Int) -> PostingCost {
    PostingCost(
      posting: first + row, total: Money(total.quantity, total.commodity),
      unit: unit?.quantity, source: .price)
  }
}

extension PlainAmount {
  fileprivate var quantity: Quantity { Quantity(units: units, scale: scale) }
}

extension Span<UInt8> {
  /// Whether a line ends here; the offset is moved to its newline.
  @inline(__always)
  func endsPlainLine(_ offset: inout Int) -> Bool {
    let byte = byteOrZero(at: offset)
    if byte == .newline { return true }
    guard byte == .carriageReturn, byteOrZero(at: offset + 1) == .newline else { return false }
    offset += 1
    return true
  }

  /// Moves past a code in parentheses, or returns `false` if it is not closed on its line.
  @inline(__always)
  fileprivate func skipPlainCode(_ offset: inout Int) -> Bool {
    guard byteOrZero(at: offset) == .openParenthesis else { return true }
    while offset < count, self[offset] != .closeParenthesis, self[offset] != .newline {
      offset += 1
    }
    guard byteOrZero(at: offset) == .closeParenthesis else { return false }
    offset = skippingFewBlanks(from: offset + 1)
    return offset < count
  }

  /// Whether a description starts as that of an entry that closes or opens the books.
  @inline(__always)
  fileprivate func namesBalances(_ description: Range<Int>) -> Bool {
    let first = byteOrZero(at: description.lowerBound) | 0x20
    guard first == UInt8(ascii: "c") || first == UInt8(ascii: "o") else { return false }
    return startsIgnoringCase(description, "closing balances")
      || startsIgnoringCase(description, "opening balances")
  }

  /// The offsets of a text that starts with no blank, without those at its end.
  @inline(__always)
  fileprivate func withoutLastBlanks(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last, self[last].isBlank else { return range }
    return trimmed(range)
  }

  /// Moves to the end of the line, or returns `false` if the comment may mean something.
  @inline(__always)
  func skipPlainComment(_ offset: inout Int) -> Bool {
    var index = offset
    while true {
      index = commentMark(from: index)
      let mark = byteOrZero(at: index)
      if mark == .newline { break }
      guard mark == .colon, index >= offset + 5, !isTagOfMeaning(endingAt: index),
        byteOrZero(at: index + 1) != .colon
      else { return false }
      index += 1
    }
    offset = index
    return true
  }

  /// Whether two blanks or a tab stand before an offset.
  @inline(__always)
  fileprivate func hasGap(before offset: Int) -> Bool {
    self[offset - 1] == .tab || (self[offset - 1] == .space && self[offset - 2].isBlank)
  }

  /// Whether a word before a colon ends as one of the tags that give a day, mark an entry that
  /// closes or opens the books, name it, or say that it recurs.
  private func isTagOfMeaning(endingAt colon: Int) -> Bool {
    switch fourBytes(at: colon - 4) {
    case FourBytes.date, FourBytes.open, FourBytes.close, FourBytes.retain, FourBytes.start,
      FourBytes.assert, FourBytes.uuid, FourBytes.recurring, FourBytes.period:
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
  static let uuid: UInt32 = 0x4449_5555
  static let recurring: UInt32 = 0x676E_6972
  static let period: UInt32 = 0x646F_6972
}
