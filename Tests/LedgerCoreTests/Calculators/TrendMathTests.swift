import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct TrendMathTests {
  struct Inputs: Decodable, Sendable {
    let fn: String
    let current: GoldenNumber?
    let previous: GoldenNumber?
  }

  @Test(
    arguments: try GoldenFile.cases("trend", Inputs.self, GoldenNumber?.self).filter {
      $0.inputs.fn == "percentChange"
    })
  func `a percent change has the expected value, or none`(
    _ golden: GoldenCase<Inputs, GoldenNumber?>
  ) throws {
    let current = try #require(golden.inputs.current?.quantity)
    expectClose(
      TrendMath.percentChange(current: current, previous: golden.inputs.previous?.quantity),
      golden.expected)
  }

  @Test(
    arguments: try GoldenFile.cases("trend", Inputs.self, GoldenNumber?.self).filter {
      $0.inputs.fn == "pointDelta"
    })
  func `a point delta has the expected value, or none`(
    _ golden: GoldenCase<Inputs, GoldenNumber?>
  ) throws {
    let delta = try TrendMath.pointDelta(
      current: golden.inputs.current?.quantity, previous: golden.inputs.previous?.quantity)
    #expect(delta == golden.expected?.quantity)
  }

  @Test(arguments: [("-150", "-100"), ("100", "-100"), ("3", "2"), ("-1", "0.01")])
  func `the sign of a percent change is the direction`(_ new: String, _ old: String) throws {
    let (current, previous) = (try number(new), try number(old))
    let change = try #require(TrendMath.percentChange(current: current, previous: previous))
    #expect((change > .zero) == (current > previous))
  }

  @Test func `a point delta that is too large is an error`() throws {
    let huge = try number("99999999999999999999999999999999999999")
    #expect(throws: QuantityError.overflow) {
      try TrendMath.pointDelta(current: huge, previous: -huge)
    }
  }
}
