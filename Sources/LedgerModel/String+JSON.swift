extension String {
  /// The text as a JSON string with its quotes, as RFC 8259 has it; only what must be is escaped.
  package var quotedForJSON: String {
    guard utf8.contains(where: \.isEscapedInJSON) else { return "\"\(self)\"" }
    var bytes = [UInt8(ascii: "\"")]
    for byte in utf8 {
      if byte.isEscapedInJSON { bytes += byte.escapeInJSON.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isEscapedInJSON: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }

  fileprivate var escapeInJSON: String {
    switch self {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: (self < 0x10 ? "\\u000" : "\\u00") + String(self, radix: 16)
    }
  }
}
