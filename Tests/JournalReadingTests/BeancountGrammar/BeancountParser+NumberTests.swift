import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserNumberTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 / 4", "2.5"), ("-(45.00 * 2)", "-90"),
    ("- -5", "5"), ("+5", "5"), ("1,234.50", "1234.5"), ("5.", "5"), ("2 - 3 - 4", "-5"),
    ("1/3", "0.3333333333333333333333333333"), ("2/3", "0.6666666666666666666666666667"),
    ("100 / 8 / 2", "6.25"), ("1000000 * 1000000", "1000000000000"),
  ])
  func `expressions are computed as Beancount computes them`(_ number: String, _ result: String) {
    let sample = ReadingSample("2024-01-01 price AAA \(number) USD\n", .beancount)
    #expect(sample.read.ledger.prices.map { $0.amount.quantity.text() } == [result])
  }

  @Test(arguments: ["12,34", "1,23.5", "1234,567", ",5", ".5", "1 +", "(1", "1)", "1e5"])
  func `what is no number is a mistake`(_ number: String) {
    let sample = ReadingSample("2024-01-01 price AAA \(number) USD\n", .beancount)
    #expect(sample.errors.count == 1)
  }

  @Test func `a division by zero is a mistake`() {
    let sample = ReadingSample("2024-01-01 price AAA 1 / (2 - 2) USD\n", .beancount)
    #expect(sample.errors == ["division-by-zero"])
  }

  @Test func `very deep parentheses are a mistake`() {
    let open = String(repeating: "(", count: 100_000)
    let sample = ReadingSample("2024-01-01 price AAA \(open)1 USD\n", .beancount)
    #expect(sample.errors == ["text-unexpected"])
  }
}
