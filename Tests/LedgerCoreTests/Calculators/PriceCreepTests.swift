import LedgerCore
import LedgerModel
import Testing

@Suite struct PriceCreepTests {
  @Test func `an item without a baseline has no change`() {
    let creep = PriceCreep(of: [.init(name: "none", observations: [])], asOf: Day(ordinal: 20_000))
    #expect(creep.items.map(\.current) == [nil])
    #expect(creep.items.map(\.change) == [nil])
    #expect(creep.items.map(\.fraction) == [nil])
    #expect(creep.totalMonthlyChange == nil)
    #expect(creep.totalFraction == nil)
  }
}
