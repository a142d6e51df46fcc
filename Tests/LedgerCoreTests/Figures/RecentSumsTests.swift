import LedgerModel
import Testing

@testable import LedgerCore

struct RecentSumsTests {
  private let usd = CommodityID(0)
  private let eur = CommodityID(1)

  @Test func `amounts of one commodity and scale add up until all are taken out`() {
    var sums = RecentSums(accountCount: 3)
    #expect(sums.add(5, scale: 2, usd, on: 1) == nil)
    #expect(sums.add(-7, scale: 2, usd, on: 1) == nil)
    #expect(sums.add(1, scale: 0, eur, on: 2) == nil)
    var found: [RecentSums.Sum] = []
    sums.removeAll { found.append($0) }
    #expect(
      found == [
        .init(account: 1, commodity: 0, units: -2, scale: 2),
        .init(account: 2, commodity: 1, units: 1, scale: 0),
      ])
    sums.removeAll { _ in Issue.record("there is nothing left") }
  }

  @Test func `another commodity, another scale and what would overflow take the place`() {
    var sums = RecentSums(accountCount: 1)
    #expect(sums.add(5, scale: 2, usd, on: 0) == nil)
    #expect(
      sums.add(6, scale: 2, eur, on: 0) == .init(account: 0, commodity: 0, units: 5, scale: 2))
    #expect(
      sums.add(.max, scale: 3, eur, on: 0) == .init(account: 0, commodity: 1, units: 6, scale: 2))
    #expect(
      sums.add(1, scale: 3, eur, on: 0) == .init(account: 0, commodity: 1, units: .max, scale: 3))
    var rest: [Int64] = []
    sums.removeAll { rest.append($0.units) }
    #expect(rest == [1])
  }

  @Test func `what is added to sums that were taken out is there once they are put back`() {
    var sums = RecentSums(accountCount: 2)
    #expect(sums.add(5, scale: 2, usd, on: 0) == nil)
    var taken = sums.take()
    var cells = taken.mutableSpan
    let isExtended = cells.extend(0, by: 1, scale: 2, usd)
    let isOther = cells.extend(1, by: 7, scale: 2, usd)
    let before = cells.replace(1, by: 7, scale: 2, usd)
    #expect(isExtended && !isOther && before.sum(of: 1) == nil)
    sums.put(taken, opened: [1])
    var found: [RecentSums.Sum] = []
    sums.removeAll { found.append($0) }
    #expect(
      found == [
        .init(account: 0, commodity: 0, units: 6, scale: 2),
        .init(account: 1, commodity: 0, units: 7, scale: 2),
      ])
  }
}

extension RecentSums {
  /// Adds to the sum of an account, and returns the sum that had to leave for it, if any.
  fileprivate mutating func add(
    _ units: Int64, scale: UInt8, _ commodity: CommodityID, on account: Int
  ) -> Sum? {
    var taken = take()
    var cells = taken.mutableSpan
    if cells.extend(account, by: units, scale: scale, commodity) {
      put(taken, opened: [])
      return nil
    }
    let left = cells.replace(account, by: units, scale: scale, commodity).sum(of: account)
    put(taken, opened: left == nil ? [account] : [])
    return left
  }
}
