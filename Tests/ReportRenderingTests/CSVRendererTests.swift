import LedgerCore
import LedgerModel
import ReportRendering
import TallyTestSupport
import Testing

struct CSVRendererTests {
  @Test func `a household with everything`() throws {
    try Golden("household.csv").expect(CSVRenderer().render(SampleReports.rich))
  }

  @Test(arguments: SampleReports.nastyNames, SampleReports.hugeAmounts)
  func `every row reads back with five cells`(_ name: String, _ amount: Quantity) {
    let rows = CSVReader.rows(CSVRenderer().render(SampleReports.nasty(name, amount)))
    #expect(rows.first == ["section", "item", "measure", "value", "unit"])
    #expect(rows.allSatisfy { $0.count == 5 })
    let value = rows.first { $0[0] == "netWorth" && $0[2] == "value" }?[3]
    #expect(value == (amount.isZero ? "0" : amount.text(minimumScale: 2)))
  }

  @Test(arguments: SampleReports.nastyNames)
  func `a name reads back, and is no formula`(_ name: String) throws {
    let rows = CSVReader.rows(CSVRenderer().render(SampleReports.nasty(name, .zero)))
    let title = try #require(rows.first { $0[2] == "title" }?[3])
    #expect(title == name || title == "'" + name)
    for cells in rows {
      let texts = [cells[1], cells[4]] + (cells[4] == "text" ? [cells[3]] : [])
      #expect(texts.allSatisfy { $0.first.map("=+-@\t\r\n".contains) != true })
    }
  }

  @Test func `no figure stands twice`() {
    let rows = CSVReader.rows(CSVRenderer().render(SampleReports.rich))
    let lists: Set = ["lowPointEvent", "item", "unpriced", "newCategory", "stopped"]
    let keys = rows.filter { !lists.contains($0[2]) }.map { $0.prefix(3).joined(separator: "\n") }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `numbers are exact`() {
    let rows = CSVReader.rows(CSVRenderer().render(SampleReports.rich))
    let rate = rows.first { $0[0] == "headline" && $0[1] == "savingsRate" && $0[2] == "value" }
    #expect(rate == ["headline", "savingsRate", "value", "0.220903724968", "ratio"])
  }

  @Test func `what is not available is empty`() {
    let rows = CSVReader.rows(CSVRenderer().render(SampleReports.empty))
    let runway = rows.first { $0[0] == "headline" && $0[1] == "runwayMonths" && $0[2] == "value" }
    #expect(runway == ["headline", "runwayMonths", "value", "", "months"])
    #expect(rows.first { $0[0] == "netWorth" && $0[2] == "value" }?[3] == "")
  }
}
