/// A set of characters in a regular expression, such as `[a-z_]` or `\d`.
struct ScalarSet: Equatable {
  /// A kind of characters that has a name.
  enum Kind: Equatable {
    case letter, lower, upper, digit, letterOrDigit, word, space, blank, control, punctuation
    case visible, printed, hexDigit, symbol, mark, separator
  }

  var ranges: [ClosedRange<UnicodeScalar>] = []
  var kinds: [(kind: Kind, isNegated: Bool)] = []
  var isNegated = false

  static func == (left: ScalarSet, right: ScalarSet) -> Bool {
    left.ranges == right.ranges && left.isNegated == right.isNegated
      && left.kinds.elementsEqual(right.kinds) { $0 == $1 }
  }

  /// The set of one kind, or of all characters that are none of it.
  static func all(_ kind: Kind, isNegated: Bool = false) -> ScalarSet {
    ScalarSet(kinds: [(kind, isNegated)])
  }

  func contains(_ scalar: UnicodeScalar, ignoringCase: Bool) -> Bool {
    var isFound = holds(scalar)
    if ignoringCase, !isFound {
      isFound = scalar.otherCases.contains { holds($0) }
    }
    return isFound != isNegated
  }

  private func holds(_ scalar: UnicodeScalar) -> Bool {
    ranges.contains { $0.contains(scalar) }
      || kinds.contains { $0.kind.contains(scalar) != $0.isNegated }
  }
}

extension ScalarSet.Kind {
  /// The kind that POSIX calls by a name, as in `[[:alpha:]]`.
  init?(posixName: String) {
    switch posixName {
    case "alpha": self = .letter
    case "lower": self = .lower
    case "upper": self = .upper
    case "digit": self = .digit
    case "alnum": self = .letterOrDigit
    case "word": self = .word
    case "space": self = .space
    case "blank": self = .blank
    case "cntrl": self = .control
    case "punct": self = .punctuation
    case "graph": self = .visible
    case "print": self = .printed
    case "xdigit": self = .hexDigit
    default: return nil
    }
  }

  /// The kind that Unicode calls by the name of a category, as in `\p{Lu}`.
  init?(category: String) {
    switch category {
    case "L", "Letter", "Alphabetic": self = .letter
    case "Lu", "Uppercase": self = .upper
    case "Ll", "Lowercase": self = .lower
    case "N", "Nd", "Number": self = .digit
    case "P", "Punctuation": self = .punctuation
    case "S", "Symbol": self = .symbol
    case "M", "Mark": self = .mark
    case "Z", "Zs", "Separator": self = .separator
    default: return nil
    }
  }

  func contains(_ scalar: UnicodeScalar) -> Bool {
    switch self {
    case .letter: scalar.properties.isAlphabetic
    case .lower: scalar.properties.isLowercase
    case .upper: scalar.properties.isUppercase
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .letterOrDigit: scalar.isLetterOrDigit
    case .word: scalar.isWordScalar
    case .space: scalar.properties.isWhitespace
    case .blank: scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    case .control: scalar.properties.generalCategory == .control
    case .punctuation: scalar.isPunctuation
    case .visible: !scalar.properties.isWhitespace && !scalar.isControl
    case .printed: !scalar.isControl
    case .hexDigit: scalar.properties.isASCIIHexDigit
    case .symbol: scalar.isSymbol
    case .mark: scalar.isMark
    case .separator: scalar.isSeparator
    }
  }
}

extension UnicodeScalar {
  /// Whether the character is a part of a word: a letter, a digit, a mark or `_`.
  var isWordScalar: Bool { self == "_" || isLetterOrDigit || isMark }

  /// The same letter in upper and in lower case, where each is one character.
  var otherCases: [UnicodeScalar] {
    if isASCII {
      return properties.isAlphabetic ? UnicodeScalar(value ^ 0x20).map { [$0] } ?? [] : []
    }
    return [properties.lowercaseMapping, properties.uppercaseMapping]
      .compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
  }

  /// The letter in lower case, if that is one character.
  var folded: UnicodeScalar {
    if isASCII {
      return ("A"..."Z").contains(self) ? UnicodeScalar(UInt8(value) | 0x20) : self
    }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }

  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.generalCategory == .decimalNumber
  }

  fileprivate var isControl: Bool { properties.generalCategory == .control }

  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: isASCII && isSymbol
    }
  }

  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isSeparator: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
