/// Measures the stages of a run for `--timings`.
struct Stopwatch: Sendable {
  private let system: SystemEnvironment
  private let isOn: Bool
  private var last: UInt64
  private var laps: [Lap] = []

  private struct Lap {
    var stage: String
    var nanoseconds: UInt64
    var load: Load?
  }

  init(_ plan: RunPlan, _ system: SystemEnvironment) {
    self.system = system
    isOn = plan.raw.showsTimings
    last = system.nanoseconds()
  }

  /// Ends a stage that went through some bytes and entries, if it is told.
  mutating func lap(_ stage: String, _ load: Load? = nil) {
    let now = system.nanoseconds()
    laps.append(Lap(stage: stage, nanoseconds: now &- last, load: load))
    last = now
  }

  /// Writes a line a stage, and their sum.
  func report() {
    if !isOn || laps.isEmpty { return }
    let total = laps.reduce(0) { $0 &+ $1.nanoseconds }
    let lines = (laps + [Lap(stage: "total", nanoseconds: total)]).map { lap in
      let text = Stopwatch.milliseconds(lap.nanoseconds)
      return lap.stage.padded(to: 10) + String(repeating: " ", count: max(0, 10 - text.count))
        + text + " ms" + (lap.load?.text(in: lap.nanoseconds) ?? "") + "\n"
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
