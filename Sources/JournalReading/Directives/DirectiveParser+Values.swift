internal import Diagnostics
internal import LedgerModel

/// Values that more than one key takes.
extension DirectiveParser {
  mutating func amount(_ text: PlacedText) -> ParsedAmount? {
    switch context.amount(String(text.text)) {
    case .success(let amount): return amount
    case .failure(let mistake):
      let bytes = text.range.clamped(
        to: text.offset + mistake.range.lowerBound..<text.offset + mistake.range.upperBound)
      let isInside = !bytes.isEmpty || mistake.range.isEmpty
      report(
        .unreadableAmount, mistake.message, at: isInside ? bytes : text.range, help: mistake.help)
      return nil
    }
  }

  mutating func day(_ text: PlacedText) -> Day? {
    if let day = context.day(String(text.text)) { return day }
    report(
      .unreadableDate, "expected a date that the calendar has, found '\(text.text)'",
      at: text.range, help: "write it as YYYY-MM-DD, such as 2026-12-31")
    return nil
  }

  /// Reads a date and an amount after it.
  mutating func dayAndAmount(_ text: PlacedText) -> (day: Day, amount: ParsedAmount)? {
    let (date, rest) = text.firstWord()
    let day = day(date)
    guard !rest.isEmpty else {
      let end = text.range.upperBound
      report(.missingAmount, "expected an amount after the date", at: end..<end)
      return nil
    }
    guard let amount = amount(rest), let day else { return nil }
    return (day, amount)
  }

  /// Reads a rate in percent as a fraction: `24.99%` is 0.2499.
  ///
  ///     APR = DECIMAL "%"                (the decimal mark is a point or a comma)
  mutating func rate(_ text: PlacedText, of key: AccountKey) -> Quantity? {
    let hasSign = text.text.hasSuffix("%")
    let number =
      hasSign
      ? text.slice(text.text.startIndex, text.text.index(before: text.text.endIndex)).trimmed : text
    let marks = number.text.utf8.count { $0 == UInt8(ascii: ",") }
    let digits = marks == 1 ? String(number.text.map { $0 == "," ? "." : $0 }) : String(number.text)
    guard let value = Quantity(digits) else {
      report(
        .unreadableRate, "expected a rate such as '24.99%', found '\(text.text)'", at: text.range)
      return nil
    }
    guard hasSign else {
      report(
        .rateWithoutPercent, "expected a '%' after '\(text.text)'", at: text.range,
        help: "write '\(key.rawValue)\(keySeparator)\(text.text)%'")
      return nil
    }
    let (scale, overflow) = value.scale.addingReportingOverflow(2)
    guard !value.isNegative, !overflow, let rate = Quantity(units: value.units, scale: scale) else {
      report(
        .unreadableRate, "expected a rate of 0% or more, found '\(text.text)'", at: text.range)
      return nil
    }
    return rate
  }

  /// Reads one of some words, whatever their case.
  mutating func choice<Choice>(_ text: PlacedText, of words: [String: Choice]) -> Choice? {
    if let choice = words[text.text.lowercased()] { return choice }
    let known = words.keys.sorted()
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    report(
      .unknownWord, "expected one of \(list), found '\(text.text)'", at: text.range,
      help: NearestName.nearest(to: String(text.text), among: known).map { "write '\($0)'" })
    return nil
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: PlacedText, of kind: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    choice(text, of: Dictionary(kind.allCases.map { ($0.rawValue, $0) }) { first, _ in first })
  }

  mutating func flag(_ text: PlacedText) -> Bool? {
    choice(text, of: ["yes": true, "no": false, "true": true, "false": false])
  }

  /// Tells that something stands behind a value that is complete.
  mutating func reportUnexpected(_ text: PlacedText, _ expected: String) {
    report(
      .unexpectedText, "expected \(expected), found '\(text.text)'", at: text.range,
      help: "remove it, or make it a comment with two spaces and ';'")
  }
}
