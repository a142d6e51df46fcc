internal import LedgerModel

/// A moment of a time clock, to the second.
struct ClockTime: Comparable {
  var day: Day
  /// The seconds since midnight.
  var second: Int

  static func < (left: ClockTime, right: ClockTime) -> Bool {
    (left.day, left.second) < (right.day, right.second)
  }

  /// The number of seconds from this moment to another.
  func seconds(until other: ClockTime) -> Int {
    day.days(until: other.day) * 86_400 + other.second - second
  }
}
