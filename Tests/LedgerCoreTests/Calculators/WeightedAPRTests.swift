import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct WeightedAPRTests {
  struct Inputs: Decodable, Sendable {
    struct Debt: Decodable, Sendable {
      let balance: GoldenNumber
      let apr: GoldenNumber?
    }
    let debts: [Debt]
  }

  @Test(arguments: try GoldenFile.cases("weightedApr", Inputs.self, GoldenNumber?.self))
  func `the mean has the expected value, or none`(_ golden: GoldenCase<Inputs, GoldenNumber?>) {
    let debts = golden.inputs.debts.map {
      WeightedAPR.Debt(balance: $0.balance.quantity, apr: $0.apr?.quantity)
    }
    expectClose(WeightedAPR(debts).average, golden.expected)
  }

  @Test func `coverage is the part of the debt with a known rate`() throws {
    let weighted = WeightedAPR([
      .init(balance: Quantity(1000), apr: nil),
      .init(balance: Quantity(4000), apr: try number("0.11")),
      .init(balance: Quantity(-700), apr: try number("0.30")),
    ])
    #expect(weighted.coverage == Ratio(4, 5))
    #expect(try weighted.average == ratio("0.11"))
  }

  @Test func `nothing owed has no coverage, and no known rate has a coverage of zero`() {
    #expect(WeightedAPR([]).coverage == nil)
    #expect(WeightedAPR([.init(balance: Quantity(5), apr: nil)]).coverage == .zero)
    #expect(WeightedAPR([.init(balance: Quantity(5), apr: nil)]).average == nil)
  }

  @Test func `the mean lies between the lowest and the highest rate`() {
    let debts = (1...30).map { index in
      WeightedAPR.Debt(
        balance: Quantity(index * 7919 % 5003), apr: Quantity(units: Int64(index), scale: 2))
    }
    let average = WeightedAPR(debts).average ?? .zero
    #expect(Ratio(1, 100) < average && average < Ratio(30, 100))
    #expect(WeightedAPR(debts.reversed()).average == average)
  }
}
