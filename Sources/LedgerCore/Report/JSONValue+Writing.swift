internal import LedgerModel

extension JSONValue {
  /// The document in its own order, indented by two blanks, with a line feed at the end.
  ///
  /// An object of a list that holds no list or object stands on one line, so that a table has one
  /// line a row.
  package var prettyText: String {
    var text = JSONText()
    text.writePretty(self, depth: 0)
    return text.string + "\n"
  }
}

extension JSONValue {
  /// Whether it is an object whose members are neither lists nor objects.
  fileprivate var isRow: Bool {
    guard case .object(let members) = self, !members.isEmpty else { return false }
    return members.allSatisfy { member in
      switch member.value {
      case .object, .array: false
      default: true
      }
    }
  }
}

/// The bytes of a JSON document while it is written.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func writePretty(_ value: JSONValue, depth: Int) {
    switch value {
    case .object(let members) where !members.isEmpty:
      write("{\n")
      for (index, member) in members.enumerated() {
        if index > 0 { write(",\n") }
        indent(depth + 1)
        writeString(member.name)
        write(": ")
        writePretty(member.value, depth: depth + 1)
      }
      write("\n")
      indent(depth)
      write(UInt8(ascii: "}"))
    case .array(let elements) where !elements.isEmpty:
      write("[\n")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(",\n") }
        indent(depth + 1)
        if element.isRow { writeRow(element) } else { writePretty(element, depth: depth + 1) }
      }
      write("\n")
      indent(depth)
      write(UInt8(ascii: "]"))
    default: writeScalar(value)
    }
  }

  private mutating func writeRow(_ value: JSONValue) {
    guard case .object(let members) = value else { return }
    write(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { write(", ") }
      writeString(member.name)
      write(": ")
      writeScalar(member.value)
    }
    write(UInt8(ascii: "}"))
  }

  mutating func writeScalar(_ value: JSONValue) {
    switch value {
    case .object: write("{}")
    case .array: write("[]")
    case .string(let string): writeString(string)
    case .integer(let integer): write(String(integer))
    case .bool(let bool): write(bool ? "true" : "false")
    case .null: write("null")
    }
  }

  /// Writes a string as RFC 8259 has it; few have anything that must be escaped.
  mutating func writeString(_ string: String) {
    if string.isPlainInJSON {
      write(UInt8(ascii: "\""))
      write(string)
      write(UInt8(ascii: "\""))
    } else {
      write(string.quotedForJSON)
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
