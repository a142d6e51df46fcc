/// A day of generated journals.
struct GeneratedDay {
  var year: Int
  var month: Int
  var day: Int

  /// The days of a month; February has 28, so the leap day is never among them by chance.
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// A later day.
  mutating func advance(by days: Int) {
    day += days
    while day > Self.lengths[month - 1] {
      day -= Self.lengths[month - 1]
      month += 1
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func text(_ mark: String = "-", isPadded: Bool = true) -> String {
    "\(year)\(mark)" + short(mark, isPadded: isPadded)
  }

  /// Month and day only.
  func short(_ mark: String = "-", isPadded: Bool = true) -> String {
    isPadded ? padded(month) + mark + padded(day) : "\(month)\(mark)\(day)"
  }
}
