internal import LedgerModel

// timedot  = { blank-line | comment | day | line }
// day      = [stars] date [blanks text]
// line     = [stars] account [gap (dots | number [unit])] [blanks ";" comment]
// dots     = { "." | " " }                  ; a quarter of an hour each
// unit     = "s" | "m" | "h" | "d" | "w" | "mo" | "y"

extension JournalParser {
  /// Reads a file of days with the hours of accounts below them.
  mutating func parseTimedot(_ bytes: Span<UInt8>) {
    var cursor = ByteCursor(bytes)
    cursor.skipByteOrderMark()
    var day: (day: Day, text: String)?
    while !cursor.isAtEnd {
      do throws(Mistake) {
        try parseTimedotLine(&day, &cursor)
      } catch {
        books.report(error, in: file)
      }
      cursor.skipLine()
    }
  }

  private mutating func parseTimedotLine(
    _ day: inout (day: Day, text: String)?, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    cursor.skip { $0 == .asterisk }
    cursor.skipBlanks()
    if cursor.isAtLineEnd || cursor.next == .semicolon || cursor.next == .hash { return }
    let line = cursor.bytes.line(at: cursor.offset)
    if cursor.isAtDate {
      let date = try readDate(&cursor)
      cursor.skipBlanks()
      day = (date, cursor.text(cursor.skipToLineEnd()))
      return
    }
    guard let day else {
      throw Mistake(
        .dateMalformed, at: line, "no day stands above this line",
        help: "write a line such as 2026-01-31")
    }
    let name = cursor.readAccountName()
    let hours = try readHours(&cursor)
    try bookTime(
      TimeEntry(
        day: day.day, account: account(named: name, cursor.bytes), payee: day.text, hours: hours,
        symbol: "", range: line))
  }

  /// Reads the hours behind an account: dots, or a number with its unit; none are zero.
  private func readHours(_ cursor: inout ByteCursor) throws(Mistake) -> Quantity {
    cursor.skipBlanks()
    let start = cursor.offset
    var hours: Quantity? = .zero
    if cursor.next == .point, cursor.peek(1)?.isDigit != true {
      let dots = cursor.skip { $0 == .point || $0.isBlank }
      let count = dots.count { cursor.bytes[$0] == .point }
      hours = Quantity(units: Int128(count * 25), scale: 2)
    } else if !cursor.isAtLineEnd, cursor.next != .semicolon {
      hours = cursor.readNumberWithUnit()
      cursor.skipBlanks()
    }
    guard let hours, cursor.isAtLineEnd || cursor.next == .semicolon else {
      throw Mistake(
        .amountExpected, at: start..<max(start + 1, cursor.bytes.line(at: start).upperBound),
        "expected a time", help: "write dots, one for a quarter of an hour, or 1.5, 1.5h or 90m")
    }
    return hours
  }
}

extension ByteCursor {
  /// Whether a digit and a separator of dates start the line.
  fileprivate var isAtDate: Bool {
    var distance = 0
    while peek(distance)?.isDigit == true { distance += 1 }
    guard distance > 0, let separator = peek(distance) else { return false }
    return separator.isDateSeparator && peek(distance + 1)?.isDigit == true
  }

  /// Reads a number and its unit as hours, or returns `nil` if there is none.
  fileprivate mutating func readNumberWithUnit() -> Quantity? {
    let number = skip { $0.isDigit || $0 == .point || $0 == .comma || $0 == .minus }
    let digits = String(text(number).map { $0 == "," ? "." : $0 })
    guard let value = Quantity(digits.hasPrefix(".") ? "0" + digits : digits) else { return nil }
    let (factor, divisor): (Int, Int)
    switch text(skip(while: \.isLetter)) {
    case "s": (factor, divisor) = (1, 3600)
    case "m": (factor, divisor) = (1, 60)
    case "h", "": return value
    case "d": (factor, divisor) = (24, 1)
    case "w": (factor, divisor) = (168, 1)
    case "mo": (factor, divisor) = (5040, 1)
    case "y": (factor, divisor) = (61_320, 1)
    default: return nil
    }
    return try? (Ratio(value) * Ratio(factor, divisor)).rounded(toScale: 12).trimmed
  }
}

extension Quantity {
  /// The number without zeros at its end.
  fileprivate var trimmed: Quantity { Quantity(text()) ?? self }
}
