import Testing

@testable import JournalReading

@Suite struct BeancountLoadDrainedTests {
  @Test func `check_closing claims that a closing posting leaves nothing`() {
    func errors(_ sold: Int) -> [String] {
      ReadingSample.beancount(
        """
        plugin "beancount.plugins.check_closing"
        2024-01-01 * "buy"
          Assets:A  10 AAA {5 USD}
          Assets:B
        2024-01-02 * "sell"
          Assets:A  -\(sold) AAA {5 USD}
            closing: TRUE
          Assets:B
        """
      ).errors
    }
    #expect(errors(10) == [])
    #expect(errors(9) == ["assertion-failed"])
  }

  @Test func `check_drained claims that an account is empty when it is closed`() {
    func errors(_ amount: String) -> [String] {
      ReadingSample.beancount(
        """
        plugin "beancount.plugins.check_drained"
        2024-01-01 open Assets:A USD
        2024-01-02 * "x"
          Assets:A  \(amount) USD
          Income:B
        2024-01-03 close Assets:A
        2024-01-03 close Income:B
        """
      ).errors
    }
    #expect(errors("0") == [])
    #expect(errors("1") == ["assertion-failed"])
  }
}
