/// The periods of ``DetectionThresholds`` as sets of bits, looked up by a number of days.
struct CadenceBits: Sendable {
  /// By gap in days: the periods that it keeps to, and those that it exceeds.
  private let kept: [UInt16]
  private let exceeded: [UInt16]
  /// By the age of the last charge in days: the periods that may still run.
  private let running: [UInt16]
  /// The periods of a year.
  let yearly: UInt16
  /// How old the last charge of what still runs can be.
  var longestAge: Int { running.count - 1 }
  /// The age of the oldest charge that has to be looked at: as many as a period needs are younger,
  /// of equal amounts, and of all amounts at least the last two.
  let horizon: Int
  private let shortestLookback: Int

  private static let all = DetectionThresholds.cadences

  init() {
    let all = CadenceBits.all
    precondition(all.count <= 16, "each period has a bit")
    kept = CadenceBits.table(all.map(\.gaps.upperBound)) { $0.gaps.contains($1) }
    exceeded = CadenceBits.table(all.map(\.gaps.upperBound)) { $1 > $0.gaps.upperBound }
    running = CadenceBits.table(all.map(\.longestAge)) { $1 <= $0.longestAge }
    yearly = CadenceBits.set { $0.isYearly }
    horizon = all.map { $0.longestAge + ($0.minimum - 1) * $0.gaps.upperBound }.max() ?? 0
    shortestLookback = all.map(\.lookback).min() ?? 0
  }

  private static func set(
    _ isIn: (DetectionThresholds.Cadence) -> Bool
  ) -> UInt16 {
    all.indices.reduce(0) { isIn(all[$1]) ? $0 | 1 << UInt16($1) : $0 }
  }

  /// By day through the largest limit: the periods for which something holds.
  private static func table(
    _ limits: [Int], _ holds: (DetectionThresholds.Cadence, Int) -> Bool
  ) -> [UInt16] {
    (0...(limits.max() ?? 0)).map { days in set { holds($0, days) } }
  }

  /// The periods that may still run if the last charge has an age.
  func running(age: Int) -> UInt16 { age < running.count ? running[age] : 0 }

  func kept(by gap: Int) -> UInt16 { gap < kept.count ? kept[gap] : 0 }

  func exceeded(by gap: Int) -> UInt16 { gap < exceeded.count ? exceeded[gap] : .max }

  /// The periods for which nothing has to fit so long before the last charge.
  func ended(before days: Int) -> UInt16 {
    days <= shortestLookback ? 0 : CadenceBits.set { days > $0.lookback }
  }

  /// Whether one of some periods needs no more charges than there are.
  func hasEnough(_ periods: UInt16, _ count: Int) -> Bool {
    periods & CadenceBits.set { $0.minimum <= count } != 0
  }
}
