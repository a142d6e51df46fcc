internal import LedgerModel

// plain-transaction = DATE blanks ("*" | "!" | "txn") [text [text]] { TAG | LINK } [comment] newline
//                     { blanks (comment | plain-metadata | plain-posting) newline }
// text              = '"' bytes without quote, backslash and newline '"'

extension BeancountParser {
  /// Reads transactions of the common form into the columns, up to the first text that is none.
  ///
  /// Nearly every transaction is plain: postings in whole amounts without lots, exactly balanced in
  /// one commodity or with one amount left out that needs no rounding. It goes from the bytes to
  /// the columns in one pass over its lines. Whatever is rarer or wrong is left to
  /// ``parseTransaction(_:)``, which knows the whole language and every message; both give the same
  /// result for the same text.
  ///
  /// - Returns: Whether there was one where the word stands that is not taken yet.
  mutating func readPlainTransactions() -> Bool {
    let start = token.range.lowerBound
    guard let rules = plain.rules, rules.isOpen, pushedMetadata.isEmpty, start != plain.refusal,
      bytes.isLineStart(start)
    else { return false }
    var next = start
    while readPlainTransaction(&next) {
      while bytes.byteOrZero(at: next) == .newline {
        next += 1
        line += 1
      }
    }
    plain.refusal = next
    guard next > start else { return false }
    offset = next
    advance()
    return true
  }

  /// Reads the transaction at an offset, which is moved to the line after it, or gives up without
  /// a trace.
  @inline(__always)
  private mutating func readPlainTransaction(_ offset: inout Int) -> Bool {
    let start = offset
    guard let day = plain.months.day(bytes, at: start), bytes[start + 4] != .point else {
      return false
    }
    if plain.isNearlyFull { keepPlainTransactions() }
    plain.start()
    var index = start + 10
    var lines: Int32 = 1
    guard let header = bytes.plainHeader(&index), plainLines(&index, &lines), plain.isComplete(),
      leavesPlain(at: index)
    else {
      plain.giveUp()
      return false
    }
    plain.finish(
      day, plainPayee(header.payee), header.flags, offset: start, line: line)
    line += lines
    offset = index
    return true
  }

  /// Reads the indented lines of a transaction; `lines` counts them.
  @inline(__always)
  private mutating func plainLines(_ index: inout Int, _ lines: inout Int32) -> Bool {
    while bytes.byteOrZero(at: index).isBlank {
      var start = bytes.skippingBlanks(from: index)
      let byte = bytes.byteOrZero(at: start)
      if byte == .semicolon {
        start = bytes.newline(from: start)
        guard start < bytes.count else { return false }
      } else if byte &- UInt8(ascii: "a") < 26 {
        guard plainMetadata(&start) else { return false }
      } else if byte.isLineEnd {
        return bytes.endsPlainLine(&start)
      } else {
        guard plainPosting(&start) else { return false }
      }
      index = start + 1
      lines += 1
    }
    return true
  }

  /// Whether the line after a transaction leaves it whole: a broken word right below would not.
  @inline(__always)
  private mutating func leavesPlain(at index: Int) -> Bool {
    let byte = bytes.byteOrZero(at: index)
    if byte == .newline || byte == .semicolon || byte.isBlank || index == bytes.count {
      return true
    }
    guard byte.isDigit else {
      return byte == .carriageReturn && bytes.byteOrZero(at: index + 1) == .newline
    }
    return plain.months.day(bytes, at: index) != nil && bytes[index + 4] != .point
      && bytes[index + 10].isBlank
  }

  /// The number of a payee.
  @inline(__always)
  private mutating func plainPayee(_ name: Range<Int>) -> PayeeID {
    let short = bytes.shortName(name)
    if let short, let number = plain.payees.find(short) { return PayeeID(number) }
    let number = learnPlainPayee(name)
    if let short { plain.payees.keep(short, number) }
    return PayeeID(number)
  }

  @inline(never)
  private mutating func learnPlainPayee(_ name: Range<Int>) -> Int32 {
    let text = bytes.extracting(name)
    // Bytes that are not UTF-8 are replaced.
    guard text.wideByte(from: 0) == text.count else {
      return books.beancount.plain.payees.intern(bytes.text(name))
    }
    return books.beancount.plain.payees.intern(text)
  }

  /// Adds the plain transactions that were read to the columns.
  @inline(never)
  mutating func keepPlainTransactions() {
    guard plain.entries.count > 0 else { return }
    books.append(plain, file: file)
    plain.removeEntries()
  }

  /// Takes in what a directive says of the plain form.
  mutating func updatePlainRules() {
    plain.accounts.removeAll()
    if plain.rules?.isOfFirstFile == true { plain.rules?.update(options, plugins) }
  }

  /// Whether the options and plugins of a whole file forbid what was read by the plain form.
  var refutesPlain: Bool {
    guard let rules = plain.rules, rules.isOfFirstFile, books.beancount.plain.count > 0 else {
      return false
    }
    return !rules.isOpen || (plain.hasFilledGaps && !rules.fillsGaps)
  }
}

extension Books {
  /// Adds plain transactions to their columns.
  fileprivate mutating func append(_ plain: borrowing PlainBeancount, file: Int32) {
    beancount.plain.append(plain, file: file)
  }
}

extension Span<UInt8> {
  /// Reads the first line of a transaction after its date.
  @inline(__always)
  fileprivate func plainHeader(_ index: inout Int) -> (payee: Range<Int>, flags: EntryFlags)? {
    guard byteOrZero(at: index).isBlank else { return nil }
    index = skippingBlanks(from: index)
    let flags: EntryFlags
    switch byteOrZero(at: index) {
    case .asterisk: flags = .cleared
    case .exclamation: flags = .pending
    case UInt8(ascii: "t"):
      guard index + 3 < count, matches(index..<index + 3, "txn") else { return nil }
      flags = .cleared
      index += 2
    default: return nil
    }
    guard byteOrZero(at: index + 1).isBlank else { return nil }
    index = skippingBlanks(from: index + 1)
    var payee = 0..<0
    if byteOrZero(at: index) == .quote {
      guard let first = plainText(&index) else { return nil }
      payee = first
      if byteOrZero(at: index) == .quote, plainText(&index) == nil { return nil }
    }
    while byteOrZero(at: index) == .hash || byteOrZero(at: index) == UInt8(ascii: "^") {
      guard skipPlainTag(&index) else { return nil }
    }
    guard endsPlainBeancountLine(&index) else { return nil }
    index += 1
    return (payee, flags)
  }

  /// What stands between the quotes of a text; the index is moved past it and the blanks after it.
  @inline(__always)
  func plainText(_ index: inout Int) -> Range<Int>? {
    let start = index + 1
    let end = byteOrZero(at: start) == .quote ? start : textMark(from: start)
    guard byteOrZero(at: end) == .quote else { return nil }
    index = skippingBlanks(from: end + 1)
    return start..<end
  }

  /// Moves past a tag or a link and the blanks after it, or returns `false` if it has no name.
  @inline(__always)
  private func skipPlainTag(_ index: inout Int) -> Bool {
    let start = index + 1
    index = start
    while index < count, self[index].isTagByte { index += 1 }
    guard index > start else { return false }
    index = skippingBlanks(from: index)
    return true
  }

  /// Whether a line ends here, maybe after a comment; the index is moved to its newline.
  @inline(__always)
  func endsPlainBeancountLine(_ index: inout Int) -> Bool {
    if endsPlainLine(&index) { return true }
    guard byteOrZero(at: index) == .semicolon else { return false }
    index = newline(from: index)
    return index < count
  }
}
