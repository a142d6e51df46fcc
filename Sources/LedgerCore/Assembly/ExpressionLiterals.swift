/// Texts that stand in whatever a regular expression matches, in lower case.
///
/// They are found without trying the expression, so that it is tried on few payees. Runs of ASCII
/// letters, digits and blanks outside of groups count, and none of an expression that offers
/// alternatives or has syntax that is not known here.
struct ExpressionLiterals {
  private(set) var texts: [String] = []
  private var run: [UInt8] = []
  private var isKnown = true

  /// The letters behind a backslash that stand for a class or a place.
  private static let classes = Set("dDwWsSbB".utf8)

  init(_ source: String) {
    var rest = Array(source.utf8)[...]
    while isKnown, let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "("): skipGroup(&rest)
      case UInt8(ascii: "["): skipClass(&rest)
      case UInt8(ascii: "\\"): skipEscape(&rest)
      case UInt8(ascii: "|"), UInt8(ascii: ")"): isKnown = false
      // What is no ASCII may be one character with the letter before.
      case UInt8(ascii: "*"), UInt8(ascii: "?"), 0x80...: dropLast()
      case UInt8(ascii: "{"):
        dropLast()
        rest = rest.drop { $0 != UInt8(ascii: "}") }.dropFirst()
      case _ where ExpressionLiterals.isLiteral(byte): run.append(byte)
      default: endRun()
      }
    }
    endRun()
    if !isKnown { texts = [] }
  }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte >= UInt8(ascii: "A")
  }

  /// Ends a run whose last character may be missing.
  private mutating func dropLast() {
    _ = run.popLast()
    endRun()
  }

  /// Keeps a run of two characters or more.
  private mutating func endRun() {
    if run.count > 1 { texts.append(String(decoding: run, as: UTF8.self).lowercased()) }
    run = []
  }

  private mutating func skipEscape(_ rest: inout ArraySlice<UInt8>) {
    endRun()
    guard let next = rest.popFirst() else { return }
    let isPlain = next < 0x80 && !ExpressionLiterals.isLiteral(next)
    if !isPlain, !ExpressionLiterals.classes.contains(next) { isKnown = false }
  }

  /// Passes over a class, whose first bracket may be one of its characters.
  private mutating func skipClass(_ rest: inout ArraySlice<UInt8>) {
    endRun()
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
      if byte == UInt8(ascii: "["), !isFirst { isKnown = false }
      if byte == UInt8(ascii: "]"), !isFirst { return }
      if byte != UInt8(ascii: "^") { isFirst = false }
    }
  }

  /// Passes over a group with all in it; one that sets how the rest is read is not known.
  private mutating func skipGroup(_ rest: inout ArraySlice<UInt8>) {
    endRun()
    var depth = 1
    var before = UInt8(ascii: "(")
    while depth > 0, isKnown, let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): skipEscape(&rest)
      case UInt8(ascii: "["): skipClass(&rest)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "?") where before == UInt8(ascii: "("):
        isKnown = rest.first == UInt8(ascii: ":")
      default: break
      }
      before = byte
    }
  }
}
