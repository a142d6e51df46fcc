import LedgerCore
import LedgerModel
import Testing

@Suite struct SpendingJudgementTests {
  @Test func `an average of zero or less has no ratio and no score`() throws {
    for history in [[], [Quantity.zero, .zero], [Quantity(-50), Quantity(10)]] {
      let judgement = AnomalyMath.judge(history: history, current: Quantity(500))
      #expect(judgement.deltaRatio == nil)
      #expect(try judgement.zScore(toScale: 12) == nil)
      #expect(!judgement.isFlagged)
    }
  }

  @Test func `months that are all equal have a score of zero`() throws {
    let judgement = AnomalyMath.judge(
      history: [Quantity](repeating: Quantity(70), count: 6), current: Quantity(90))
    #expect(try judgement.deviation(toScale: 12) == .zero)
    #expect(try judgement.zScore(toScale: 12) == .zero)
  }

  @Test func `a drop has a negative score`() throws {
    let judgement = AnomalyMath.judge(
      history: [Quantity(90), Quantity(110)], current: Quantity(80))
    #expect(try judgement.zScore(toScale: 12) == number("-1.414213562373"))
  }
}
