import LedgerModel
import Testing

@testable import JournalReading

struct PeriodEveryTests {
  @Test(arguments: [
    PeriodSample("every day", .days(1)), PeriodSample("every week", .weeks(1)),
    PeriodSample("every month", .months(1)), PeriodSample("every quarter", .months(3)),
    PeriodSample("every year", .years(1)), PeriodSample("every 14 days", .days(14)),
    PeriodSample("every 2 weeks", .weeks(2)), PeriodSample("every2weeks", .weeks(2)),
    PeriodSample("every 3 months", .months(3)), PeriodSample("every 2 quarters", .months(6)),
    PeriodSample("Every 2 Years", .years(2)), PeriodSample("every 1 month", .months(1)),
    PeriodSample("every month from 2021/01/01", .months(1), "2021-01-01"),
  ])
  func `every counts units, in Ledger too`(_ sample: PeriodSample) throws {
    for rules in [PeriodParser.Rules.hledger, .ledger, .directive] {
      #expect(try PeriodSample.parser(rules).parse(sample.text) == sample.recurrence)
    }
  }

  @Test(arguments: [
    PeriodSample("every weekday", .weekdays([1, 2, 3, 4, 5])),
    PeriodSample("every weekendday", .weekdays([6, 7])),
    PeriodSample("every monday", .weekdays([1])),
    PeriodSample("every Fri,mon", .weekdays([1, 5])),
    PeriodSample("every tuesday, sat from 2024-01-01", .weekdays([2, 6]), "2024-01-01"),
    PeriodSample("every 3rd day of week", .weekdays([3])),
    PeriodSample("every 15th day", .dayOfMonth(15)),
    PeriodSample("every 31st day of month", .dayOfMonth(31)),
    PeriodSample("every 2nd thursday", .weekdayOfMonth(ordinal: 2, weekday: 4)),
    PeriodSample(
      "every 1st mon of month in 2024", .weekdayOfMonth(ordinal: 1, weekday: 1),
      "2024-01-01", "2025-01-01"),
    PeriodSample("every 11/05", .dayOfYear(month: 11, day: 5)),
    PeriodSample("every 4-15 of year", .dayOfYear(month: 4, day: 15)),
    PeriodSample("every nov 5th", .dayOfYear(month: 11, day: 5)),
    PeriodSample("every 29th February of year", .dayOfYear(month: 2, day: 29)),
  ])
  func `every has days in hledger, and Ledger does not know them`(_ sample: PeriodSample) throws {
    #expect(try PeriodSample.parser(.hledger).parse(sample.text) == sample.recurrence)
    #expect(try PeriodSample.parser(.directive).parse(sample.text) == sample.recurrence)
    #expect(throws: PeriodMistake.self) { try PeriodSample.parser(.ledger).parse(sample.text) }
  }

  @Test(arguments: [
    BadPeriod("every", "", "after 'every'"),
    BadPeriod("every other week", "other", "after 'every'"),
    BadPeriod("every first day", "first", "after 'every'"),
    BadPeriod("every 0 days", "0", "1 to 9999"),
    BadPeriod("every 10000 days", "10000", "1 to 9999"),
    BadPeriod("every 99999999999999999999 days", "99999999999999999999", "1 to 9999"),
    BadPeriod("every 2", "", "'weeks'"),
    BadPeriod("every 2 moons", "moons", "'weeks'"),
    BadPeriod("every days", "days", "after 'every'"),
    BadPeriod("every 2nd", "", "'day', a weekday or a month"),
    BadPeriod("every 2nd weekday", "weekday", "'day', a weekday or a month"),
    BadPeriod("every 32nd day", "32nd", "1st to 31st"),
    BadPeriod("every 8th day of week", "8th", "1 to 7"),
    BadPeriod("every 6th friday", "6th", "1 to 5"),
    BadPeriod("every 2nd day of year", "year", "'week' or 'month' after 'of'"),
    BadPeriod("every 2nd friday of", "", "'month' after 'of'"),
    BadPeriod("every monday,", "", "a weekday after the comma"),
    BadPeriod("every nov 5", "5", "'15th'"),
    BadPeriod("every nov", "", "'15th'"),
    BadPeriod("every 30th february", "30th", "the calendar has"),
    BadPeriod("every 13/01", "13/01", "the calendar has"),
  ])
  func `a bad step is told with its bytes`(_ bad: BadPeriod) throws {
    let mistake = try #require(bad.mistake(.hledger))
    #expect(mistake.found == bad.found)
    #expect(mistake.message.contains(bad.told))
  }
}
