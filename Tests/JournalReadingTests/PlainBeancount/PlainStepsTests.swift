import Testing

@testable import JournalReading

@Suite struct PlainStepsTests {
  private func errors(_ text: String) -> [String] { ReadingSample.beancount(text).errors }

  @Test(arguments: [("2026-01-02", "5.00"), ("2026-01-03", "7.00"), ("2026-01-01", "0")])
  func `a balance counts the plain transactions of the days before`(_ day: String, _ sum: String) {
    let text =
      "2026-01-02 * \"b\"\n  Assets:A:B  2.00 USD\n  Equity:E\n"
      + "2026-01-01 * \"a\"\n  Assets:A  5.00 USD\n  Equity:E\n"
    #expect(errors(text + "\(day) balance Assets:A \(sum) USD\n") == [])
    #expect(errors(text + "\(day) balance Assets:A 9.00 USD\n") == ["assertion-failed"])
  }

  @Test func `a pad counts the plain transactions before its balance`() {
    let sample = ReadingSample.beancount(
      """
      2026-01-01 pad Assets:A Equity:E
      2026-01-02 * "a"
        Assets:A  5.00 USD
        Equity:F
      2026-01-03 balance Assets:A 12.00 USD

      """)
    #expect(sample.errors == [])
    #expect(sample.balance("Equity:E") == ["-7 USD"])
  }

  @Test func `a currency that its account does not hold is a mistake at its entry`() {
    let sample = ReadingSample.beancount(
      """
      2026-01-01 open Assets:A EUR
      2026-01-02 * "a"
        Assets:A  5.00 EUR
        Equity:F
      2026-01-02 * "b"
        Assets:A  5.00 USD
        Equity:F

      """)
    #expect(sample.errors == ["commodity-not-allowed"])
    #expect(sample.errorLines == [5])
  }
}
