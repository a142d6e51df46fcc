import LedgerModel
import Testing

@testable import JournalReading

struct PeriodGrammarTests {
  @Test(arguments: [
    PeriodSample("daily", .days(1)), PeriodSample("Weekly", .weeks(1)),
    PeriodSample("BIWEEKLY", .weeks(2)), PeriodSample("fortnightly", .weeks(2)),
    PeriodSample("monthly", .months(1)), PeriodSample("bimonthly", .months(2)),
    PeriodSample("quarterly", .months(3)), PeriodSample("yearly", .years(1)),
    PeriodSample("  monthly  from   2024-03-15 ", .months(1), "2024-03-15"),
    PeriodSample("monthly in 2024", .months(1), "2024-01-01", "2025-01-01"),
    PeriodSample("weekly to 2024-05", .weeks(1), nil, "2024-05-01"),
  ])
  func `hledger and directives share intervals`(_ sample: PeriodSample) throws {
    for rules in [PeriodParser.Rules.hledger, .directive] {
      #expect(try PeriodSample.parser(rules).parse(sample.text) == sample.recurrence)
    }
  }

  @Test(arguments: [
    PeriodSample("semimonthly on 1 and 15", .semimonthly(1, 15)),
    PeriodSample("semimonthly on 31st and 15th", .semimonthly(15, 31)),
    PeriodSample("Semimonthly On 1 And 15 from 2024-01-01", .semimonthly(1, 15), "2024-01-01"),
    PeriodSample("annually", .years(1)), PeriodSample("semiannually", .months(6)),
  ])
  func `directives have intervals of their own`(_ sample: PeriodSample) throws {
    #expect(try PeriodSample.parser(.directive).parse(sample.text) == sample.recurrence)
    #expect(throws: PeriodMistake.self) { try PeriodSample.parser(.hledger).parse(sample.text) }
    #expect(throws: PeriodMistake.self) { try PeriodSample.parser(.ledger).parse(sample.text) }
  }

  @Test(arguments: [
    BadPeriod("", "", "a period such as 'monthly'"),
    BadPeriod("mothly", "mothly", "write 'monthly'"),
    BadPeriod("often", "often", "a period such as 'monthly'"),
    BadPeriod("monthly rent", "rent", "the end of the period"),
    BadPeriod("monthly from 2024-01-01 rent", "rent", "the end of the period"),
    BadPeriod("monthly from", "", "a date"),
    BadPeriod("monthly, rent", ",", "the end of the period"),
    BadPeriod("semimonthly", "", "'on D and D'"),
    BadPeriod("semimonthly on 1", "", "'on D and D'"),
    BadPeriod("semimonthly on 1, 15", ",", "'on D and D'"),
    BadPeriod("semimonthly on 0 and 15", "0", "a day of the month"),
    BadPeriod("semimonthly on 0 and 40", "0", "a day of the month from 1 to 31, found '0'"),
    BadPeriod("semimonthly on 1 and 32", "32", "a day of the month"),
    BadPeriod("semimonthly on 15 and 15", "15", "other than 15"),
    BadPeriod("monthly until 2024-05-01", "until", "'until DATE'"),
    BadPeriod(
      "monthly from 2024-05-01 to 2024-05-01", "monthly from 2024-05-01 to 2024-05-01",
      "later than 2024-05-01"),
  ])
  func `what is no period is told with its bytes`(_ bad: BadPeriod) throws {
    let mistake = try #require(bad.mistake(.directive))
    let bytes = Array(bad.text.utf8)[mistake.range]
    #expect(String(decoding: bytes, as: UTF8.self) == bad.found)
    #expect(mistake.found == bad.found)
    #expect((mistake.message + (mistake.help ?? "")).contains(bad.told))
  }

  @Test func `an empty range is no mistake in a peer's rule`() {
    #expect(BadPeriod("monthly from 2024-05-01 to 2024-01-01", "", "").mistake(.hledger) == nil)
  }

  @Test func `an interval reads back from its own words`() throws {
    let intervals: [Recurrence.Interval] = [
      .days(1), .days(10), .weeks(1), .weeks(2), .months(1), .months(3), .years(1), .years(2),
      .semimonthly(1, 15), .weekdays([1, 2, 3, 4, 5]), .weekdays([6, 7]), .weekdays([2]),
      .weekdays([1, 4]), .dayOfMonth(1), .dayOfMonth(22), .dayOfMonth(13),
      .weekdayOfMonth(ordinal: 3, weekday: 4), .dayOfYear(month: 2, day: 29),
    ]
    for interval in intervals {
      #expect(try PeriodSample.parser(.directive).parse("\(interval)") == Recurrence(interval))
    }
  }

  @Test func `damaged periods are never a crash, and ranges stay inside`() {
    let parts = [
      "every ", "2", "nd ", "weeks ", "day ", "of ", "month ", "from ", "2024", "-", "..", "/",
      "99",
      "999999999999999999999", "q4 ", "last ", "next ", "in ", "to ", "ago ", "ahead ", "tuesday",
      ",", " ", "\t", "ü", "monthly ", "semimonthly on ", "and ", "year ", "10000000000 ",
    ]
    var state: UInt64 = 1
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(state >> 33) % parts.count]
      }
      for rules in [PeriodParser.Rules.hledger, .ledger, .directive] {
        guard let mistake = BadPeriod(text, "", "").mistake(rules) else { continue }
        #expect(mistake.range.upperBound <= text.utf8.count, "\(text)")
      }
    }
  }
}
