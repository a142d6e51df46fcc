import LedgerCore
import LedgerModel
import Testing

@testable import ReportRendering

struct NumberTextTests {
  @Test(arguments: [
    ("0.04625", "4.625 %"), ("0.2499", "24.99 %"), ("0.05", "5.00 %"), ("0.051625", "5.1625 %"),
  ])
  func `a rate has all of its places, two at least`(_ rate: String, _ shown: String) {
    #expect(text.rate(SampleReports.number(rate)) == shown)
  }

  private let text = NumberText(AmountText(SampleReports.dollars))

  @Test(arguments: [
    ("0.220903724968", "22.1 %"), ("0.2205", "22.0 %"), ("0.2215", "22.2 %"), ("-0.034", "-3.4 %"),
    ("12", "1,200.0 %"), ("10000", "over 999,999 %"), ("-123456789", "under -999,999 %"),
    ("99999999999999999999999999999999999999", "over 999,999 %"),
  ])
  func `a fraction is shown as a percentage`(_ fraction: String, _ shown: String) {
    #expect(text.percent(SampleReports.number(fraction)) == shown)
  }

  @Test(arguments: [
    ("0.084", "+8.4 %"), ("-0.12", "-12.0 %"), ("0", "0.0 %"), ("0.0004", "0.0 %"),
    ("-0.0004", "0.0 %"), ("9.9999", "+1,000.0 %"), ("10", "> +999 %"), ("-10", "< -999 %"),
  ])
  func `a change has its sign`(_ delta: String, _ shown: String) {
    #expect(text.percentChange(SampleReports.number(delta)) == shown)
  }

  @Test func `changes of ratios and months are points and months`() {
    #expect(text.points(SampleReports.number("0.016")) == "+1.6 pt")
    #expect(text.points(SampleReports.number("-0.034")) == "-3.4 pt")
    #expect(text.points(SampleReports.number("-11")) == "< -999 pt")
    #expect(text.monthsChange(SampleReports.number("0.21")) == "+0.2 mo")
    #expect(text.monthsChange(SampleReports.number("1000")) == "> +999 mo")
  }

  @Test(arguments: [
    ("3.588377723971", "3.6 months"), ("-0.4", "-0.4 months"), ("120", "120.0 months"),
    ("120.1", "over 10 years"), ("-121", "under -10 years"),
  ])
  func `a runway of years is not counted in months`(_ months: String, _ shown: String) {
    #expect(text.months(SampleReports.number(months)) == shown)
  }

  @Test func `the decimal mark is the journal's`() {
    let euros = NumberText(
      AmountText(SampleReports.currency("EUR", scale: 2, decimal: ",", group: ".")))
    #expect(euros.percent(SampleReports.number("0.221")) == "22,1 %")
    #expect(euros.count(1412) == "1.412")
  }
}
