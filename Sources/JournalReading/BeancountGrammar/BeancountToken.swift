/// A word of a Beancount file.
struct BeancountToken: Equatable {
  enum Kind: UInt8 {
    case endOfFile, endOfLine
    /// The blanks at the start of a line that has more than blanks.
    case indent
    case pipe, atAt, at, openBraces, closeBraces, openBrace, closeBrace, comma, tilde, plus, minus
    case slash, openParenthesis, closeParenthesis, hash, asterisk, colon
    /// One of `!&?%`.
    case flag
    /// A single capital letter before a blank: a flag or a currency.
    case capital
    case txn, balance, open, close, commodity, pad, event, query, custom, price, note, document
    case pushtag, poptag, pushmeta, popmeta, option, plugin, include
    case true_, false_, null
    case date, account, currency, string, number, tag, link, key
    /// Text that is no word of the language, up to the next blank.
    case invalid
  }

  var kind: Kind
  var range: Range<Int>
}

extension BeancountToken.Kind {
  /// Whether a declaration can start with the word, so that reading can carry on there.
  var startsDeclaration: Bool {
    switch self {
    case .endOfFile, .endOfLine, .date, .pushtag, .poptag, .pushmeta, .popmeta, .option, .plugin,
      .include:
      true
    default: false
    }
  }

  /// Whether the word says what a dated entry is, if it is no transaction.
  var isDirective: Bool {
    switch self {
    case .balance, .open, .close, .commodity, .pad, .event, .query, .custom, .price, .note,
      .document:
      true
    default: false
    }
  }

  var startsNumber: Bool {
    self == .number || self == .minus || self == .plus || self == .openParenthesis
  }

  var isCurrency: Bool { self == .currency || self == .capital }
}
