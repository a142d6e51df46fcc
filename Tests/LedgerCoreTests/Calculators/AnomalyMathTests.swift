import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct AnomalyMathTests {
  struct Inputs: Decodable, Sendable {
    let history: History
    let current: GoldenNumber
  }

  /// Months in a list, or a first month and a pair that repeats.
  struct History: Decodable, Sendable {
    let months: [Quantity]

    private struct Pattern: Decodable {
      let first: GoldenNumber
      let thenRepeatPair: [GoldenNumber]
      let pairs: Int
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([GoldenNumber].self) {
        months = list.map(\.quantity)
        return
      }
      let pattern = try container.decode(Pattern.self)
      let pair = pattern.thenRepeatPair.map(\.quantity)
      months = [pattern.first.quantity] + (0..<pattern.pairs).flatMap { _ in pair }
    }
  }

  struct Verdict: Decodable, Sendable {
    let trailingMonthlyAverage: GoldenNumber
    let trailingStdDev: GoldenNumber
    let deltaRatio: GoldenNumber?
    let zScore: GoldenNumber?
    let flagged: Bool
  }

  @Test(arguments: try GoldenFile.cases("anomaly", Inputs.self, Verdict.self))
  func `a month is judged as expected`(_ golden: GoldenCase<Inputs, Verdict>) throws {
    let expected = golden.expected
    let judgement = AnomalyMath.judge(
      history: golden.inputs.history.months, current: golden.inputs.current.quantity)
    #expect(judgement.isFlagged == expected.flagged)
    expectClose(judgement.average, expected.trailingMonthlyAverage)
    expectClose(judgement.deltaRatio, expected.deltaRatio)
    expectClose(Ratio(try judgement.deviation(toScale: 20)), expected.trailingStdDev)
    expectClose(try judgement.zScore(toScale: 20).map(Ratio.init), expected.zScore)
  }

  @Test func `a deviation of exactly two is never missed`() {
    for cents in 1...2999 {
      let step = Int64(cents)
      let history = [4 * step, 5 * step, 6 * step].map { Quantity(units: $0, scale: 2) }
      let current = Quantity(units: 7 * step, scale: 2)
      #expect(AnomalyMath.judge(history: history, current: current).isFlagged)
    }
  }

  @Test func `one cent less than two deviations is not flagged`() {
    for cents in stride(from: Int64(1), through: 2999, by: 7) {
      let history = [4 * cents, 5 * cents, 6 * cents].map { Quantity(units: $0, scale: 2) }
      let current = Quantity(units: 7 * cents - 1, scale: 2)
      #expect(!AnomalyMath.judge(history: history, current: current).isFlagged)
    }
  }

  @Test func `one month of history decides by the ratio alone`() {
    let history = [Quantity(100)]
    let judgement = AnomalyMath.judge(history: history, current: Quantity(140))
    #expect(judgement.historyMonths == 1)
    #expect(judgement.variance == .zero)
    #expect(judgement.isFlagged)
    #expect(!AnomalyMath.judge(history: history, current: Quantity(139)).isFlagged)
  }

  @Test func `the order of months does not matter`() throws {
    let history = try ["100", "120", "90", "110", "130", "95"].map(number)
    let current = try number("151")
    #expect(
      AnomalyMath.judge(history: history, current: current)
        == AnomalyMath.judge(history: history.reversed(), current: current))
  }

  @Test func `amounts of 38 digits are judged without a trap`() throws {
    let huge = try number("99999999999999999999999999999999999999")
    let judgement = AnomalyMath.judge(history: [huge, huge, -huge], current: huge)
    #expect(!judgement.isFlagged)
    #expect(throws: QuantityError.overflow) { try judgement.deviation(toScale: 12) }
  }
}
