extension String {
  /// The text as a JSON string with its quotes, as RFC 8259 has it.
  ///
  /// What must be escaped is, and so is what would break a line or turn the direction of text where
  /// the JSON is shown; the value is the same.
  package var quotedForJSON: String {
    guard !isPlainInJSON else { return "\"\(self)\"" }
    var text = "\""
    for scalar in unicodeScalars {
      if scalar.isEscapedInJSON {
        text += scalar.escapeInJSON
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Whether nothing in the text is escaped in JSON.
  package var isPlainInJSON: Bool {
    let bytes = utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
      if byte >= 0x7F { return !unicodeScalars.contains(where: \.isEscapedInJSON) }
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isEscapedInJSON: Bool {
    self == "\"" || self == "\\" || breaksLayout
  }

  /// The escape; all that is escaped lies in the first plane.
  fileprivate var escapeInJSON: String {
    switch self {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
