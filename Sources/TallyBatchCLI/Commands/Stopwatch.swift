/// Measures the stages of a run for `--timings`.
struct Stopwatch: Sendable {
  private let system: SystemEnvironment
  private let isOn: Bool
  private var last: UInt64
  private var laps: [(stage: String, nanoseconds: UInt64)] = []

  init(_ plan: RunPlan, _ system: SystemEnvironment) {
    self.system = system
    isOn = plan.raw.showsTimings
    last = system.nanoseconds()
  }

  /// Ends a stage.
  mutating func lap(_ stage: String) {
    let now = system.nanoseconds()
    laps.append((stage, now &- last))
    last = now
  }

  /// Writes a line a stage, and their sum.
  func report() {
    if !isOn { return }
    let total = laps.reduce(0) { $0 &+ $1.nanoseconds }
    let lines = (laps + [("total", total)]).map { stage, nanoseconds in
      let text = Stopwatch.milliseconds(nanoseconds)
      return stage.padded(to: 10) + String(repeating: " ", count: max(0, 10 - text.count))
        + text + " ms\n"
    }
    system.complain(Array(lines.joined().utf8))
  }

  /// Milliseconds with one decimal place.
  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    let tenths = (nanoseconds + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// The text with blanks behind it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
