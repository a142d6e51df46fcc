import LedgerModel
import Testing

@testable import JournalReading

struct PeriodRangeTests {
  @Test(arguments: [
    PeriodSample("monthly from 2024-01-01 to 2024-04-01", .months(1), "2024-01-01", "2024-04-01"),
    PeriodSample("monthly since 2024-01 until 2024-04", .months(1), "2024-01-01", "2024-04-01"),
    PeriodSample("monthly 2024-01 to 2024-04", .months(1), "2024-01-01", "2024-04-01"),
    PeriodSample("monthly from 2024", .months(1), "2024-01-01"),
    PeriodSample("monthly until 2025", .months(1), nil, "2025-01-01"),
    PeriodSample("in 2024", .once, "2024-01-01", "2025-01-01"),
    PeriodSample("2024-05-01", .once, "2024-05-01", "2024-05-02"),
    PeriodSample("from 2024-05-01", .once, "2024-05-01"),
    PeriodSample("Monthly since 2010/01/01", .months(1), "2010-01-01"),
  ])
  func `a range has a first day and the day after its last`(_ sample: PeriodSample) throws {
    #expect(try PeriodSample.parser(.hledger).parse(sample.text) == sample.recurrence)
    #expect(try PeriodSample.parser(.ledger).parse(sample.text) == sample.recurrence)
  }

  @Test(arguments: [
    PeriodSample("monthly 2024-02..2024-05", .months(1), "2024-02-01", "2024-05-01"),
    PeriodSample("2024-01-01-2024-03-01", .once, "2024-01-01", "2024-03-01"),
    PeriodSample("2024-01-01 - 2024-03-01", .once, "2024-01-01", "2024-03-01"),
    PeriodSample("2023-2024", .once, "2023-01-01", "2024-01-01"),
    PeriodSample("2024..", .once, "2024-01-01"),
    PeriodSample("monthly ..2024-05-01", .months(1), nil, "2024-05-01"),
    PeriodSample("2024.01.31..2024.02.01", .once, "2024-01-31", "2024-02-01"),
  ])
  func `hledger has signs for ranges, and Ledger has not`(_ sample: PeriodSample) throws {
    #expect(try PeriodSample.parser(.hledger).parse(sample.text) == sample.recurrence)
    #expect(throws: PeriodMistake.self) { try PeriodSample.parser(.ledger).parse(sample.text) }
  }

  @Test(arguments: [
    BadPeriod("2024 to", "", "a date"),
    BadPeriod("..2024", "..", "a first day"),
    BadPeriod("to 2024", "to", "a first day"),
    BadPeriod("monthly from x", "x", "a date"),
    BadPeriod("monthly in", "", "a date"),
    BadPeriod("monthly from 2024-01-01to 2025", "2024-01-01to", "a date"),
  ])
  func `a bad range is told with its bytes`(_ bad: BadPeriod) throws {
    let mistake = try #require(bad.mistake(.hledger))
    #expect(mistake.found == bad.found)
    #expect(mistake.message.contains(bad.told))
  }
}
