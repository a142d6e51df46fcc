import Testing

@testable import TallyBatchCLI

@Suite struct BalancesFormatTests {
  @Test(arguments: [([], BalancesFormat.text), (["csv"], .csv), (["json"], .json)])
  func `one format is taken, else text`(_ names: [String], _ format: BalancesFormat) throws {
    #expect(try BalancesFormat(names) == format)
  }

  @Test(arguments: [["md"], ["csv", "csv"]])
  func `another format or two are a mistake`(_ names: [String]) {
    #expect(throws: UsageError.self) { try BalancesFormat(names) }
  }
}
