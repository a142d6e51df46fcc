import LedgerModel
import Testing

@testable import JournalReading

@Suite struct CommodityLotsTests {
  private static func lot(_ number: Int, day: Int32? = nil, label: Int32? = nil) -> BeancountLot {
    BeancountLot(
      number: Quantity(number), currency: CommodityID(0), day: day.map { Day(ordinal: $0) },
      label: label)
  }

  @Test func `lots behave as in a plain list, however many there are`() throws {
    var dice = PeerDice(seed: 7)
    var lots = CommodityLots(CommodityID(1), nil)
    var model: [(lot: BeancountLot?, number: Int)] = []
    for _ in 0..<6_000 {
      let lot =
        dice.chance(5)
        ? nil
        : Self.lot(dice.roll(1...9), day: Int32(dice.roll(1...9)), label: dice.chance(50) ? 1 : nil)
      let number = dice.roll(-2...2)
      let place = model.firstIndex { $0.lot == lot }
      let change = try lots.add(Quantity(number), lot)
      if let place {
        #expect((change == .reduced) == ((model[place].number > 0) != (number > 0)))
        model[place].number += number
        if model[place].number == 0 { model.remove(at: place) }
      } else {
        #expect(change == (number == 0 ? .ignored : .created))
        if number != 0 { model.append((lot, number)) }
      }
      #expect(lots.holdsOpposite(of: Quantity(1)) == model.contains { $0.number < 0 })
      #expect(lots.holdsOpposite(of: Quantity(-1)) == model.contains { $0.number > 0 })
    }
    #expect(lots.positions.map(\.number) == model.map { Quantity($0.number) })
    #expect(Array(lots.inOrder).map(\.lot) == model.map(\.lot))
  }

  @Test func `lots are by day until one comes after a later one, even if that was sold`() throws {
    var lots = CommodityLots(CommodityID(1), nil)
    try lots.add(Quantity(1), Self.lot(1))
    try lots.add(Quantity(1), Self.lot(1, day: 5))
    try lots.add(Quantity(1), nil)
    try lots.add(Quantity(1), Self.lot(2, day: 5))
    try lots.add(Quantity(1), Self.lot(3, day: 9))
    #expect(lots.isByDay)
    try lots.add(Quantity(-1), Self.lot(3, day: 9))
    try lots.add(Quantity(1), Self.lot(3, day: 3))
    #expect(!lots.isByDay)
    for position in lots.positions { try lots.add(-position.number, position.lot) }
    #expect(lots.isEmpty)
    try lots.add(Quantity(1), Self.lot(3, day: 3))
    #expect(lots.isByDay)
  }

  @Test func `a sum is that of a lot and an amount`() throws {
    var lots = CommodityLots(CommodityID(1), nil)
    try lots.add(Quantity(5), Self.lot(1))
    #expect(try lots.sum(of: Self.lot(1), adding: Quantity(-2)) == Quantity(3))
    #expect(try lots.sum(of: Self.lot(2), adding: Quantity(-2)) == Quantity(-2))
    #expect(lots.positions.map(\.number) == [Quantity(5)])
  }

  @Test func `many lots are sold first in, first out, those of an earlier day first`() {
    let buys = (0..<60).map { number in
      "2024-01-\(10 + number % 3) * \"buy\"\n  Assets:A  1 VTI {\(number + 1) USD}\n  Assets:C\n"
    }
    let text =
      "2024-01-01 open Assets:A \"FIFO\"\n" + buys.joined()
      + "2024-02-01 * \"sell\"\n  Assets:A  -21 VTI {}\n  Assets:C  1000 USD\n  Income:G\n"
    let sample = ReadingSample.beancount(text)
    // The twenty of the first day cost 1, 4, … 58, and the first of the next 2.
    #expect(sample.errors == [])
    #expect(sample.balance("Income:G") == ["-408 USD"])
  }
}
