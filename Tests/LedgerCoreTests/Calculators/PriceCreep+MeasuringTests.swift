import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct PriceCreepMeasuringTests {
  struct Inputs: Decodable, Sendable {
    struct Charge: Decodable, Sendable {
      let date: GoldenDay
      let amount: GoldenNumber
    }

    struct Subscription: Decodable, Sendable {
      let id: String
      let cadence: GoldenCadence
      let charges: [Charge]

      func history() throws -> PriceCreep.History {
        let factor = try cadence.recurrence().monthlyFactor
        return PriceCreep.History(
          name: id,
          observations: charges.map {
            .init(day: $0.date.day, amount: $0.amount.quantity, monthlyFactor: factor)
          })
      }
    }

    let asOf: GoldenDay
    let subscriptions: [Subscription]
  }

  struct Creep: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      let id: String
      let change: GoldenNumber?
      let fraction: GoldenNumber?
    }

    let baselineDate: GoldenDay
    let perSubscription: [Item]
    let totalMonthlyChange: GoldenNumber?
    let totalFraction: GoldenNumber?
  }

  @Test(arguments: try GoldenFile.cases("priceCreep", Inputs.self, Creep.self))
  func `charges have the expected change of price`(_ golden: GoldenCase<Inputs, Creep>) throws {
    let expected = golden.expected
    let histories = try golden.inputs.subscriptions.map { try $0.history() }
    let creep = PriceCreep(of: histories, asOf: golden.inputs.asOf.day)
    #expect(creep.baselineDay == expected.baselineDate.day)
    #expect(creep.items.map(\.name) == expected.perSubscription.map(\.id))
    for (item, wanted) in zip(creep.items, expected.perSubscription) {
      #expect(try item.change?.rounded(toScale: 2) == wanted.change?.quantity)
      expectClose(item.fraction, wanted.fraction)
    }
    let total = try creep.totalMonthlyChange?.rounded(toScale: 2)
    #expect(total == expected.totalMonthlyChange?.quantity)
    expectClose(creep.totalFraction, expected.totalFraction)
  }

  @Test func `the order of charges does not matter and later ones do not leak`() throws {
    let charges = try [
      seen("2026-12-01", "99"), seen("2026-11-01", "12"), seen("2024-05-01", "10"),
      seen("2024-06-01", "0"),
    ]
    for observations in [charges, charges.reversed()] {
      let creep = PriceCreep(
        of: [.init(name: "a", observations: observations)], asOf: try day("2026-11-30"))
      #expect(creep.items.map(\.baseline) == [Ratio(10)])
      #expect(creep.items.map(\.current) == [Ratio(12)])
    }
  }

  @Test func `a price counts from the first day of its last run`() throws {
    let asOf = try day("2026-11-30")
    let charges = try [
      seen("2025-10-01", "12"), seen("2026-01-01", "10"), seen("2026-05-01", "12"),
      seen("2026-06-01", "12.00"),
    ]
    let creep = PriceCreep(
      of: [
        .init(name: "charged", observations: charges),
        .init(name: "declared", declared: try [seen("2024-03-15", "9")], asOf: asOf),
      ], asOf: asOf)
    #expect(creep.items.map { $0.since?.description } == ["2026-05-01", "2024-03-15"])
  }

  @Test func `a changed period is compared by the month`() throws {
    let history = PriceCreep.History(
      name: "a",
      observations: [
        .init(day: try day("2025-01-01"), amount: Quantity(120), monthlyFactor: Ratio(1, 12)),
        .init(day: try day("2026-06-01"), amount: Quantity(12), monthlyFactor: Ratio(1)),
      ])
    let creep = PriceCreep(of: [history], asOf: try day("2026-11-30"))
    #expect(creep.totalMonthlyChange == Ratio(2))
    #expect(creep.totalFraction == Ratio(1, 5))
  }

  @Test(arguments: [
    DeclaredPrices(steps: ["2024-03-15 15.49"], baseline: "15.49", change: "0"),
    DeclaredPrices(
      steps: ["2024-03-15 15.49", "2026-01-15 17.99"], baseline: "15.49", change: "2.5"),
    DeclaredPrices(
      steps: ["2024-03-15 15.49", "2025-01-15 17.99"], baseline: "17.99", change: "0"),
    DeclaredPrices(steps: ["2025-11-30 8", "2026-11-30 9"], baseline: "8", change: "1"),
    DeclaredPrices(steps: ["2026-02-01 8"], baseline: nil, change: nil),
    DeclaredPrices(steps: ["2026-02-01 8", "2026-05-01 10"], baseline: "8", change: "2"),
    DeclaredPrices(steps: ["2024-02-01 8", "2026-12-01 10"], baseline: "8", change: "0"),
    DeclaredPrices(steps: ["2024-02-01 0", "2026-05-01 10"], baseline: nil, change: nil),
    DeclaredPrices(steps: [], baseline: nil, change: nil),
  ])
  func `declared prices are seen a year ago and today`(_ prices: DeclaredPrices) throws {
    let asOf = try day("2026-11-30")
    let steps = try prices.steps.map { step in
      let parts = step.split(separator: " ").map(String.init)
      return try seen(parts[0], parts[1])
    }
    let history = PriceCreep.History(name: "a", declared: steps.reversed(), asOf: asOf)
    let item = try #require(PriceCreep(of: [history], asOf: asOf).items.first)
    #expect(try item.baseline == prices.baseline.map(ratio))
    #expect(try item.change == prices.change.map(ratio))
  }

  struct DeclaredPrices: Sendable, CustomTestStringConvertible {
    let steps: [String]
    let baseline: String?
    let change: String?
    var testDescription: String { steps.joined(separator: ", ") }
  }

  private func seen(_ on: String, _ amount: String) throws -> PriceCreep.Observation {
    .init(day: try day(on), amount: try number(amount), monthlyFactor: Ratio(1))
  }
}
