import LedgerCore
import LedgerModel
import Testing

@Suite struct HealthFiguresStepTests {
  @Test func `more cash or less debt service makes a stable household strong`() throws {
    let step = try #require(HealthFigures.household.stepToNextRating(scale: 2))
    #expect(step.next == .strong)
    #expect(step.points == 1)
    #expect(
      step.improvements == [
        .init(lever: .debtService, amount: Quantity(600), reaches: try number("0.2")),
        .init(lever: .cash, amount: Quantity(6790), reaches: Quantity(6)),
      ])
  }

  @Test func `an amount is rounded up, so that it is enough`() throws {
    var figures = HealthFigures.household
    figures.meanMonthlyExpenses = Ratio(10_001, 3)
    figures.liquid = try number("13212.005")
    let step = try #require(figures.stepToNextRating(scale: 2))
    let cash = try #require(step.improvements.first { $0.lever == .cash })
    #expect(try cash.amount == number("6790.00"))
    figures.liquid = try figures.liquid + cash.amount
    #expect(figures.health.rating == .strong)
  }

  @Test func `saving lifts the rate and the cash flow at once`() throws {
    let figures = HealthFigures(
      liquid: Quantity(0), meanMonthlyExpenses: nil, income: Quantity(4000),
      netCashFlow: Quantity(-250), debtService: .zero, meanMonthlyIncome: nil)
    let step = try #require(figures.stepToNextRating(scale: 2))
    #expect(figures.health.score == -3)
    #expect(step.next == .watch)
    #expect(step.points == 3)
    #expect(
      step.improvements == [.init(lever: .saving, amount: Quantity(250), reaches: .zero)])
  }

  @Test func `without income a deficit is made good, and no rate is reached`() throws {
    let figures = HealthFigures(
      liquid: Quantity(5000), meanMonthlyExpenses: nil, income: .zero,
      netCashFlow: Quantity(-800), debtService: .zero, meanMonthlyIncome: nil)
    let step = try #require(figures.stepToNextRating(scale: 2))
    #expect(
      step.improvements == [.init(lever: .saving, amount: Quantity(800), reaches: nil)])
  }

  @Test func `the best rating has no step`() {
    var figures = HealthFigures.household
    figures.liquid = Quantity(20_000)
    #expect(figures.health.rating == .strong)
    #expect(figures.stepToNextRating(scale: 2) == nil)
  }

  @Test func `where no single change is enough there is none`() throws {
    let figures = HealthFigures(
      liquid: Quantity(-100), meanMonthlyExpenses: Ratio(2000), income: Quantity(2000),
      netCashFlow: Quantity(-900), debtService: Quantity(1500), meanMonthlyIncome: Ratio(2000))
    let step = try #require(figures.stepToNextRating(scale: 2))
    #expect(figures.health.score == -7)
    #expect(step.points == 7)
    #expect(step.improvements.isEmpty)
  }

  @Test func `every improvement is enough, and one cent less is not`() throws {
    let cent = try number("0.01")
    for seed in 0..<500 {
      let figures = HealthFigures.varied(seed)
      for improvement in figures.stepToNextRating(scale: 2)?.improvements ?? [] {
        let next = try #require(figures.health.rating.next)
        #expect(try figures.with(improvement.lever, improvement.amount).health.rating >= next)
        let less = try improvement.amount - cent
        #expect(try figures.with(improvement.lever, less).health.rating < next)
      }
    }
  }
}

extension HealthFigures {
  /// Figures that differ from one number to the next, without a pattern.
  fileprivate static func varied(_ seed: Int) -> HealthFigures {
    func pick(_ factor: Int, _ range: Int) -> Int { (seed + 1) * factor % range }
    return HealthFigures(
      liquid: Quantity(pick(7919, 21_001) - 1000),
      meanMonthlyExpenses: Ratio(pick(104_729, 9001), 3),
      income: Quantity(pick(1_299_709, 5003)), netCashFlow: Quantity(pick(15_485_863, 3001) - 1500),
      debtService: Quantity(pick(32_452_843, 2003)),
      meanMonthlyIncome: Ratio(pick(49_979_687, 17_011), 3))
  }

  fileprivate func with(
    _ lever: HealthStep.Improvement.Lever, _ amount: Quantity
  ) throws -> HealthFigures {
    var changed = self
    switch lever {
    case .saving: changed.netCashFlow = try netCashFlow + amount
    case .debtService: changed.debtService = try (debtService ?? .zero) - amount
    case .cash: changed.liquid = try liquid + amount
    }
    return changed
  }
}
