import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct ReportWordingDebtsTests {
  @Test func `a minimum that is a guess is marked`() {
    let lines = SampleReports.rich.debt.debts
    let wording = ReportWording(SampleReports.rich)
    #expect(lines.map(wording.minimum) == ["912.30", "~63.61", ""])
  }

  @Test func `debts are summed up with their rate`() {
    let wording = ReportWording(SampleReports.rich)
    #expect(
      wording.debtTotals(wording.amounts.number)
        == "182,340.10 in all, 412.75 on cards that are paid in full, 4.31 % on average over "
        + "99.8 % of it.")
  }
}
