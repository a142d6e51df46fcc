import LedgerCore
import LedgerModel
import Testing

@testable import ReportRendering

struct AmountTextDisplayTests {
  private static let dollars = AmountText(
    SampleReports.currency("$", scale: 2, isLeft: true, hasSpace: false))

  @Test(arguments: [
    ("3", "+$3.00"), ("-3", "-$3.00"), ("0", "$0.00"), ("0.004", "$0.00"), ("0.006", "+$0.01"),
  ])
  func `only what is shown above zero has a plus`(_ value: String, _ text: String) {
    #expect(Self.dollars.signedAmount(SampleReports.number(value)) == text)
  }

  @Test(arguments: [
    ("999999999.99", "999,999,999.99"),
    ("-999999999.99", "-1,000,000,000"),
    ("12345678901.50", "12,345,678,902"),
    ("123456789012345", "123,456.8 bn"),
    ("-999999999999999", "-1,000,000.0 bn"),
    ("1234567890123456789012345678", "1.2e27"),
    ("99999999999999999999999999999999999999", "10.0e37"),
  ])
  func `an amount that is too long is given shorter`(_ value: String, _ text: String) {
    #expect(Self.dollars.number(SampleReports.number(value), width: 14) == text)
  }

  @Test func `marks are the journal's own`() {
    let euros = AmountText(
      SampleReports.currency("EUR", scale: 2, decimal: ",", group: "."))
    #expect(euros.signedAmount(SampleReports.number("1234567.891")) == "+1.234.567,89 EUR")
    let yen = AmountText(SampleReports.currency("¥", scale: 0, isLeft: true, group: nil))
    #expect(yen.signedAmount(SampleReports.number("-1234567.5")) == "-¥ 1234568")
  }
}
