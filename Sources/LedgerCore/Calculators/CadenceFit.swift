internal import LedgerModel

/// How the days of charges keep to a period.
struct CadenceFit {
  /// The period from the day on which all charges are near an occurrence.
  let recurrence: Recurrence
  private let last: Day
  private let cadence: DetectionThresholds.Cadence

  /// Holds days against a period, or returns `nil` if they do not keep to it.
  ///
  /// - Parameters:
  ///   - days: Two days or more, ascending.
  ///   - cadence: The period with its tolerances.
  ///   - allowsHoles: Whether some periods may go by uncharged.
  init?(_ days: [Day], _ cadence: DetectionThresholds.Cadence, allowsHoles: Bool) {
    guard let last = days.last, CadenceFit.mayFit(days, cadence, allowsHoles) else { return nil }
    let start = CadenceFit.anchor(days, cadence.interval)
    let recurrence = Recurrence(cadence.interval, start: start)
    let slots = recurrence.occurrences(
      in: start...max(start, last.adding(days: recurrence.guardDays)))
    var taken: [Int] = []
    for day in days {
      guard let slot = CadenceFit.nearest(day, slots),
        abs(slots[slot].days(until: day)) <= recurrence.guardDays,
        taken.last.map({ $0 < slot }) ?? true
      else { return nil }
      taken.append(slot)
    }
    for index in days.indices.dropFirst() where taken[index] == taken[index - 1] + 1 {
      guard cadence.gaps.contains(days[index - 1].days(until: days[index])) else { return nil }
    }
    guard CadenceFit.isDense(taken, allowsHoles) else { return nil }
    self.recurrence = recurrence
    self.last = last
    self.cadence = cadence
  }

  /// Whether the gaps and their number could be right, which is seen at once.
  private static func mayFit(
    _ days: [Day], _ cadence: DetectionThresholds.Cadence, _ allowsHoles: Bool
  ) -> Bool {
    guard let first = days.first, let last = days.last, first < last else { return false }
    for (before, after) in zip(days, days.dropFirst()) {
      let gap = before.days(until: after)
      let isKept = cadence.gaps.contains(gap) || allowsHoles && gap > cadence.gaps.upperBound
      if !isKept { return false }
    }
    return true
  }

  /// Whether the next charge is not yet too late on a day.
  func runs(on day: Day) -> Bool {
    guard let next = recurrence.nextOccurrence(after: last.adding(days: recurrence.guardDays))
    else { return false }
    return day <= next.adding(days: cadence.grace)
  }

  /// Whether enough of the periods were charged, the last two without one between.
  private static func isDense(_ taken: [Int], _ allowsHoles: Bool) -> Bool {
    guard let first = taken.first, let last = taken.last else { return false }
    let periods = last - first + 1
    if periods == taken.count { return true }
    return allowsHoles && taken.count >= DetectionThresholds.gappyMinimum
      && DetectionThresholds.isDense(taken.count, of: periods)
      && taken[taken.count - 2] == last - 1
  }

  /// The day near the first charge from which the period comes nearest to the charges.
  ///
  /// It is the first charge moved by the median distance of all from their occurrences. Monthly
  /// charges on last days are anchored on a 31st.
  private static func anchor(_ days: [Day], _ interval: Recurrence.Interval) -> Day {
    let first = days[0]
    if interval == .months(1), days.allSatisfy({ $0 == $0.month.lastDay }) {
      return first.month.lastDay.civil.day == 31 ? first : first.month.previous.lastDay
    }
    let slots = Recurrence(interval, start: first).occurrences(
      in: first...days[days.count - 1].adding(days: 20))
    let distances = days.compactMap { day in
      nearest(day, slots).map { slots[$0].days(until: day) }
    }.sorted()
    return first.adding(days: distances[(distances.count - 1) / 2])
  }

  /// The nearest of ascending days, the earlier of two.
  private static func nearest(_ day: Day, _ slots: [Day]) -> Int? {
    let next = slots.partitioningIndex { day <= $0 }
    let neighbours = [next - 1, next].filter(slots.indices.contains)
    return neighbours.min { abs(slots[$0].days(until: day)) < abs(slots[$1].days(until: day)) }
  }
}
