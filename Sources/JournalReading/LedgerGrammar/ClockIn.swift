/// A time clock that runs.
struct ClockIn {
  var time: ClockTime
  var account: String
  var payee: String
  /// The bytes of its line.
  var range: Range<Int>
}
