internal import LedgerCore
internal import LedgerModel

extension SnapshotLine {
  /// Reads a line without its line feed.
  ///
  /// Takes exactly what ``text`` writes: every field, in order, and a `check` that agrees.
  package init(parsing line: some Collection<UInt8>) throws(SnapshotMistake) {
    let bytes = Array(line)
    guard let version = SnapshotLine.version(of: bytes) else { throw .unknownLine }
    guard version == SnapshotLine.version else { throw .unknownVersion(version) }
    var fields = SnapshotLine.fields(of: try SnapshotLine.checkedBody(of: bytes))[...]
    fields.removeFirst()
    self = try SnapshotLine(fields: &fields)
    if let extra = fields.first { throw .badField(name: "the end of the line", text: extra) }
  }

  /// The version that a line says it has, or `nil` if it is no snapshot.
  static func version(of line: some Collection<UInt8>) -> String? {
    guard line.starts(with: opening.utf8) else { return nil }
    let digits = line.dropFirst(opening.utf8.count).prefix { 48...57 ~= $0 }
    let rest = line.dropFirst(opening.utf8.count + digits.count)
    guard !digits.isEmpty, rest.starts(with: separator) else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The month and the currency that a line names, though it may not be believed otherwise.
  static func named(in line: some Collection<UInt8>) -> (month: Month, currency: String)? {
    guard version(of: line) != nil else { return nil }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count > 5, let month = Month(words[3]) else { return nil }
    return (month, String(words[5]))
  }

  private static let separator = Array("  ".utf8)
  private static let checkKey = Array("  check=".utf8)

  /// The bytes before `check`, once they agree with it.
  private static func checkedBody(
    of line: [UInt8]
  ) throws(SnapshotMistake) -> ArraySlice<UInt8> {
    let tailLength = checkKey.count + 16
    guard line.count > tailLength, line.suffix(tailLength).starts(with: checkKey),
      isFingerprint(line.suffix(16))
    else { throw .unchecked }
    let body = line.dropLast(tailLength)
    let expected = StableHash.hex(StableHash.fnv1a(body))
    guard line.suffix(16).elementsEqual(expected.utf8) else { throw .edited(expected: expected) }
    return body
  }

  /// The pieces between every two blanks; empty ones are kept, since a symbol may be empty.
  private static func fields(of body: ArraySlice<UInt8>) -> [String] {
    var fields: [String] = []
    var (start, index) = (body.startIndex, body.startIndex)
    while index < body.endIndex {
      if body[index...].starts(with: separator) {
        fields.append(String(decoding: body[start..<index], as: UTF8.self))
        index += separator.count
        start = index
      } else {
        index += 1
      }
    }
    return fields + [String(decoding: body[start...], as: UTF8.self)]
  }

  fileprivate static func isFingerprint(_ digits: some Collection<UInt8>) -> Bool {
    digits.count == 16
      && digits.allSatisfy { 48...57 ~= $0 || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= $0 }
  }

  /// Takes the fields after the version off the front.
  private init(fields: inout ArraySlice<String>) throws(SnapshotMistake) {
    let month = try fields.take("a month such as 2026-11", Month.init)
    let asOf = try fields.take("a day of that month") {
      Day($0).flatMap { $0.month == month ? $0 : nil }
    }
    let currency = try fields.take("a currency") { $0 }
    let origin = try fields.take("'live', 'derived' or 'git:COMMIT'") {
      KPISnapshotPoint.Origin($0)
    }
    let point = KPISnapshotPoint(
      month: month, asOf: asOf, currency: currency, origin: origin,
      netWorth: try fields.takeFigure("netWorth"), totalDebt: try fields.takeFigure("totalDebt"),
      netCashFlow: try fields.takeFigure("netCashFlow"),
      savingsRate: try fields.takeOptionalFigure("savingsRate"),
      runwayMonths: try fields.takeOptionalFigure("runwayMonths"),
      monthlyRecurringOutflow: try fields.takeFigure("monthlyRecurringOutflow"),
      debtToIncome: try fields.takeOptionalFigure("debtToIncome"))
    let fingerprint = try fields.take("'fingerprint=' and 16 hexadecimal digits") {
      $0.value(of: "fingerprint").flatMap { SnapshotLine.isFingerprint($0.utf8) ? $0 : nil }
    }
    self.init(point, fingerprint: fingerprint)
  }
}

extension ArraySlice<String> {
  fileprivate mutating func take<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(SnapshotMistake) -> Value {
    let text = popFirst()
    guard let text, let value = read(text) else {
      throw .badField(name: name, text: text ?? "the end of the line")
    }
    return value
  }

  fileprivate mutating func takeFigure(_ key: String) throws(SnapshotMistake) -> Quantity {
    try take("'\(key)=' and a plain decimal") { $0.value(of: key).flatMap { Quantity($0) } }
  }

  fileprivate mutating func takeOptionalFigure(
    _ key: String
  ) throws(SnapshotMistake) -> Quantity? {
    try take("'\(key)=' and a plain decimal or 'nil'") { field -> Quantity?? in
      guard let text = field.value(of: key) else { return .none }
      return text == "nil" ? .some(.none) : Quantity(text).map { .some($0) }
    }
  }
}

extension String {
  /// What stands behind `KEY=`, or `nil` if this is another field.
  fileprivate func value(of key: String) -> String? {
    hasPrefix("\(key)=") ? String(dropFirst(key.count + 1)) : nil
  }
}
