/// A position in a journal's bytes that moves forward.
///
/// A cursor knows bytes and offsets, and nothing of accounting. It borrows the bytes, so it cannot
/// outlive them. Offsets count from the start of the file.
struct ByteCursor: ~Copyable, ~Escapable {
  let bytes: Span<UInt8>

  /// The offset of the next unread byte, `0...bytes.count`.
  var offset = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next unread byte, or `nil` at the end of the input.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The unread byte `distance` further on, or `nil` past the end of the input.
  func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Whether the next byte ends the line, or there is none.
  var isAtLineEnd: Bool {
    guard let byte = next else { return true }
    return byte == .newline || (byte == .carriageReturn && (peek(1) ?? .newline) == .newline)
  }

  /// Moves past the next byte if it is `byte`, and returns whether it did.
  @discardableResult
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Moves past the leading bytes that satisfy `predicate` and returns their offsets.
  @discardableResult
  mutating func skip(while predicate: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    var index = start
    while index < bytes.count, predicate(bytes[index]) { index += 1 }
    offset = index
    return start..<index
  }

  /// Moves past blanks and returns their offsets.
  @discardableResult
  mutating func skipBlanks() -> Range<Int> {
    let start = offset
    var index = start
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    offset = index
    return start..<index
  }

  /// Moves to the end of the line and returns the offsets of its rest, without trailing blanks.
  mutating func skipToLineEnd() -> Range<Int> {
    let start = offset
    offset = bytes.newline(from: start)
    var end = offset
    while end > start, bytes[end - 1].isBlank || bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  /// Moves past the end of the line.
  mutating func skipLine() {
    offset = Swift.min(bytes.newline(from: offset) + 1, bytes.count)
  }

  /// Moves past the line end that the cursor stands at.
  mutating func skipLineEnd() {
    skip(.carriageReturn)
    skip(.newline)
  }

  /// Moves to the start of the next line that is not indented.
  mutating func skipIndentedLines() {
    while let byte = next, byte.isBlank { skipLine() }
  }

  /// Moves past the mark that some editors put first in a file of UTF-8.
  mutating func skipByteOrderMark() {
    if starts(with: "\u{FEFF}") { offset += 3 }
  }

  /// Whether the unread bytes start with `word`.
  func starts(with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    for index in 0..<length where bytes[offset + index] != word.byte(index) { return false }
    return true
  }

  /// The text between two offsets; bytes that are not UTF-8 are replaced.
  func text(_ range: Range<Int>) -> String { bytes.text(range) }
}

extension StaticString {
  /// The byte at an index of UTF-8.
  ///
  /// - Precondition: `0 <= index < utf8CodeUnitCount`.
  func byte(_ index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: utf8CodeUnitCount))
    return unsafe utf8Start[index]
  }
}

extension Span<UInt8> {
  /// The text between two offsets; bytes that are not UTF-8 are replaced.
  func text(_ range: Range<Int>) -> String {
    let part = extracting(range)
    return unsafe part.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the bytes between two offsets are those of `word`.
  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where self[range.lowerBound + index] != word.byte(index) {
      return false
    }
    return true
  }
}
