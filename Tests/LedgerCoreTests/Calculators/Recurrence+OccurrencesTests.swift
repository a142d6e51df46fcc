import LedgerModel
import TallyTestSupport
import Testing

@Suite struct RecurrenceOccurrencesTests {
  struct Inputs: Decodable, Sendable {
    let anchor: GoldenDay
    let unit: String
    let every: Int
    let daysOfMonth: [Int]?
    let count: Int?
    let asOf: GoldenDay?
    let horizonDays: Int?
  }

  @Test(arguments: try GoldenFile.cases("cadence", Inputs.self, [GoldenDay].self))
  func `a period has the expected days`(_ golden: GoldenCase<Inputs, [GoldenDay]>) throws {
    let inputs = golden.inputs
    let recurrence = try GoldenCadence(
      unit: inputs.unit, every: inputs.every, daysOfMonth: inputs.daysOfMonth
    ).recurrence(from: inputs.anchor.day)
    let expected = golden.expected.map(\.day)
    if let asOf = inputs.asOf?.day, let horizon = inputs.horizonDays {
      #expect(recurrence.occurrences(in: asOf...asOf.adding(days: horizon)) == expected)
      return
    }
    let first = inputs.anchor.day
    let last = try #require(expected.last)
    #expect(recurrence.occurrences(in: first.adding(days: -900)...last) == expected)
    let stepped = sequence(first: first, next: recurrence.nextOccurrence(after:))
    #expect(Array(stepped.prefix(try #require(inputs.count))) == expected)
  }

  @Test(arguments: [
    Window(.months(1), days: ["2026-11-01", "2026-12-01"]),
    Window(
      .weeks(1), days: ["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30"]),
    Window(.months(3), days: []),
    Window(.months(2), days: ["2026-11-01"]),
    Window(.years(1), days: []),
    Window(.dayOfMonth(31), days: ["2026-11-30"]),
    Window(.semimonthly(15, 31), days: ["2026-11-15", "2026-11-30"]),
    Window(.semimonthly(30, 31), days: ["2026-11-30"]),
    Window(
      .weekdays([6, 7]),
      days: [
        "2026-11-01", "2026-11-07", "2026-11-08", "2026-11-14",
        "2026-11-15", "2026-11-21", "2026-11-22", "2026-11-28", "2026-11-29",
      ]),
    Window(.weekdayOfMonth(ordinal: 2, weekday: 4), days: ["2026-11-12"]),
    Window(.weekdayOfMonth(ordinal: 5, weekday: 4), days: []),
    Window(.weekdayOfMonth(ordinal: 5, weekday: 1), days: ["2026-11-30"]),
    Window(.dayOfYear(month: 11, day: 20), days: ["2026-11-20"]),
    Window(.dayOfYear(month: 13, day: 20), days: []),
    Window(.once, days: []),
    Window(.once, from: "2026-11-05", days: ["2026-11-05"]),
    Window(.once, from: "2026-10-31", days: []),
    Window(.months(1), from: "2026-11-15", days: ["2026-11-15"]),
    Window(.months(1), from: "2026-10-01", end: "2026-11-01", days: []),
    Window(.months(1), from: "2026-10-01", end: "2026-11-02", days: ["2026-11-01"]),
    Window(.dayOfMonth(10), from: "2026-11-11", days: []),
    Window(.years(3000), from: "2026-11-03", days: ["2026-11-03"]),
    Window(.years(Int.max), from: "2026-11-03", days: ["2026-11-03"]),
    Window(.days(Int.max), from: "2026-11-03", days: ["2026-11-03"]),
  ])
  func `every kind of interval is found in a window`(_ window: Window) throws {
    let range = try day("2026-11-01")...day("2026-12-01")
    let days = try window.recurrence().occurrences(in: range)
    let inNovember = try days.filter { try $0 < day("2026-12-01") || window.days.contains("\($0)") }
    #expect(inNovember.map(\.description) == window.days)
  }

  struct Window: Sendable, CustomTestStringConvertible {
    let interval: Recurrence.Interval
    let start: String?
    let end: String?
    let days: [String]

    init(
      _ interval: Recurrence.Interval, from start: String? = nil, end: String? = nil,
      days: [String]
    ) {
      (self.interval, self.start, self.end, self.days) = (interval, start, end, days)
    }

    var testDescription: String { "\(interval) from \(start ?? "-") to \(end ?? "-")" }

    func recurrence() throws -> Recurrence {
      Recurrence(interval, start: try start.map(day), end: try end.map(day))
    }
  }

  @Test func `a leap day is on the 28th in common years`() throws {
    let leapDay = Recurrence(.dayOfYear(month: 2, day: 29))
    #expect(
      leapDay.occurrences(in: try day("2097-01-01")...day("2104-12-31")).map(\.description) == [
        "2097-02-28", "2098-02-28", "2099-02-28", "2100-02-28", "2101-02-28", "2102-02-28",
        "2103-02-28", "2104-02-29",
      ])
  }

  @Test(arguments: Recurrence.samples)
  func `next and last agree with the days of a range`(_ recurrence: Recurrence) throws {
    let range = try day("2023-12-01")...day("2026-03-31")
    let all = recurrence.occurrences(in: range)
    #expect(all == all.sorted() && Set(all).count == all.count)
    for current in stride(from: 0, to: 700, by: 1).map(range.lowerBound.adding(days:)) {
      let next = all.first { $0 > current }
      if next != nil { #expect(recurrence.nextOccurrence(after: current) == next) }
      let last = all.last { $0 <= current }
      if last != nil { #expect(recurrence.lastOccurrence(onOrBefore: current) == last) }
      #expect(recurrence.occurrences(in: current...current).isEmpty == !all.contains(current))
    }
  }

  @Test(arguments: Recurrence.samples)
  func `no range and no day is a trap or a loop`(_ recurrence: Recurrence) {
    let ends = [Int32.min, -800_000, -719_528, 0, 2_932_896, 36_000_000, .max - 1, .max]
    for end in ends.map(Day.init(ordinal:)) {
      #expect(recurrence.occurrences(in: end...end.adding(days: 40)).count <= 41)
      _ = recurrence.nextOccurrence(after: end)
      _ = recurrence.lastOccurrence(onOrBefore: end)
      _ = recurrence.period(containing: end)
    }
  }
}

extension Recurrence {
  /// One of each kind of interval, with and without a first day.
  static var samples: [Recurrence] {
    let intervals: [Interval] = [
      .days(1), .days(10), .weeks(1), .weeks(2), .months(1), .months(5), .years(1), .years(4),
      .semimonthly(15, 31), .weekdays([2, 5]), .weekdays([]), .dayOfMonth(31),
      .weekdayOfMonth(ordinal: 1, weekday: 7), .weekdayOfMonth(ordinal: 5, weekday: 3),
      .weekdayOfMonth(ordinal: 9, weekday: 3), .dayOfYear(month: 2, day: 29), .once,
    ]
    let start = Day("2024-01-31")
    return intervals.flatMap {
      [
        Recurrence($0), Recurrence($0, start: start),
        Recurrence($0, start: start, end: Day("2025-05-31")),
      ]
    }
  }
}
