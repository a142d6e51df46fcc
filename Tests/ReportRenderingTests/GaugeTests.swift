import LedgerModel
import Testing

@testable import ReportRendering

struct GaugeTests {
  @Test(arguments: [
    (Ratio(1), "████"), (Ratio(1, 2), "██"), (Ratio(1, 32), "▏"), (Ratio(1, 9999), "▏"),
    (Ratio(0), ""), (Ratio(-1), ""), (Ratio(7), "████"), (Ratio(31, 32), "███▉"),
  ])
  func `a bar is drawn to an eighth of a column`(_ share: Ratio, _ bar: String) {
    #expect(Gauge.bar(share, width: 4) == bar)
  }

  @Test(arguments: [
    (Ratio(0), "░░░░"), (Ratio(1, 99), "█░░░"), (Ratio(1, 2), "██░░"), (Ratio(98, 99), "███░"),
    (Ratio(1), "████"), (Ratio(2), "████"), (Ratio(-3), "░░░░"),
  ])
  func `a track is full only when all is there`(_ share: Ratio, _ track: String) {
    #expect(Gauge.track(share, width: 4) == track)
  }
}
