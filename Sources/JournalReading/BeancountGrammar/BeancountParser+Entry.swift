internal import Diagnostics
internal import LedgerModel

// entry = DATE (transaction | open | close | commodity | balance | pad | note | document | price
//         | event | query | custom)

extension BeancountParser {
  /// Reads what starts with a date.
  mutating func parseEntry() throws(Mistake) {
    let (day, start, line) = (tokenDay, token.range.lowerBound, line)
    let place = SourceRange(file: file, bytes.line(at: start))
    advance()
    let keyword = token.kind
    var entry = BeancountEntry(day: day, line: line, place: place, content: .close(AccountID(0)))
    switch keyword {
    case .txn, .flag, .asterisk, .hash, .capital:
      guard let transaction = try parseTransaction(&entry) else { return }
      entry.content = .transaction(transaction)
    default:
      entry.content = try parseContent(keyword)
      try takeEndOfLine()
      entry.metadata = try parseMetadataLines()
    }
    // A broken word right below takes the entry with it, as no blank line ends the entry before.
    if token.kind == .invalid { throw unexpected("a new line") }
    books.beancount.entries.append(entry)
    readOwnDirective(entry)
  }

  /// Reads the rest of the line of a dated directive.
  private mutating func parseContent(
    _ keyword: BeancountToken.Kind
  ) throws(Mistake) -> BeancountEntry.Content {
    guard keyword.isDirective else {
      throw unexpected("a flag such as '*', or a word such as 'open' or 'balance', after the date")
    }
    advance()
    switch keyword {
    case .open: return .open(try parseOpen())
    case .close: return .close(try parseAccount())
    case .commodity:
      let commodity = try parseCurrency("a currency")
      books.ledger.commodities.declared.insert(commodity)
      return .commodity(commodity)
    case .balance: return .balance(try parseBalance())
    case .pad: return .pad(try parseAccount(), from: try parseAccount())
    case .note:
      let account = try parseAccount()
      let text = try parseText("the text of the note")
      _ = try parseTagsAndLinks()
      return .note(account, text: text)
    case .document:
      let account = try parseAccount()
      let path = try parseText("the path of the document")
      _ = try parseTagsAndLinks()
      return .document(account, path: path)
    case .price:
      let commodity = try parseCurrency("a currency")
      return .price(commodity, try parseAmount())
    case .event: return .event(name: try parseText("the name"), text: try parseText("the value"))
    case .query: return .query(name: try parseText("the name"), text: try parseText("the query"))
    default: return .custom(name: try parseText("the type"), try parseCustomValues())
    }
  }

  // open = "open" account [currency { "," currency }] [booking method]
  private mutating func parseOpen() throws(Mistake) -> BeancountOpen {
    var open = BeancountOpen(account: try parseAccount())
    books.ledger.accounts.declared.insert(open.account)
    if token.kind.isCurrency { open.currencies.append(try parseCurrency("a currency")) }
    while token.kind == .comma {
      advance()
      open.currencies.append(try parseCurrency("a currency after the comma"))
    }
    guard token.kind == .string else { return open }
    let range = token.range
    let name = try parseText("a booking method")
    open.method = BookingMethod(rawValue: name)
    if open.method == nil, !name.isEmpty {
      open.method = options.bookingMethod
      report(.bookingMethodUnknown(name, range))
    }
    return open
  }

  // balance = "balance" account number ["~" number] currency
  private mutating func parseBalance() throws(Mistake) -> BeancountBalance {
    let account = try parseAccount()
    let number = try parseNumber()
    var tolerance: Quantity?
    if token.kind == .tilde {
      advance()
      tolerance = try parseNumber()
    }
    let amount = Money(number, try parseCurrency("a currency"))
    return BeancountBalance(account: account, amount: amount, tolerance: tolerance)
  }
}

/// Parts of directives.
extension BeancountParser {
  /// Reads an account; a name that is none is reported, and kept.
  mutating func parseAccount() throws(Mistake) -> AccountID {
    let range = try take(.account, "an account such as Assets:Cash")
    guard AccountNameLimit.allows(bytes.extracting(range)) else {
      throw AccountNameLimit.mistake(at: range)
    }
    let account = books.ledger.accounts.intern(bytes.extracting(range))
    if let isSound = checkedAccounts[account], isSound { return account }
    let isSound = options.isAccount(bytes.text(range))
    checkedAccounts[account] = isSound
    if !isSound {
      report(
        Mistake(
          .accountNameMalformed, at: range,
          "'\(bytes.text(range))' is no name of an account",
          help:
            "start it with one of \(options.roots.joined(separator: ", ")), and each part with a capital letter or a digit"
        ))
    }
    return account
  }

  mutating func parseCurrency(_ expected: String) throws(Mistake) -> CommodityID {
    guard token.kind.isCurrency else { throw unexpected(expected) }
    let commodity = books.ledger.commodities.intern(bytes.extracting(token.range))
    advance()
    return commodity
  }

  mutating func parseAmount() throws(Mistake) -> Money {
    let number = try parseNumber()
    return Money(number, try parseCurrency("a currency after the number"))
  }

  mutating func parseText(_ expected: String) throws(Mistake) -> String {
    let range = try take(.string, "\(expected) in quotes")
    return bytes.unquoted(range)
  }

  /// Reads tags and links in any order.
  mutating func parseTagsAndLinks() throws(Mistake) -> (tags: [Int32], links: [Int32]) {
    var (tags, links): ([Int32], [Int32]) = ([], [])
    while token.kind == .tag || token.kind == .link {
      let name = token.range.lowerBound + 1..<token.range.upperBound
      let number = books.beancount.names.intern(bytes.extracting(name))
      if token.kind == .tag { tags.append(number) } else { links.append(number) }
      advance()
    }
    return (tags, links)
  }
}

extension BeancountOptions {
  /// Whether a name is that of an account: a root, and a part that starts with a capital or a digit.
  func isAccount(_ name: String) -> Bool {
    guard let colon = name.firstIndex(of: ":"), roots.contains(String(name[..<colon])) else {
      return false
    }
    return name[name.index(after: colon)...].unicodeScalars.first?.startsAccountPart ?? false
  }
}

extension Unicode.Scalar {
  var startsAccountPart: Bool {
    properties.generalCategory == .uppercaseLetter || properties.generalCategory == .decimalNumber
  }

  var continuesAccountPart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      true
    default: self == "-"
    }
  }
}

extension Mistake {
  static func bookingMethodUnknown(_ name: String, _ range: Range<Int>) -> Mistake {
    let known = BookingMethod.allCases.map(\.rawValue)
    return Mistake(
      .bookingMethodUnknown, at: range, "there is no booking method '\(name)'",
      help: NearestName.nearest(to: name, among: known).map { "write \"\($0)\"" }
        ?? "write one of \(known.joined(separator: ", "))")
  }
}

extension Span<UInt8> {
  /// The text between quotes, with what `\` stands for; bytes that are not UTF-8 are left out.
  func unquoted(_ range: Range<Int>) -> String {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard inner.contains(where: { self[$0] == UInt8(ascii: "\\") }) else { return text(inner) }
    var unescaped: [UInt8] = []
    var isEscaped = false
    for index in inner {
      let byte = self[index]
      if !isEscaped, byte == UInt8(ascii: "\\") {
        isEscaped = true
        continue
      }
      unescaped.append(isEscaped ? Self.escaped(byte) : byte)
      isEscaped = false
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): .newline
    case UInt8(ascii: "t"): .tab
    case UInt8(ascii: "r"): .carriageReturn
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "b"): 0x08
    default: byte
    }
  }
}
