/// The bytes that mean something in a journal, by name.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let semicolon = UInt8(ascii: ";")
  static let hash = UInt8(ascii: "#")
  static let asterisk = UInt8(ascii: "*")
  static let exclamation = UInt8(ascii: "!")
  static let pipe = UInt8(ascii: "|")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let point = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let at = UInt8(ascii: "@")
  static let tilde = UInt8(ascii: "~")
  static let quote = UInt8(ascii: "\"")
  static let zero = UInt8(ascii: "0")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  var isDigit: Bool { self &- .zero < 10 }
  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// The end of a line, in either convention.
  var isLineEnd: Bool { self == .newline || self == .carriageReturn }
  var isDateSeparator: Bool { self == .minus || self == .slash || self == .point }
  var isSign: Bool { self == .minus || self == .plus }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  /// The value of a digit, 0 through 9.
  var digitValue: UInt8 { self &- .zero }
}
