import Testing

@testable import TallyBatchCLI

@Suite struct IntGroupingTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `thousands stand apart`(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2000, "2,000 files")])
  func `one is counted in the singular`(_ number: Int, _ text: String) {
    #expect(number.counted("file", "files") == text)
  }
}
