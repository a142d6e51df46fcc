import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct DetectionThresholdsTests {
  @Test(arguments: DetectionThresholds.cadences)
  func `gaps are the nominal period and 15 percent, 3 days at least and 14 at most`(
    _ cadence: DetectionThresholds.Cadence
  ) throws {
    let days = try #require(Recurrence(cadence.interval).meanDays)
    let tolerance = min(Ratio(14), max(Ratio(3), days * Ratio(3, 20)))
    #expect(Ratio(cadence.gaps.upperBound) <= days + tolerance)
    #expect(Ratio(cadence.gaps.lowerBound) >= days - tolerance)
    #expect(cadence.lookback >= Int(cadence.gaps.upperBound) * (cadence.minimum - 1))
  }

  @Test func `the shortest period stands first`() {
    let gaps = DetectionThresholds.cadences.map(\.gaps.upperBound)
    #expect(gaps == gaps.sorted())
  }
}
