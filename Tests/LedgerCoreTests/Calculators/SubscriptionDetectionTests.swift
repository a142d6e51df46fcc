import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct SubscriptionDetectionTests {
  /// Charges such as `2026-01-15 9.99`, one an entry.
  private func charges(_ lines: [String]) throws -> [SubscriptionDetection.Charge] {
    try lines.enumerated().map { index, line in
      let parts = line.split(separator: " ").map(String.init)
      return .init(day: try day(parts[0]), amount: try number(parts[1]), entry: Int32(index))
    }
  }

  /// The series found, such as `monthly from 2026-01-15: 9.99, 11.99 since 2026-04-15`.
  private func series(
    _ lines: [String], asOf: String = "2026-06-30", hasOccasions: Bool = false
  ) throws -> [String] {
    try SubscriptionDetection.series(
      in: charges(lines), asOf: day(asOf), hasOccasions: hasOccasions
    ).map { series in
      let prices = series.prices.enumerated().map { index, price in
        index == 0 ? "\(price.amount)" : "\(price.amount) since \(price.day)"
      }
      let start = try #require(series.recurrence.start)
      return "\(series.recurrence) from \(start): \(prices.joined(separator: ", "))"
    }
  }

  /// The same amount on days of some months.
  private func monthly(_ days: String..., amount: String = "10") -> [String] {
    days.map { "2026-\($0) \(amount)" }
  }

  @Test(
    arguments: [
      (["2026-03-15", "2026-04-15", "2026-05-15"], "monthly from 2026-03-15"),
      (["2026-04-30", "2026-05-31", "2026-06-30"], "monthly from 2026-03-31"),
      (["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"], "monthly from 2026-01-31"),
      (["2026-02-17", "2026-03-15", "2026-04-15", "2026-05-16"], "monthly from 2026-02-15"),
      (["2025-12-05", "2026-03-05", "2026-06-05"], "quarterly from 2025-12-05"),
      (["2025-04-02", "2025-10-02", "2026-04-02"], "every 6 months from 2025-04-02"),
      (["2025-05-10", "2026-05-12"], "yearly from 2025-05-10"),
      (
        ["2026-05-18", "2026-05-25", "2026-06-01", "2026-06-08", "2026-06-15", "2026-06-23"],
        "weekly from 2026-05-18"
      ),
      (
        ["2026-04-10", "2026-04-24", "2026-05-08", "2026-05-22", "2026-06-05", "2026-06-19"],
        "every 2 weeks from 2026-04-10"
      ),
      (
        ["2026-02-06", "2026-03-06", "2026-04-03", "2026-05-01", "2026-05-29", "2026-06-26"],
        "every 4 weeks from 2026-02-06"
      ),
    ])
  func `equal charges have a period`(_ days: [String], _ expected: String) throws {
    #expect(try series(days.map { "\($0) 10" }) == [expected + ": 10"])
  }

  @Test func `a price rise makes no second item`() throws {
    let lines = monthly("01-15", "02-15", "03-15") + monthly("04-15", "05-15", amount: "11.99")
    #expect(try series(lines) == ["monthly from 2026-01-15: 10, 11.99 since 2026-04-15"])
    #expect(try series(Array(lines.dropLast()), asOf: "2026-05-01").count == 1)
  }

  @Test(
    arguments: [
      ["10", "11", "12", "13", "14"], ["10", "10", "31", "31", "31"],
      ["10", "10", "12", "10", "10"],
      ["64.20", "71.15", "58.90", "80.02", "66.10"],
    ])
  func `prices that do not hold are none`(_ amounts: [String]) throws {
    let lines = amounts.enumerated().map { "2026-0\($0.offset + 1)-15 \($0.element)" }
    #expect(try series(lines).isEmpty)
  }

  @Test func `amounts may differ by a little`() throws {
    let amounts = ["80.06", "79.89", "80.12", "80.11", "79.96"]
    let lines = amounts.enumerated().map { "2026-0\($0.offset + 1)-22 \($0.element)" }
    #expect(try series(lines) == ["monthly from 2026-01-22: 79.96"])
  }

  @Test(
    arguments: [
      ["2026-05-01", "2026-05-15"], ["2026-03-01", "2026-03-20", "2026-05-02"],
      ["2026-04-10", "2026-04-15", "2026-05-10"], ["2025-05-10", "2026-06-12"],
      ["2025-07-19", "2026-02-10", "2026-06-27"],
    ])
  func `days that keep to no period are none`(_ days: [String]) throws {
    #expect(try series(days.map { "\($0) 10" }).isEmpty)
  }

  @Test(arguments: [("2026-07-11", 1), ("2026-07-12", 0)])
  func `a series that ended is none`(_ asOf: String, _ count: Int) throws {
    let lines = monthly("03-20", "04-20", "05-20")
    #expect(try series(lines, asOf: asOf).count == count)
  }

  @Test func `refunds, trials and the future do not count`() throws {
    let lines =
      ["2026-01-15 0", "2026-02-15 10", "2026-03-15 10", "2026-03-20 -10"]
      + ["2026-04-15 10", "2026-05-15 10", "2026-07-02 99"]
    #expect(try series(lines) == ["monthly from 2026-02-15: 10"])
  }

  @Test func `two items of one payee are told apart by amount`() throws {
    let lines = (1...6).flatMap { ["2026-0\($0)-03 2.99", "2026-0\($0)-17 9.99"] }
    #expect(
      try series(lines + ["2026-06-20 499"]) == [
        "monthly from 2026-01-03: 2.99", "monthly from 2026-01-17: 9.99",
      ])
  }

  @Test func `a club may pause for the summer`() throws {
    let days = ["10-07", "11-07", "12-07"].map { "2025-\($0) 41" }
    let lines = days + monthly("01-07", "02-07", "05-07", "06-07", amount: "41")
    #expect(try series(lines) == ["monthly from 2025-10-07: 41"])
    #expect(try series(Array(lines.suffix(5))).isEmpty)
  }

  @Test func `a pass that is bought when the old one ran out is a series on its latest days`()
    throws
  {
    let days = ["11-14", "12-12"].map { "2014-\($0) 120" }
    let later = [
      "01-09", "02-08", "03-08", "04-05", "05-06", "06-03", "06-30", "08-02", "08-31", "10-01",
      "11-03",
    ].map { "2015-\($0) 120" }
    let all = days + later
    #expect(try series(all, asOf: "2015-11-30") == ["monthly from 2015-02-03: 120"])
    let fares = all.enumerated().map { "\($0.element.prefix(10)) \($0.offset % 2 == 0 ? 90 : 120)" }
    #expect(try series(fares, asOf: "2015-11-30").isEmpty)
    let few = ["01-02", "02-04", "03-09", "04-11", "05-14"].map { "2015-\($0) 120" }
    #expect(try series(few, asOf: "2015-05-30").isEmpty)
  }

  @Test func `a yearly price may rise each time, but gifts are bought anew`() throws {
    let lines = ["2024-05-20 1188", "2025-05-20 1246", "2026-05-20 1318"]
    let found = "yearly from 2024-05-20: 1188, 1246 since 2025-05-20, 1318 since 2026-05-20"
    #expect(try series(lines) == [found])
    #expect(try series(lines, hasOccasions: true).isEmpty)
    #expect(try series(Array(lines.dropFirst())).isEmpty)
    #expect(try series(["2024-05-20 100", "2025-05-20 120", "2026-05-20 140"]).isEmpty)
  }

  @Test func `years of charges are one series whatever came before`() throws {
    let old = (1...6).map { "2023-0\($0)-15 \($0 * 7)" }
    let rise = (0..<9).map { month in
      let (year, number) = month < 3 ? (2025, month + 10) : (2026, month - 2)
      return "\(year)-\(number < 10 ? "0" : "")\(number)-15 \(month == 0 ? 60 : 75)"
    }
    #expect(
      try series(old + rise, asOf: "2026-06-30") == [
        "monthly from 2025-10-15: 60, 75 since 2025-11-15"
      ])
  }
}
