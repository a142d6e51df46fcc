internal import LedgerModel

/// The periods of ``DetectionThresholds`` as sets of bits, looked up by a number of days.
struct CadenceBits: Sendable {
  /// By gap in days: the periods that it keeps to, and those that it exceeds.
  private let kept: [UInt16]
  private let exceeded: [UInt16]
  /// By the age of the last charge in days: the periods that may still run.
  private let running: [UInt16]
  /// By number of charges: the periods that need no more.
  private let enough: [UInt16]
  /// By period: the most days from one charge to the next.
  private let longestGaps: [Int]
  /// The periods of a year.
  let yearly: UInt16
  /// How old the last charge of what still runs can be.
  let longestAge: Int
  /// How old the charge before the last one can be.
  let horizon: Int
  /// How old the charges can be that equal amounts need, for which years do not count.
  let equalHorizon: Int
  private let shortestLookback: Int

  private static let all = DetectionThresholds.cadences

  init() {
    let all = CadenceBits.all
    precondition(all.count <= 16, "each period has a bit")
    kept = CadenceBits.table(all.map(\.gaps.upperBound)) { $0.gaps.contains($1) }
    exceeded = CadenceBits.table(all.map(\.gaps.upperBound)) { $1 > $0.gaps.upperBound }
    running = CadenceBits.table(all.map(\.longestAge)) { $1 <= $0.longestAge }
    enough = CadenceBits.table(all.map(\.minimum)) { $1 >= $0.minimum }
    longestGaps = all.map { $0.gaps.upperBound }
    yearly = CadenceBits.set { $0.isYearly }
    longestAge = all.map(\.longestAge).max() ?? 0
    horizon = longestAge + (all.map(\.gaps.upperBound).max() ?? 0)
    equalHorizon =
      all.filter { !$0.isYearly }
      .map { $0.longestAge + ($0.minimum - 1) * $0.gaps.upperBound }.max() ?? 0
    shortestLookback = all.map(\.lookback).min() ?? 0
  }

  private static func set(
    _ isIn: (DetectionThresholds.Cadence) -> Bool
  ) -> UInt16 {
    all.indices.reduce(0) { isIn(all[$1]) ? $0 | 1 << UInt16($1) : $0 }
  }

  /// By number through the largest limit: the periods for which something holds.
  private static func table(
    _ limits: [Int], _ holds: (DetectionThresholds.Cadence, Int) -> Bool
  ) -> [UInt16] {
    (0...(limits.max() ?? 0)).map { number in set { holds($0, number) } }
  }

  /// The periods that may still run if the last charge has an age.
  func running(age: Int) -> UInt16 { age < running.count ? running[age] : 0 }

  func kept(by gap: Int) -> UInt16 { gap < kept.count ? kept[gap] : 0 }

  func exceeded(by gap: Int) -> UInt16 { gap < exceeded.count ? exceeded[gap] : .max }

  /// The periods that need no more charges than there are in a span of days.
  ///
  /// From one occurrence to the next are at most as many days as a gap may have, and as many
  /// periods have to be charged as a series with holes charges.
  func enough(_ count: Int, in span: Int) -> UInt16 {
    var enough = enough[min(count, enough.count - 1)]
    let length = max(0, span - 2 * Recurrence.longestGuard)
    var rest = enough
    while rest != 0 {
      let bit = rest & ~(rest - 1)
      let periods = length / longestGaps[bit.trailingZeroBitCount] + 1
      if !DetectionThresholds.isDense(count, of: periods) { enough &= ~bit }
      rest &= ~bit
    }
    return enough
  }

  /// The periods for which nothing has to fit so long before the last charge.
  func ended(before days: Int) -> UInt16 {
    days <= shortestLookback ? 0 : CadenceBits.set { days > $0.lookback }
  }
}
