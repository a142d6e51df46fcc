internal import LedgerModel

extension JSONValue {
  /// The document on one line with the members of each object sorted by the bytes of their names.
  package var canonicalText: String {
    var text = JSONText()
    text.writeCanonical(self)
    return text.string
  }

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
private struct JSONText {
  private var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func writeCanonical(_ value: JSONValue) {
    switch value {
    case .object(let members):
      write("{")
      let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for (index, member) in sorted.enumerated() {
        if index > 0 { write(",") }
        write(member.name.quotedForJSON)
        write(":")
        writeCanonical(member.value)
      }
      write("}")
    case .array(let elements):
      write("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(",") }
        writeCanonical(element)
      }
      write("]")
    default: writeScalar(value)
    }
  }

  mutating func writePretty(_ value: JSONValue, depth: Int) {
    switch value {
    case .object(let members) where !members.isEmpty:
      write("{\n")
      for (index, member) in members.enumerated() {
        if index > 0 { write(",\n") }
        indent(depth + 1)
        write(member.name.quotedForJSON)
        write(": ")
        writePretty(member.value, depth: depth + 1)
      }
      write("\n")
      indent(depth)
      write("}")
    case .array(let elements) where !elements.isEmpty:
      write("[\n")
      for (index, element) in elements.enumerated() {
        if index > 0 { write(",\n") }
        indent(depth + 1)
        if element.isRow { writeRow(element) } else { writePretty(element, depth: depth + 1) }
      }
      write("\n")
      indent(depth)
      write("]")
    default: writeScalar(value)
    }
  }

  private mutating func writeRow(_ value: JSONValue) {
    guard case .object(let members) = value else { return }
    write("{")
    for (index, member) in members.enumerated() {
      if index > 0 { write(", ") }
      write(member.name.quotedForJSON)
      write(": ")
      writeScalar(member.value)
    }
    write("}")
  }

  private mutating func writeScalar(_ value: JSONValue) {
    switch value {
    case .object: write("{}")
    case .array: write("[]")
    case .string(let string): write(string.quotedForJSON)
    case .integer(let integer): write(String(integer))
    case .bool(let bool): write(bool ? "true" : "false")
    case .null: write("null")
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
