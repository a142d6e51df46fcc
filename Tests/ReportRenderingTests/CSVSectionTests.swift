import LedgerModel
import Testing

@testable import ReportRendering

struct CSVSectionTests {
  @Test func `each figure has its unit`() {
    var rows = CSVSection("s", currency: SampleReports.dollars)
    rows.add(amount: SampleReports.number("1.5"), "amount")
    rows.add(amount: .zero, "zero")
    rows.add(average: SampleReports.number("1.5"), "average")
    rows.add(SampleReports.number("2"), of: "EUR", "held")
    rows.add(ratio: SampleReports.number("0.25"), "ratio")
    rows.add(months: nil, "months")
    rows.add(count: 3, "count")
    rows.add(date: SampleReports.day("2026-11-30"), "date")
    rows.add(month: Month(year: 2026, month: 11), "month")
    rows.add(flag: false, "flag")
    rows.add(text: "t", "text")
    #expect(
      rows.rows.map { "\($0.measure) \($0.value) \($0.unit)" } == [
        "amount 1.50 USD", "zero 0 USD", "average 1.5 USD", "held 2 EUR", "ratio 0.25 ratio",
        "months  months", "count 3 count", "date 2026-11-30 date", "month 2026-11 month",
        "flag false boolean", "text t text",
      ])
  }

  @Test func `rows of another section get a word before their item`() {
    var (rows, other) = (
      CSVSection("s", currency: SampleReports.dollars),
      CSVSection("o", currency: SampleReports.dollars)
    )
    other.item = "Rent"
    other.add(count: 1, "n")
    rows.append(other, prefix: "due")
    #expect(rows.rows.map(\.item) == ["due Rent"])
  }
}
