/// The gaps between some charges, held against all periods while the charges are met from the last
/// one back.
///
/// It asks less than ``SubscriptionDetection`` does, and never refuses what that would take.
struct ChargeGaps {
  private(set) var count: Int32 = 0
  private var last: Int32 = 0
  private var first: Int32 = 0
  /// The periods that all gaps keep to, and those that the gaps near the last charge keep to.
  private var whole: UInt16 = 0
  private var recent: UInt16 = 0
  /// Whether enough charges near the last one keep to a period, whatever comes before.
  private var isSettled = false

  /// Whether an earlier charge can still change anything.
  var isOpen: Bool { whole | recent != 0 }

  /// Meets a charge that is not after those before.
  ///
  /// - Parameters:
  ///   - day: Its day.
  ///   - running: The periods that run if it is the last one.
  ///   - periods: All periods.
  ///   - hasHoles: Whether periods may go by uncharged.
  mutating func add(
    _ day: Int32, running: UInt16, _ periods: CadenceBits, hasHoles: Bool
  ) {
    if count == 0 {
      (last, whole, recent) = (day, running, running)
    } else if isOpen {
      let gap = Int(first - day)
      var kept = periods.kept(by: gap)
      if count == 1 {
        (whole, recent) = (whole & kept, recent & kept)
      } else {
        if hasHoles { kept |= periods.exceeded(by: gap) }
        let over = periods.ended(before: Int(last - day))
        if recent & over != 0 {
          isSettled = recent & over & periods.enough(Int(count), in: Int(last - first)) != 0
        }
        (whole, recent) = isSettled ? (0, 0) : (whole & kept, recent & kept & ~over)
      }
    }
    first = day
    count += 1
  }

  /// Whether the charges may make a series, once all are met.
  func mayRecur(_ periods: CadenceBits) -> Bool {
    isSettled || (whole | recent) & periods.enough(Int(count), in: Int(last - first)) != 0
  }
}
