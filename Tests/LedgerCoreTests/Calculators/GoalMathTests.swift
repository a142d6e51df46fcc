import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct GoalMathTests {
  struct Inputs: Decodable, Sendable {
    let target: GoldenNumber
    let current: GoldenNumber
    let plannedMonthly: GoldenNumber
    let targetDate: GoldenDay?
    let asOf: GoldenDay

    func project() throws -> GoalProjection {
      try GoalMath.project(
        target: target.quantity, current: current.quantity,
        plannedMonthly: plannedMonthly.quantity, targetDay: targetDate?.day, asOf: asOf.day)
    }
  }

  struct Projection: Decodable, Sendable {
    let remaining: GoldenNumber
    let progressFraction: GoldenNumber
    let monthsToTarget: Int?
    let requiredMonthly: GoldenNumber?
    let projectedCompletion: GoldenDay?
    let onTrack: Bool?
  }

  @Test(arguments: try GoldenFile.cases("goal", Inputs.self, Projection.self))
  func `a goal is projected as expected`(_ golden: GoldenCase<Inputs, Projection>) throws {
    let expected = golden.expected
    let projection = try golden.inputs.project()
    #expect(projection.remaining == expected.remaining.quantity)
    let progress = try Ratio(expected.progressFraction.quantity).rounded(toScale: 12)
    #expect(projection.progressFraction == progress)
    #expect(projection.monthsToTarget == expected.monthsToTarget)
    #expect(projection.requiredMonthly == expected.requiredMonthly?.quantity)
    #expect(projection.projectedCompletion == expected.projectedCompletion?.day)
    #expect(projection.onTrack == expected.onTrack)
  }

  @Test func `a huge goal at a tiny pace is never done`() throws {
    let target = try number("1000000000000000000000000000000")
    let projection = try project(target, monthly: try number("0.01"))
    #expect(projection.projectedCompletion == nil)
    #expect(projection.remaining == target)
    #expect(projection.onTrack == false)
    #expect(projection.monthsToTarget == 11)
  }

  @Test func `a goal beyond 38 digits is an error and no crash`() throws {
    let huge = try number("99999999999999999999999999999999999999")
    #expect(throws: QuantityError.overflow) {
      try GoalMath.project(
        target: huge, current: -huge, plannedMonthly: .zero, targetDay: nil,
        asOf: try day("2026-11-30"))
    }
  }

  @Test func `rounding down can be on track and late at once`() throws {
    let target = try day("2025-04-15")
    let projection = try GoalMath.project(
      target: Quantity(1000), current: .zero, plannedMonthly: try number("333.33"),
      targetDay: target, asOf: try day("2025-01-15"))
    #expect(projection.onTrack == true)
    #expect(projection.finishes(after: target))
    #expect(!projection.finishes(after: nil))
  }

  @Test func `a currency without cents has a whole required amount`() throws {
    let projection = try GoalMath.project(
      target: Quantity(1005), current: .zero, plannedMonthly: Quantity(100),
      targetDay: try day("2025-11-15"), asOf: try day("2025-01-15"), scale: 0)
    #expect(projection.requiredMonthly == Quantity(100))
  }

  @Test(arguments: ["2020-01-31", "2026-11-30", "2026-12-01", "2026-12-30"])
  func `a deadline that is near or has passed leaves one month`(_ target: String) throws {
    let projection = try GoalMath.project(
      target: Quantity(10), current: .zero, plannedMonthly: .zero, targetDay: try day(target),
      asOf: try day("2026-11-30"))
    #expect(projection.monthsToTarget == 1)
    #expect(projection.requiredMonthly == Quantity(10))
    #expect(!projection.finishes(after: try day(target)))
  }

  @Test(arguments: ["0", "-200", "0.01"])
  func `a negative pace has no projection and is not on track`(_ current: String) throws {
    let projection = try GoalMath.project(
      target: Quantity(1), current: try number(current), plannedMonthly: Quantity(-5),
      targetDay: try day("2027-11-30"), asOf: try day("2026-11-30"))
    #expect(projection.projectedCompletion == nil)
    #expect(projection.onTrack == false)
  }

  @Test func `a pace of the exact share is done by the deadline`() throws {
    for months in 1...60 {
      let asOf = try day("2026-01-31")
      let projection = try GoalMath.project(
        target: Quantity(25 * months), current: .zero, plannedMonthly: Quantity(25),
        targetDay: asOf.adding(months: months), asOf: asOf)
      #expect(projection.onTrack == true)
      #expect(projection.monthsToTarget == months)
      #expect(projection.projectedCompletion == asOf.adding(months: months))
      #expect(!projection.finishes(after: asOf.adding(months: months)))
    }
  }

  private func project(_ target: Quantity, monthly: Quantity) throws -> GoalProjection {
    try GoalMath.project(
      target: target, current: .zero, plannedMonthly: monthly,
      targetDay: try day("2027-11-15"), asOf: try day("2026-11-30"))
  }
}
