internal import LedgerModel

/// The plain entry that is being read, and what is remembered from one to the next.
struct PlainEntry {
  var rows: [PostingRow] = []
  var costs: [PlainCost] = []
  var sums = PlainSums()
  /// The row without an amount.
  var missing: Int?
  var commodities = PlainCommodities()
  var months = PlainMonths()

  mutating func start() {
    rows.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
    sums.removeAll()
    missing = nil
  }
}

/// What a row of a plain entry costs.
struct PlainCost {
  var row: Int
  /// The cost of the whole row, with its sign.
  var total: PlainAmount
  /// The price of one unit, if that is what was written.
  var unit: PlainAmount?
}

/// The month of the last date: most entries share it with the one before.
struct PlainMonths {
  /// The bytes of `2026-01-`.
  private var text: UInt64 = 0
  /// The day before the first.
  private var start: Int32 = 0
  private var length: UInt8 = 0

  /// Reads a date of the form `2026-01-31` with three equal separators, or gives up with `nil`.
  @inline(__always)
  mutating func day(_ bytes: Span<UInt8>, at offset: Int) -> Day? {
    guard offset + 11 <= bytes.count else { return nil }
    let text = bytes.eightBytes(at: offset)
    guard text == self.text || learn(text) else { return nil }
    let (tens, ones) = (bytes[offset + 8], bytes[offset + 9])
    guard tens.isDigit, ones.isDigit else { return nil }
    let day = tens.digitValue &* 10 &+ ones.digitValue
    guard day > 0, day <= length else { return nil }
    return Day(ordinal: start + Int32(day))
  }

  @inline(never)
  private mutating func learn(_ text: UInt64) -> Bool {
    let byte = { (index: UInt64) in UInt8(truncatingIfNeeded: text >> (index * 8)) }
    guard byte(4).isDateSeparator, byte(7) == byte(4) else { return false }
    var digits: [Int] = []
    for index in [0, 1, 2, 3, 5, 6] as [UInt64] {
      guard byte(index).isDigit else { return false }
      digits.append(Int(byte(index).digitValue))
    }
    let year = digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3]
    let month = digits[4] * 10 + digits[5]
    guard let first = Day(year: year, month: month, day: 1) else { return false }
    (self.text, start) = (text, first.ordinal - 1)
    length = UInt8(truncatingIfNeeded: first.month.length)
    return true
  }
}
