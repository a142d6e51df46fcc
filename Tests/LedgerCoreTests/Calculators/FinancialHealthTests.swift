import LedgerCore
import Testing

@Suite struct FinancialHealthTests {
  @Test(arguments: -7...6)
  func `a rating starts at its least score`(_ score: Int) {
    let rating = FinancialHealth(score: score)
    #expect(score >= rating.leastScore)
    #expect(rating.next.map { score < $0.leastScore } ?? true)
  }

  @Test func `ratings are in order and the best has no next`() {
    #expect(FinancialHealth.allCases == FinancialHealth.allCases.sorted())
    #expect(FinancialHealth.strained.next == .watch)
    #expect(FinancialHealth.stable.next == .strong)
    #expect(FinancialHealth.strong.next == nil)
  }
}
