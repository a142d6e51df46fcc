internal import LedgerModel

extension JSONValue {
  /// The document, without some of it, on one line with the members of each object sorted by the
  /// bytes of their names.
  func canonicalBytes(without omission: JSONOmission = .nothing) -> [UInt8] {
    var writer = CanonicalWriter(omission: omission)
    writer.write(self, omission.path)
    return writer.text.bytes
  }
}

/// Writes a document in canonical form.
private struct CanonicalWriter {
  let omission: JSONOmission
  private(set) var text = JSONText()

  mutating func write(_ value: JSONValue, _ path: JSONOmission.Path) {
    switch value {
    case .object(let members): write(members, path)
    case .array(let elements):
      text.write(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { text.write(UInt8(ascii: ",")) }
        write(element, path)
      }
      text.write(UInt8(ascii: "]"))
    default: text.writeScalar(value)
    }
  }

  private mutating func write(_ members: [JSONValue.Member], _ path: JSONOmission.Path) {
    text.write(UInt8(ascii: "{"))
    var isFirst = true
    for index in CanonicalWriter.order(members) {
      let (name, value) = (members[index].name, members[index].value)
      guard let inner = path.isEmpty ? path : path[name], !omission.everywhere.contains(name)
      else { continue }
      if !isFirst { text.write(UInt8(ascii: ",")) }
      isFirst = false
      text.writeString(name)
      text.write(UInt8(ascii: ":"))
      if !omission.byMonth.isEmpty, omission.byMonth.contains(name) {
        writeMonths(value, inner)
      } else {
        write(value, inner)
      }
    }
    text.write(UInt8(ascii: "}"))
  }

  /// Writes a day as its month; what is no day stays as it is.
  private mutating func writeMonths(_ value: JSONValue, _ path: JSONOmission.Path) {
    guard case .string(let day) = value else {
      write(value, path)
      return
    }
    text.writeString(Day(day)?.month.description ?? day)
  }

  /// The places of members by name.
  ///
  /// The first eight bytes of names mostly tell them apart, and are compared as one number.
  private static func order(_ members: [JSONValue.Member]) -> [Int] {
    var keys: [(start: UInt64, index: Int)] = []
    keys.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      keys.append((start(of: member.name), index))
    }
    keys.sort { one, other in
      if one.start != other.start { return one.start < other.start }
      let (a, b) = (members[one.index].name, members[other.index].name)
      return a == b ? one.index < other.index : a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return keys.map { $0.index }
  }

  /// The first eight bytes of a name, the first one highest.
  private static func start(of name: String) -> UInt64 {
    let bytes = name.utf8.span
    var start: UInt64 = 0
    for index in 0..<8 {
      start = start << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
    }
    return start
  }
}
