import Diagnostics
import Testing

@testable import JournalReading

@Suite struct BeancountLoadPaddingTests {
  @Test func `a pad brings each currency to the next balance`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 pad Assets:Bank Equity:Opening
      2024-01-02 * "x"
        Assets:Bank  -5 EUR
        Expenses:Food
      2024-01-03 balance Assets:Bank 100.00 EUR
      2024-01-03 balance Assets:Bank 7 USD
      2024-01-04 * "y"
        Assets:Bank  -1 EUR
        Expenses:Food
      2024-01-05 balance Assets:Bank 99.00 EUR
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("Equity:Opening") == ["-105 EUR", "-7 USD"])
    #expect(sample.read.transactions == 4)
  }

  @Test func `a second balance is not padded by the first pad`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 pad Assets:Bank Equity:Opening
      2024-01-03 balance Assets:Bank 100 EUR
      2024-01-05 balance Assets:Bank 99 EUR
      """)
    #expect(sample.errors == ["assertion-failed"])
  }

  @Test func `a pad that nothing needs is a mistake`() {
    let sample = ReadingSample.beancount(
      "2024-01-01 pad Assets:Bank Equity:Opening\n2024-01-03 balance Assets:Bank 0 EUR\n")
    #expect(sample.errors == ["pad-unused"])
    #expect(sample.errorLines == [1])
  }

  @Test func `what is held at a cost is not padded`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 * "x"
        Assets:Bank  5 AAA {2 EUR}
        Equity:Opening
      2024-01-02 pad Assets:Bank Equity:Opening
      2024-01-03 balance Assets:Bank 6 AAA
      """)
    #expect(sample.errors == ["pad-at-cost"])
    #expect(sample.errorLines == [5])
  }
}
