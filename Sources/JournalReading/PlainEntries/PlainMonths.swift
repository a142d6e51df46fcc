internal import LedgerModel

/// The month of the last date: most entries share it with the one before.
struct PlainMonths {
  /// The bytes of `2026-01-`.
  private var text: UInt64 = 0
  /// The day before the first.
  private var start: Int32 = 0
  private var length: UInt8 = 0
  /// The first year that the language takes.
  private let firstYear: Int

  init(firstYear: Int) { self.firstYear = firstYear }

  /// Reads a date of the form `2026-01-31` with two equal separators, or gives up with `nil`.
  @inline(__always)
  mutating func day(_ bytes: Span<UInt8>, at offset: Int) -> Day? {
    guard bytes.hasEightBytes(at: offset &+ 3) else { return nil }
    let text = bytes.eightBytes(at: offset)
    guard text == self.text || learn(text) else { return nil }
    let (tens, ones) = (bytes.byteOrZero(at: offset &+ 8), bytes.byteOrZero(at: offset &+ 9))
    guard tens.isDigit, ones.isDigit else { return nil }
    let day = tens.digitValue &* 10 &+ ones.digitValue
    guard day > 0, day <= length else { return nil }
    return Day(ordinal: start + Int32(day))
  }

  @inline(never)
  private mutating func learn(_ text: UInt64) -> Bool {
    let byte = { (index: UInt64) in UInt8(truncatingIfNeeded: text >> (index * 8)) }
    guard byte(4).isDateSeparator, byte(7) == byte(4) else { return false }
    var digits: UInt64 = 0
    for index in 0..<7 as Range<UInt64> where index != 4 {
      guard byte(index).isDigit else { return false }
      digits = digits * 10 + UInt64(byte(index).digitValue)
    }
    let (year, month) = (Int(digits / 100), Int(digits % 100))
    guard year >= firstYear, let first = Day(year: year, month: month, day: 1) else {
      return false
    }
    (self.text, start) = (text, first.ordinal - 1)
    length = UInt8(truncatingIfNeeded: first.month.length)
    return true
  }
}
