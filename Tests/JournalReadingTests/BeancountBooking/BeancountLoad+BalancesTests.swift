import Diagnostics
import Testing

@testable import JournalReading

@Suite struct BeancountLoadBalancesTests {
  private func errors(_ balance: String, _ options: String = "") -> [String] {
    ReadingSample.beancount(
      """
      \(options)2024-01-01 * "x"
        Assets:Bank      100.00 EUR
        Assets:Bank:Sub   20.00 EUR
        Assets:Bank        5 AAA {2 EUR}
        Equity:Opening
      2024-01-02 \(balance)
      2024-01-02 * "after the check"
        Assets:Bank  1.00 EUR
        Equity:Opening
      """
    ).errors
  }

  @Test(arguments: [
    "Assets:Bank 120.00 EUR", "Assets:Bank 120.01 EUR", "Assets:Bank:Sub 20 EUR",
    "Assets:Bank 5 AAA", "Assets:Bank 0 USD", "Assets:Bank 121 ~ 1 EUR",
  ])
  func `a balance holds at the start of the day, with the accounts below`(_ claim: String) {
    #expect(errors("balance \(claim)") == [])
  }

  @Test(arguments: [
    "Assets:Bank 120.02 EUR", "Assets:Bank 121 EUR", "Assets:Bank 119.9 ~ 0.05 EUR",
    "Assets:Bank 4 AAA",
  ])
  func `a balance that is off is a mistake`(_ claim: String) {
    #expect(errors("balance \(claim)") == ["assertion-failed"])
  }

  @Test func `the tolerance follows the multiplier`() {
    let options = "option \"tolerance_multiplier\" \"2\"\n"
    #expect(errors("balance Assets:Bank 120.04 EUR", options) == [])
  }

  @Test func `the message says what there is and what is missing`() {
    let sample = ReadingSample.beancount(
      "2024-01-01 * \"x\"\n  Assets:A  10 EUR\n  Assets:B\n2024-01-02 balance Assets:A 12 EUR\n")
    let diagnostic = sample.read.diagnostics.first
    #expect(diagnostic?.message == "Assets:A has 10 EUR at the start of the day, not 12 EUR")
    #expect(diagnostic?.children.first?.message == "2 EUR are missing before this day")
  }

  @Test func `a balance names an open account, and a currency that it may hold`() {
    let unknown = ReadingSample("2024-01-02 balance Assets:A 0 EUR\n", .beancount)
    #expect(unknown.errors == ["account-not-open"])
    let currency = ReadingSample(
      "2024-01-01 open Assets:A USD\n2024-01-02 balance Assets:A 0 EUR\n", .beancount)
    #expect(currency.errors == ["commodity-not-allowed"])
  }
}
