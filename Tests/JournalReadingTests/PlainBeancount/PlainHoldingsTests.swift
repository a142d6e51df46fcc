import Testing

@testable import JournalReading

@Suite struct PlainHoldingsTests {
  @Test func `a currency that is left out is that of what plain transactions brought`() {
    let sample = ReadingSample.beancount(
      """
      2026-01-01 * "in"
        Assets:A  5.00 USD
        Equity:E
      2026-01-02 * "out"
        Assets:A  -5.00
        Equity:F

      """)
    #expect(sample.errors == [])
    #expect(sample.balance("Equity:F") == ["5 USD"])
  }

  @Test func `units without a cost are no lot, and yet are reduced`() {
    let sample = ReadingSample.beancount(
      """
      2026-01-01 * "short"
        Assets:A  -5 VTI
        Equity:E
      2026-01-02 * "buy"
        Assets:A  5 VTI {1.00 USD}
        Equity:F

      """)
    #expect(sample.errors == ["lot-missing"])
  }

  @Test func `a transaction with which a sum has too many digits is left out`() {
    let sample = ReadingSample.beancount(
      """
      2026-01-01 * "fine"
        Assets:A  0.000000000000000000000000000001 USD
        Equity:E
      2026-01-02 * "long"
        Assets:A  999999999999.00 USD
        Equity:F

      """)
    #expect(sample.errors == ["amount-too-long"])
    #expect(sample.errorLines == [4])
    #expect(sample.balance("Equity:F") == [])
  }
}
