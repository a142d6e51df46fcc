import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct TerminalRendererTests {
  @Test func `a household with everything`() throws {
    try Golden("household.txt").expect(TerminalRenderer().render(SampleReports.rich))
  }

  @Test func `books without entries`() throws {
    try Golden("empty.txt").expect(TerminalRenderer().render(SampleReports.empty))
  }

  @Test(arguments: SampleReports.nastyNames, SampleReports.hugeAmounts)
  func `no line is wider than 80 columns`(_ name: String, _ amount: Quantity) {
    var report = SampleReports.nasty(name, amount)
    for soFar in [report.soFar, nil] {
      report.soFar = soFar
      for line in TerminalRenderer().render(report).split(separator: "\n") {
        #expect(String(line).displayWidth <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: SampleReports.nastyNames)
  func `no control character reaches the terminal`(_ name: String) {
    let text = TerminalRenderer().render(SampleReports.nasty(name, .zero))
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `colour changes nothing but the codes`() throws {
    let coloured = TerminalRenderer(usesColor: true).render(SampleReports.rich)
    #expect(coloured.contains("\u{1B}[32mSTABLE\u{1B}[0m"))
    let codes = try Regex("\u{1B}\\[[0-9]+m")
    #expect(coloured.replacing(codes, with: "") == TerminalRenderer().render(SampleReports.rich))
  }

  @Test func `amounts of millions stand in their columns`() {
    var report = SampleReports.rich
    report.headline.totalDebt.value = SampleReports.number("-123456789.01")
    report.debt.debts[0].balance = SampleReports.number("123456789.01")
    let text = TerminalRenderer().render(report)
    #expect(text.contains(" -123,456,789.01 ") || text.contains("-123,456,789 "))
    #expect(text.contains(" 123,456,789.01 "))
  }

  @Test func `the worst rating has room for all contributions`() {
    var report = SampleReports.rich
    report.health = KPIReport.Health(
      rating: .strained, score: -7,
      contributions: .init(savingsRate: -2, debtToIncome: -2, runwayMonths: -2, netCashFlow: -1),
      toNext: nil)
    #expect(
      TerminalRenderer().render(report).contains(
        "  STRAINED  -7 of 6  savings rate -2  debt-to-income -2  runway -2  cash flow -1\n"))
  }

  @Test func `a month with nothing to rate says why`() {
    var report = SampleReports.rich
    report.health = nil
    let shown = TerminalRenderer().render(report)
    #expect(shown.contains("  NOT RATED: the books have nothing in November 2026.\n"))
  }

  @Test func `what is said of a part of a month is said of its changes`() {
    var report = SampleReports.rich
    report.isPartial = true
    report.asOf = SampleReports.day("2026-11-15")
    let shown = TerminalRenderer().render(report)
    #expect(
      shown.contains("  Changes compare November 2026 up to the 15th with whole months.\n"))
  }

  @Test func `a month so far says where the books end before it`() {
    var report = SampleReports.rich
    report.booksEnd = SampleReports.day("2026-12-01")
    #expect(TerminalRenderer().render(report).contains("of 31 days, books to 1 Dec: in"))
  }

  @Test func `a warning below is pointed to where nothing needs a look`() {
    var report = SampleReports.rich
    report.attention = []
    report.recurring.overdue = []
    #expect(
      TerminalRenderer().render(report).contains("Nothing needs a look but the warnings below"))
    report.dataQuality = []
    report.snapshots.restated = []
    #expect(!TerminalRenderer().render(report).contains("but the warnings below"))
  }

  @Test func `what was written is said`() {
    let renderer = TerminalRenderer(written: ["reports/2026-11.md", "reports/2026-11.csv"])
    let last = renderer.render(SampleReports.rich).split(separator: "\n").last
    #expect(last == "Wrote reports/2026-11.md, reports/2026-11.csv.")
  }

  @Test func `a file that had the same bytes is unchanged, and then nothing is to be kept`() {
    let renderer = TerminalRenderer(unchanged: ["reports/2026-11.md", "reports/2026-11.csv"])
    let last = renderer.render(SampleReports.rich).split(separator: "\n").last
    #expect(last == "Unchanged: reports/2026-11.md, reports/2026-11.csv.")
  }

  @Test func `it opens with what is missing`() {
    var report = SampleReports.rich
    report.dataQuality = [
      Finding(id: "journal-errors", severity: .warning, text: "Entries are missing.")
    ]
    let lines = TerminalRenderer().render(report).split(separator: "\n")
    #expect(lines[1] == "  ! Entries are missing.")
  }

  @Test func `every warning is shown`() {
    var report = SampleReports.rich
    report.attention = Array(repeating: SampleReports.attention[0], count: 30)
    let text = TerminalRenderer().render(report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  ! Groceries") } == 30)
  }
}
