extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    var digits = String(magnitude)
    var groups = ""
    while digits.count > 3 {
      groups = "," + digits.suffix(3) + groups
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + digits + groups
  }

  /// The number with commas between thousands, and what it counts.
  func counted(_ one: String, _ many: String) -> String {
    "\(grouped) \(self == 1 ? one : many)"
  }
}
