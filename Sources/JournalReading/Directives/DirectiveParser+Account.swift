internal import Diagnostics
internal import LedgerModel

/// The attributes of an account: sub-lines, and tags in comments.
extension DirectiveParser {
  /// Reads the attributes on and under an `account` line; other words there are the peers' own.
  mutating func account() -> ParsedAccount? {
    let (content, comment) = PlacedText(block.head).cutComment()
    guard let name = content.parts().first else {
      report(
        .missingName, "expected a name after 'account'", at: content.range,
        help: "write 'account ACCOUNT'")
      return nil
    }
    var attributes = comment.map { tagAttributes($0) } ?? []
    for line in block.subLines {
      let (content, comment) = PlacedText(line).cutComment()
      if !content.isEmpty {
        if let attribute = subLineAttribute(content) { attributes.append(attribute) }
      } else if let comment {
        attributes += tagAttributes(comment)
      }
    }
    return ParsedAccount(name: accountName(name), attributes: attributes)
  }

  /// Reads a sub-line, or returns `nil` if it is no attribute or has an error.
  mutating func subLineAttribute(_ line: PlacedText) -> ParsedAttribute? {
    let (word, value) = line.firstWord()
    guard let key = AccountKey(rawValue: word.text.lowercased()) else {
      noteOtherLine(line, word)
      return nil
    }
    guard !value.isEmpty else {
      reportMissingValue(key, word)
      return nil
    }
    guard !reportGluedComment(line) else { return nil }
    return self.value(value, of: key).map {
      ParsedAttribute(key: key, value: $0, isTag: false, range: place(line))
    }
  }

  /// Reads the attributes among the tags of a comment; one that cannot be read is a warning.
  mutating func tagAttributes(_ comment: PlacedText) -> [ParsedAttribute] {
    severity = .warning
    defer { severity = .error }
    return CommentTags(comment, until: .commaBeforeTag).compactMap { tag in
      guard let key = AccountKey(rawValue: tag.name.text.lowercased()) else {
        noteMisspelt(tag.name)
        return nil
      }
      guard !tag.value.isEmpty else {
        reportMissingValue(key, tag.name)
        return nil
      }
      let range = SourceRange(file: block.file, tag.range)
      return value(tag.value, of: key).map {
        ParsedAttribute(key: key, value: $0, isTag: true, range: range)
      }
    }
  }

  /// Reads the value of an attribute.
  private mutating func value(
    _ text: PlacedText, of key: AccountKey
  ) -> ParsedAttribute.Value? {
    switch key {
    case .apr: rate(text, of: key).map { .rate($0) }
    case .promoAPR: promotion(text).map { .promotion($0) }
    case .minimum: minimum(text).map { .minimum($0) }
    case .due: dueDay(text).map { .day($0) }
    case .creditLimit: amount(text).map { .amount($0) }
    case .spend: choice(text, of: SpendKind.self).map { .spend($0) }
    case .deferredInterest, .liquid, .debt, .ignore: flag(text).map { .flag($0) }
    }
  }

  /// Reads a rate and the last day that it holds.
  ///
  ///     APR "until" DATE
  private mutating func promotion(_ text: PlacedText) -> PromotionalRate? {
    let words = text.words()
    guard let until = words.firstIndex(where: { $0.text.lowercased() == "until" }), until > 0,
      until + 1 < words.count
    else {
      report(
        .unreadablePromotion, "expected a rate and its last day, found '\(text.text)'",
        at: text.range,
        help: "write '\(AccountKey.promoAPR.rawValue)\(keySeparator)0% until 2026-06-30'")
      return nil
    }
    let rate = rate(words[0].through(words[until - 1]), of: .promoAPR)
    let day = day(words[until + 1].through(words[words.count - 1]))
    guard let rate, let day else { return nil }
    return PromotionalRate(rate: rate, lastDay: day)
  }

  private mutating func dueDay(_ text: PlacedText) -> Int? {
    let isNumber = text.text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    if isNumber, let day = Int(text.text), (1...31).contains(day) { return day }
    report(
      isNumber ? .dueOutOfRange : .unreadableDue,
      "expected a day of the month, 1 to 31, found '\(text.text)'", at: text.range,
      help: "write '\(AccountKey.due.rawValue)\(keySeparator)15'")
    return nil
  }
}

/// Minimum payments.
extension DirectiveParser {
  /// Reads what must be paid each month.
  ///
  ///     MIN   = AMOUNT | SHARE [FLOOR] | "interest +" SHARE [FLOOR]
  ///     SHARE = DECIMAL "%"          FLOOR = [","] "at least" AMOUNT
  private mutating func minimum(_ text: PlacedText) -> ParsedMinimum? {
    let bytes = text.text.utf8
    let hasInterest = text.text.lowercased().hasPrefix("interest")
    guard let percent = bytes.firstIndex(of: UInt8(ascii: "%")) else {
      if hasInterest { return unreadableMinimum(text) }
      return paid(amount(text), text).map { .fixed($0) }
    }
    let afterPercent = bytes.index(after: percent)
    var share = text.slice(text.text.startIndex, afterPercent)
    if hasInterest {
      guard let plus = share.text.utf8.firstIndex(of: UInt8(ascii: "+")),
        text.slice(text.text.startIndex, plus).trimmed.text.lowercased() == "interest"
      else { return unreadableMinimum(text) }
      share = share.slice(bytes.index(after: plus), afterPercent).trimmed
    }
    let rate = rate(share, of: .minimum)
    let tail = text.slice(afterPercent, text.text.endIndex).trimmed
    let floor = tail.isEmpty ? nil : self.floor(tail)
    guard let rate, tail.isEmpty || floor != nil else { return nil }
    return hasInterest ? .interestPlus(rate, floor: floor) : .percentage(rate, floor: floor)
  }

  private mutating func floor(_ tail: PlacedText) -> ParsedAmount? {
    let isAfterComma = tail.text.hasPrefix(",")
    let start = isAfterComma ? tail.text.index(after: tail.text.startIndex) : tail.text.startIndex
    let words = tail.slice(start, tail.text.endIndex).words()
    guard words.count > 2, words[0].text.lowercased() == "at", words[1].text.lowercased() == "least"
    else {
      report(
        .unreadableMinimum, "expected 'at least' and an amount, found '\(tail.text)'",
        at: tail.range, help: minimumForms)
      return nil
    }
    let text = words[2].through(words[words.count - 1])
    return paid(amount(text), text)
  }

  /// Rejects an amount below zero.
  private mutating func paid(_ amount: ParsedAmount?, _ text: PlacedText) -> ParsedAmount? {
    guard let amount, amount.quantity.isNegative else { return amount }
    report(
      .unreadableMinimum, "expected an amount of 0 or more, found '\(text.text)'",
      at: text.range, help: minimumForms)
    return nil
  }

  private mutating func unreadableMinimum(_ text: PlacedText) -> ParsedMinimum? {
    report(
      .unreadableMinimum, "expected a minimum payment, found '\(text.text)'", at: text.range,
      help: minimumForms)
    return nil
  }

  private var minimumForms: String {
    "write '35 USD', '2% at least 25 USD' or 'interest + 1% at least 25 USD'"
  }
}
