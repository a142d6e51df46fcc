internal import LedgerModel

/// Writes directives as a journal reads them.
struct DirectiveText: Sendable {
  let ledger: Ledger

  /// An amount, without marks between thousands, such as `1234.50 USD`.
  func amount(_ money: Money) -> String {
    let style = ledger.commodities[style: money.commodity]
    let symbol = DirectiveText.quoted(ledger.commodities[money.commodity])
    let number = money.quantity.text(minimumScale: style.declaredScale ?? style.largestScale)
      .replacing(".", with: String(style.decimalMark))
    if symbol.isEmpty { return number }
    let gap = style.hasSpace ? " " : ""
    return style.isSymbolLeft ? symbol + gap + number : number + gap + symbol
  }

  /// A `subscription` directive of one line and its sub-lines.
  ///
  /// - Parameters:
  ///   - name: As ``name(_:)`` returns it.
  ///   - recurrence: With a first day.
  ///   - prices: At least one, ascending by day.
  ///   - accounts: The accounts that are charged.
  ///   - payee: The payee as it stands in entries, or an empty text without one.
  /// - Returns: The lines, without a line feed behind the last, or nothing without a price.
  func subscription(
    _ name: String, _ recurrence: Recurrence, _ prices: [Subscription.Price],
    accounts: [AccountID], payee: String
  ) -> String {
    guard let first = prices.first else { return "" }
    let start = recurrence.start.map { " from \($0)" } ?? ""
    var lines = ["subscription \(name)  \(amount(first.amount))  \(recurrence.interval)\(start)"]
    lines += accounts.map { ledger.accounts[$0] }.filter(DirectiveText.isValue)
      .map { "    account      \($0)" }
    if !payee.isEmpty { lines.append("    payee        \(DirectiveText.pattern(payee))") }
    lines += prices.dropFirst().map { "    price        \($0.day)  \(amount($0.amount))" }
    return lines.joined(separator: "\n")
  }

  /// A text as the name of an item: on one line, single blanks, nothing that starts a comment.
  static func name(_ text: String) -> String {
    text.split { $0.isWhitespace || $0 == ";" }.joined(separator: " ")
  }

  /// Whether a text can be the value of a sub-line: no word of it starts a comment.
  private static func isValue(_ text: String) -> Bool {
    !text.split(whereSeparator: \.isWhitespace).contains { $0.hasPrefix(";") }
  }

  /// A payee as the value of a `payee` line: itself where it can stand so, else an expression.
  private static func pattern(_ payee: String) -> String {
    let isPlain =
      name(payee) == payee && !payee.hasPrefix("/")
      && !payee.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isPlain ? payee : "/\(expression(payee))/"
  }

  /// A regular expression that is found in a text alone and in what holds it.
  private static func expression(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).map { word in
      word.reduce(into: "") { expression, character in
        let isMark = character.isASCII && (character.isPunctuation || character.isSymbol)
        if character == ";" {
          expression += "\\x3B"
        } else {
          expression += isMark ? "\\\(character)" : String(character)
        }
      }
    }.joined(separator: "\\s+")
  }

  /// A symbol in quotes unless it is plain.
  private static func quoted(_ symbol: String) -> String {
    let isPlain = symbol.allSatisfy { $0.isLetter || $0.isCurrencySymbol }
    return isPlain ? symbol : "\"\(symbol)\""
  }
}
