import LedgerModel
import Testing

@testable import ReportRendering

struct SparklineTests {
  @Test(arguments: [
    ("1 2 3 4 5 6 7 8", "▁▂▃▄▅▆▇█"), ("-5 - 5", "▁ █"), ("3 3 3", "▄▄▄"), ("- -", ""), ("- 7", ""),
    ("", ""),
    ("-99999999999999999999999999999999999999 0 99999999999999999999999999999999999999", "▁▅█"),
  ])
  func `bars stand between the least and the greatest value`(_ values: String, _ line: String) {
    #expect(Sparkline.text(values.split(separator: " ").map { Quantity($0) }) == line)
  }
}
