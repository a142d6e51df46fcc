import LedgerModel
import Testing

@testable import LedgerCore

struct HoldingHistoryTests {
  private let jan = Month(year: 2025, month: 1)
  private let feb = Month(year: 2025, month: 2)
  private let mar = Month(year: 2025, month: 3)

  private func key(_ account: Int32, _ commodity: Int32) -> HoldingKey {
    HoldingKey(account: AccountID(account), commodity: CommodityID(commodity))
  }

  private func history() throws -> HoldingHistory {
    var history = HoldingHistory(accountCount: 3)
    try history.add(Quantity(5), key(2, 0))
    try history.add(Quantity(1), key(0, 1))
    try history.add(Quantity(2), key(0, 0))
    try history.add(Quantity(3), key(0, 1))
    try history.finish(jan)
    try history.finish(feb)
    try history.add(Quantity(-5), key(2, 0))
    try history.finish(mar)
    history.seal()
    return history
  }

  @Test func `holdings add up month by month, ascending by account and commodity`() throws {
    let history = try history()
    let february = try history.holdings(through: feb, adding: [:])
    #expect(february.map(\.key) == [key(0, 0), key(0, 1), key(2, 0)])
    #expect(february.map(\.quantity) == [Quantity(2), Quantity(4), Quantity(5)])
    #expect(try history.holdings(through: mar, adding: [:]).map(\.key) == [key(0, 0), key(0, 1)])
    #expect(try history.holdings(through: jan.previous, adding: [:]).isEmpty)
  }

  @Test func `many months add up as few do`() throws {
    var history = HoldingHistory(accountCount: 3)
    for month in 0..<60 {
      try history.add(Quantity(month), key(Int32(month % 3), Int32(month % 2)))
      if month >= 30 { try history.add(Quantity(units: 1, scale: 2), key(2, 7)) }
      try history.finish(jan.adding(month))
    }
    history.seal()
    for end in 0..<60 {
      let holdings = try history.holdings(through: jan.adding(end), adding: [:])
      for holding in holdings where holding.key != key(2, 7) {
        let months = (0...end).filter {
          key(Int32($0 % 3), Int32($0 % 2)) == holding.key
        }
        #expect(holding.quantity == Quantity(months.reduce(0, +)))
      }
      let late = holdings.first { $0.key == key(2, 7) }?.quantity
      #expect(late == (end < 30 ? nil : Quantity(units: Int64(end - 29), scale: 2)))
    }
  }

  @Test func `changes of part of a month come on top`() throws {
    let holdings = try history().holdings(
      through: jan, adding: [key(0, 0): ExactSum(Quantity(-2)), key(2, 0): ExactSum(Quantity(1))])
    #expect(holdings.map(\.key) == [key(0, 1), key(2, 0)])
    #expect(holdings.map(\.quantity) == [Quantity(4), Quantity(6)])
  }
}
