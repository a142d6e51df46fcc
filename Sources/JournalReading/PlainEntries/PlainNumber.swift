/// A number of the plain form, before its commodity says what a lone mark means.
struct PlainNumber {
  /// The number without its marks, below 10^18.
  var units: Int64
  /// The digits after the last mark.
  var decimals: UInt8
  /// The only mark, if it could stand before decimals or between groups, else 0.
  var openMark: UInt8
  /// Whether marks stand between groups of three digits, of which the first starts with no zero; or
  /// there are none.
  var hasUsualGroups: Bool
}

// plain-number = digits [ mark digits ] | digits { mark digits } [ mark2 digits ]
// mark         = "." | ","              ; the same throughout; mark2 is the other one

extension Span<UInt8> {
  /// Reads a number of at most 18 characters, or gives up with `nil` on any other.
  ///
  /// - Parameter offset: Where its first digit stands; it is moved past the number.
  /// - Returns: The number as its text shows it.
  @inline(__always)
  func plainNumber(_ offset: inout Int) -> PlainNumber? {
    shortNumber(&offset) ?? longNumber(&offset)
  }

  /// Reads a number with at most one mark and seven digits on either side of it.
  @inline(__always)
  private func shortNumber(_ offset: inout Int) -> PlainNumber? {
    guard hasEightBytes(at: offset) else { return nil }
    let digits = EightDigits(eightBytes(at: offset))
    guard digits.count > 0, digits.count < 8 else { return nil }
    let end = offset &+ digits.count
    let mark = byteOrZero(at: end)
    guard mark == .point || mark == .comma else {
      if continuesNumber(at: end) { return nil }
      offset = end
      return PlainNumber(
        units: Int64(truncatingIfNeeded: digits.number), decimals: 0, openMark: 0,
        hasUsualGroups: true)
    }
    guard hasEightBytes(at: end &+ 1) else { return nil }
    let others = EightDigits(eightBytes(at: end &+ 1))
    guard others.count > 0, others.count < 8 else { return nil }
    let last = end &+ 1 &+ others.count
    let next = byteOrZero(at: last)
    if next == .point || next == .comma || continuesNumber(at: last) { return nil }
    offset = last
    return PlainNumber(
      units: Int64(truncatingIfNeeded: digits.number &* others.power &+ others.number),
      decimals: UInt8(truncatingIfNeeded: others.count), openMark: mark, hasUsualGroups: true)
  }

  @inline(never)
  private func longNumber(_ offset: inout Int) -> PlainNumber? {
    var units: UInt64 = 0
    var (mark, isOpen, isDecided) = (UInt8(0), false, false)
    var hasUsualGroups = true
    var (index, groupStart) = (offset, offset)
    while index < count {
      let byte = self[index]
      if byte.isDigit {
        units = units &* 10 &+ UInt64(byte.digitValue)
      } else if byte == .point || byte == .comma {
        guard index > groupStart, !isDecided else { return nil }
        (isOpen, isDecided) = (mark == 0, mark != 0 && mark != byte)
        if mark == 0 {
          mark = byte
        } else if index - groupStart != 3 || self[offset] == .zero {
          hasUsualGroups = false
        }
        groupStart = index + 1
      } else {
        break
      }
      index += 1
    }
    guard index > groupStart, index - offset <= 18, !continuesNumber(at: index) else { return nil }
    offset = index
    let decimals = isOpen || isDecided ? index - groupStart : 0
    return PlainNumber(
      units: Int64(truncatingIfNeeded: units), decimals: UInt8(truncatingIfNeeded: decimals),
      openMark: isOpen ? mark : 0,
      hasUsualGroups: hasUsualGroups && (isOpen || isDecided || mark == 0))
  }

  /// Whether the byte after digits may belong to their number: a group mark or an exponent.
  @inline(__always)
  private func continuesNumber(at index: Int) -> Bool {
    let byte = byteOrZero(at: index)
    if byte == .newline || byte == .carriageReturn || byte == .semicolon { return false }
    if byte == .space { return byteOrZero(at: index + 1).isDigit }
    if byte >= 0x80 { return mayStartWideBlank(at: index) }
    if byte | 0x20 == UInt8(ascii: "e") {
      let next = byteOrZero(at: index + 1)
      return next.isDigit || next.isSign
    }
    return byte == 0 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "_")
  }
}
