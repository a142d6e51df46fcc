import Testing

@testable import LedgerModel

@Suite struct CostTableTests {
  private func cost(
    _ posting: Int, _ total: String, unit: String? = nil, _ source: PostingCost.Source = .price
  ) throws -> PostingCost {
    PostingCost(
      posting: posting, total: Money(try #require(Quantity(total)), CommodityID(3)),
      unit: try unit.map { try #require(Quantity($0)) }, source: source)
  }

  private let huge = String(repeating: "9", count: 30)

  @Test func `what goes in comes out, however many digits it has`() throws {
    let costs = [
      try cost(1, "12.50"), try cost(4, "-3", unit: "0.125", .lot), try cost(5, huge, .inferred),
      try cost(6, "1", unit: huge), try cost(9, "9223372036854775807", unit: "-0"),
    ]
    var table = CostTable()
    for cost in costs { table.append(cost) }
    #expect(Array(table) == costs)
    #expect(costs.allSatisfy { table.cost(of: Int($0.posting)) == $0 })
    #expect([0, 2, 7, 10].allSatisfy { table.cost(of: $0) == nil })
  }

  @Test(arguments: [
    (0..<3, [1, 2]), (2..<3, [2]), (3..<5, []), (2..<6, [2, 5]), (6..<9, []), (0..<0, []),
  ])
  func `the costs of a range of postings are those in it`(
    _ range: Range<Int>, _ expected: [Int32]
  ) throws {
    var table = CostTable()
    for posting in [1, 2, 5] { table.append(try cost(posting, "1")) }
    #expect(table.costs(of: range).map(\.posting) == expected)
  }
}
