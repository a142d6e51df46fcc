/// The parts of a date, of which the year may be missing.
struct LedgerDateParts: Equatable {
  var year: Int?
  var month: Int
  var day: Int
}

/// The form of dates that `--input-date-format` gives, in the letters of `strptime`.
///
/// Knows `%d`, `%e`, `%m`, `%y`, `%Y`, `%b`, `%B`, `%F`, `%D` and `%%`. Two digits of a year are of
/// 1969 to 2068.
struct LedgerDateFormat {
  private let format: [Character]

  init(_ format: String) {
    self.format = Array(
      format.replacing("%F", with: "%Y-%m-%d").replacing("%D", with: "%m/%d/%y"))
  }

  /// The parts of a text in this form, or `nil` if it is in another.
  func parts(of text: String) -> LedgerDateParts? {
    var rest = text[...]
    var parts = LedgerDateParts(year: nil, month: 1, day: 1)
    var index = 0
    while index < format.count {
      let character = format[index]
      index += 1
      if character == "%", index < format.count {
        guard take(format[index], from: &rest, into: &parts) else { return nil }
        index += 1
      } else {
        guard rest.first == character else { return nil }
        rest.removeFirst()
      }
    }
    return rest.isEmpty ? parts : nil
  }

  private func take(
    _ letter: Character, from rest: inout Substring, into parts: inout LedgerDateParts
  ) -> Bool {
    switch letter {
    case "d", "e": return take(2, from: &rest).map { parts.day = $0 } != nil
    case "m": return take(2, from: &rest).map { parts.month = $0 } != nil
    case "Y": return take(4, from: &rest).map { parts.year = $0 } != nil
    case "y": return take(2, from: &rest).map { parts.year = $0 + ($0 < 69 ? 2000 : 1900) } != nil
    case "b", "B", "h": return takeMonth(from: &rest).map { parts.month = $0 } != nil
    case "%": return rest.popFirst() == "%"
    default: return false
    }
  }

  /// Takes a number of at most so many digits.
  private func take(_ length: Int, from rest: inout Substring) -> Int? {
    let digits = rest.prefix(length).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    rest.removeFirst(digits.count)
    return number
  }

  /// Takes the English name of a month, or its first three letters.
  private func takeMonth(from rest: inout Substring) -> Int? {
    let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let word = rest.prefix(while: \.isLetter)
    let lower = word.lowercased()
    guard let month = months.firstIndex(where: { $0 == lower || $0.prefix(3) == lower }) else {
      return nil
    }
    rest.removeFirst(word.count)
    return month + 1
  }
}
