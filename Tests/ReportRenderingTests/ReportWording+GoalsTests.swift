import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct ReportWordingGoalsTests {
  private let wording = ReportWording(SampleReports.rich)

  @Test func `each goal has a verdict`() {
    #expect(
      SampleReports.goals.map { wording.verdict(on: $0).text } == ["behind", "Aug 2027", "reached"])
    var goal = SampleReports.goals[0]
    goal.isDeadlinePassed = true
    #expect(wording.verdict(on: goal).text == "late")
    goal.projection = nil
    #expect(wording.verdict(on: goal).text == "n/a")
  }

  @Test func `an outlook has what is needed and planned`() {
    #expect(
      wording.outlook(of: SampleReports.goals[0], wording.amounts.number)
        == "needs 433.33 a month, 400.00 planned, 310.25 put aside on average, done Jun 2027, due Jun 2027"
    )
    var late = SampleReports.goals[0]
    late.isDeadlinePassed = true
    #expect(wording.outlook(of: late, wording.amounts.number).hasPrefix("2,600.00 missing, 400.00"))
    #expect(
      wording.outlook(of: SampleReports.goals[2], wording.amounts.number) == "nothing planned")
  }
}
