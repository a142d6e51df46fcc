/// A place in the text of a period; letters are read without regard to case.
struct PeriodCursor: Sendable {
  /// A run of digits: its value, at most 10^9, and its length.
  struct Digits: Hashable, Sendable {
    let value: Int
    let count: Int
  }

  private let original: [UInt8]
  private let end: Int
  private(set) var position: Int

  /// Creates a cursor over some bytes of a text.
  init(_ text: String, _ range: Range<Int>) {
    original = Array(text.utf8)
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }

  /// The byte `distance` ahead in lower case, or `nil` behind the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    guard index < end else { return nil }
    let byte = original[index]
    return byte.isUppercase ? byte + 32 : byte
  }

  /// The bytes from here to the next blank.
  var token: Range<Int> {
    var length = 0
    while let byte = peek(length), !byte.isBlank { length += 1 }
    return position..<position + length
  }

  /// The letters from here on, in lower case.
  var word: String {
    var letters: [UInt8] = []
    while let byte = peek(letters.count), byte.isLowercase { letters.append(byte) }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns a part of the text as it was written.
  func text(_ range: Range<Int>) -> String { String(decoding: original[range], as: UTF8.self) }
}

extension PeriodCursor {
  mutating func advance(by distance: Int) { position = min(position + distance, end) }

  mutating func skipBlanks() {
    while let byte = peek(), byte.isBlank { position += 1 }
  }

  /// Takes a whole word, written here in lower case.
  mutating func take(word expected: String) -> Bool {
    guard word == expected else { return false }
    position += expected.utf8.count
    return true
  }

  /// Takes characters, whatever follows them.
  mutating func take(_ expected: String) -> Bool {
    for (distance, byte) in expected.utf8.enumerated() where peek(distance) != byte { return false }
    position += expected.utf8.count
    return true
  }

  /// The digits `distance` ahead, or `nil` if there are none.
  func digits(_ distance: Int = 0) -> Digits? {
    var (value, count) = (0, 0)
    while let byte = peek(distance + count), byte.isDigit {
      value = min(value * 10 + Int(byte.digitValue), 1_000_000_000)
      count += 1
    }
    return count == 0 ? nil : Digits(value: value, count: count)
  }

  /// Takes a run of digits.
  mutating func takeDigits() -> Digits? {
    guard let digits = digits() else { return nil }
    position += digits.count
    return digits
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
