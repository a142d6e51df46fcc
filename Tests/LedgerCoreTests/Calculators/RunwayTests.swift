import LedgerCore
import LedgerModel
import Testing

@Suite struct RunwayTests {
  @Test func `cash over mean expenses is exact`() throws {
    let runway = Runway(liquid: try number("10"), meanMonthlyExpenses: Ratio(3))
    #expect(runway.months == Ratio(10, 3))
    #expect(runway.reason == nil)
  }

  @Test func `an overdraft gives a negative runway`() throws {
    let runway = Runway(liquid: try number("-300"), meanMonthlyExpenses: Ratio(1500))
    #expect(runway.months == Ratio(-1, 5))
  }

  @Test func `without a complete month the history is too short`() throws {
    let runway = Runway(liquid: try number("9000"), meanMonthlyExpenses: nil)
    #expect(runway.months == nil)
    #expect(runway.reason == .insufficientHistory)
    #expect(runway.reason?.rawValue == "insufficient-history")
  }

  @Test(arguments: [0, -10])
  func `without spending there is no runway, and not an infinite one`(_ mean: Int) throws {
    let runway = Runway(liquid: try number("9000"), meanMonthlyExpenses: Ratio(mean))
    #expect(runway.months == nil)
    #expect(runway.reason == .noExpenses)
  }
}
