import LedgerModel
import Testing

@testable import JournalReading

@Suite struct LotQueueTests {
  private func lot(_ number: Int, _ day: Int32?) -> BeancountLot {
    BeancountLot(
      number: Quantity(number), currency: CommodityID(0), day: day.map { Day(ordinal: $0) },
      label: nil)
  }

  /// Lots in the order in which they come: their costs and days.
  private let lots: [(Int, Int32?)] = [(5, 1), (9, 1), (5, 3), (7, 2), (9, 3), (1, nil)]

  @Test(arguments: [
    (BookingMethod.lifo, [2, 4, 3, 0, 1, 5]), (.hifo, [1, 4, 3, 0, 2, 5]),
  ])
  func `lots come in the order of the method, equal ones as they came`(
    _ method: BookingMethod, _ expected: [Int]
  ) throws {
    var queue = LotQueue(try #require(LotQueue.Order(method)))
    for (slot, (number, day)) in lots.enumerated() { queue.insert(lot(number, day), at: slot) }
    #expect(Array(queue.slots) == expected)
    for slot in expected.dropLast(2) { queue.remove(lot(lots[slot].0, lots[slot].1), at: slot) }
    #expect(Array(queue.slots) == expected.suffix(2))
  }

  @Test func `other methods have no order of their own`() {
    #expect(LotQueue.Order(.fifo) == nil)
    #expect(LotQueue.Order(.strict) == nil)
  }
}
