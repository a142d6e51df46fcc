import LedgerModel
import Testing

@testable import LedgerCore

struct PriceSeriesTests {
  private func series(_ prices: [(String, Int)]) throws -> PriceSeries {
    var series = PriceSeries()
    for (text, worth) in prices {
      series.append(.init(day: try day(text), worth: Quantity(worth), units: Quantity(1)))
    }
    series.seal()
    return series
  }

  @Test(arguments: [
    ("2024-12-31", nil), ("2025-01-01", 1), ("2025-01-31", 1), ("2025-02-01", 3),
    ("2030-01-01", 4),
  ])
  func `the last price on or before a day counts`(_ text: String, _ worth: Int?) throws {
    let series = try series([
      ("2025-03-01", 4), ("2025-02-01", 2), ("2025-01-01", 1), ("2025-02-01", 3),
    ])
    #expect(series.last(upTo: try day(text))?.worth == worth.map { Quantity($0) })
  }

  @Test func `no prices give no price`() throws {
    #expect(try series([]).last(upTo: try day("2025-01-01")) == nil)
  }
}
