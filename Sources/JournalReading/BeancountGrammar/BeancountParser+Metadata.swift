internal import LedgerModel

// metadata = KEY ":" [STRING | ACCOUNT | DATE | currency | TAG | "TRUE" | "FALSE" | "NULL"
//            | number [currency]]

extension BeancountParser {
  /// Reads the metadata lines below a directive; of two with one key the last counts.
  mutating func parseMetadataLines() throws(Mistake) -> [BeancountMetadata] {
    var fields: [BeancountMetadata] = []
    while token.kind == .indent {
      advance()
      if token.kind != .endOfLine, token.kind != .endOfFile {
        fields.append(try parseMetadata())
      }
      try takeEndOfLine()
    }
    return fields
  }

  /// Reads a key and its value.
  mutating func parseMetadata() throws(Mistake) -> BeancountMetadata {
    let key = try take(.key, "a metadata line, as key: \"value\",")
    try take(.colon, "':'")
    let start = token.range.lowerBound
    let value = try parseValue()
    return BeancountMetadata(
      key: bytes.text(key), value: value, keyRange: key,
      range: min(start, previousEnd)..<previousEnd)
  }

  private mutating func parseValue() throws(Mistake) -> BeancountValue {
    let range = token.range
    switch token.kind {
    case .string: return .text(try parseText("a text"))
    case .account: return .account(try parseAccount())
    case .currency, .capital: return .currency(try parseCurrency("a currency"))
    case .tag:
      advance()
      return .tag(bytes.text(range.lowerBound + 1..<range.upperBound))
    case .date:
      let day = tokenDay
      advance()
      return .day(day)
    case .true_, .false_:
      let isTrue = token.kind == .true_
      advance()
      return .flag(isTrue)
    case .null:
      advance()
      return .none
    case _ where token.kind.startsNumber:
      let number = try parseNumber()
      guard token.kind.isCurrency else { return .number(number) }
      return .amount(Money(number, try parseCurrency("a currency")))
    default: return .none
    }
  }

  // custom = DATE "custom" STRING { STRING | DATE | "TRUE" | "FALSE" | number [currency] | ACCOUNT }
  mutating func parseCustomValues() throws(Mistake) -> [BeancountPlacedValue] {
    var values: [BeancountPlacedValue] = []
    while token.kind != .endOfLine, token.kind != .endOfFile {
      let start = token.range.lowerBound
      switch token.kind {
      case .string, .date, .true_, .false_, .account: break
      case _ where token.kind.startsNumber: break
      default: throw unexpected("a text, a date, TRUE, FALSE, a number, an amount or an account")
      }
      let value = try parseValue()
      values.append(BeancountPlacedValue(value: value, range: start..<max(start, previousEnd)))
    }
    return values
  }
}
