import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct CadenceFitTests {
  private func fit(
    _ days: [String], _ interval: Recurrence.Interval, allowsHoles: Bool = false
  ) throws -> CadenceFit? {
    let cadence = try #require(DetectionThresholds.cadences.first { $0.interval == interval })
    return CadenceFit(try days.map(day), cadence, allowsHoles: allowsHoles)
  }

  @Test func `charges are near an occurrence of the anchored period`() throws {
    let fit = try #require(try fit(["2026-01-04", "2026-02-01", "2026-03-01"], .months(1)))
    #expect(fit.recurrence.start == Day("2026-01-01"))
  }

  @Test(arguments: [("2026-03-06", true), ("2026-03-07", false)])
  func `a charge is at most the guard off`(_ last: String, _ fits: Bool) throws {
    let days = ["2025-12-01", "2026-01-01", "2026-02-01", last]
    #expect(try (fit(days, .months(1)) != nil) == fits)
  }

  @Test func `two charges never share an occurrence`() throws {
    #expect(try fit(["2026-01-01", "2026-02-01", "2026-02-02"], .months(1)) == nil)
  }

  @Test(arguments: [("2026-04-27", true), ("2026-04-28", false)])
  func `a series runs until its next charge is late`(_ day: String, _ runs: Bool) throws {
    let fit = try #require(try fit(["2026-01-06", "2026-02-06", "2026-03-06"], .months(1)))
    #expect(fit.runs(on: try LedgerCoreTests.day(day)) == runs)
  }
}
