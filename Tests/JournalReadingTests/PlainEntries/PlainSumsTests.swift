import LedgerModel
import Testing

@testable import JournalReading

@Suite struct PlainSumsTests {
  private static func amount(_ units: Int64, _ scale: UInt8 = 0, _ commodity: Int32 = 0)
    -> PlainAmount
  {
    PlainAmount(units: units, scale: scale, commodity: CommodityID(commodity))
  }

  @Test func `amounts of one commodity add up at the finer scale`() {
    var sums = PlainSums()
    let fits = [
      sums.add(PlainSumsTests.amount(5)), sums.add(PlainSumsTests.amount(-450, 2)),
      sums.add(PlainSumsTests.amount(5, 1)),
    ]
    let (only, areZero) = (sums.only, sums.areZero)
    #expect(fits == [true, true, true])
    #expect(only?.units == 100 && only?.scale == 2)
    #expect(!areZero)
  }

  @Test func `two commodities never add`() {
    var sums = PlainSums()
    let fits = [
      sums.add(PlainSumsTests.amount(5, 0, 1)), sums.add(PlainSumsTests.amount(-5, 0, 2)),
    ]
    let (only, areZero) = (sums.only, sums.areZero)
    #expect(fits == [true, true])
    #expect(only == nil)
    #expect(!areZero)
  }

  @Test func `sums of nothing are zero, and so are those that cancel out`() {
    var sums = PlainSums()
    let wasZero = sums.areZero
    let fits = [sums.add(PlainSumsTests.amount(5)), sums.add(PlainSumsTests.amount(-50, 1))]
    let isZero = sums.areZero
    #expect(wasZero && isZero)
    #expect(fits == [true, true])
  }

  @Test func `what does not fit into 64 bits is said`() {
    var sums = PlainSums()
    let first = sums.add(PlainSumsTests.amount(.max))
    let second = sums.add(PlainSumsTests.amount(1))
    sums.removeAll()
    let third = sums.add(PlainSumsTests.amount(.max))
    let fourth = sums.add(PlainSumsTests.amount(1, 1))
    #expect(first && !second && third && !fourth)
  }

  @Test func `a ninth commodity does not fit`() {
    var sums = PlainSums()
    let fits = (Int32(0)..<9).map { sums.add(PlainSumsTests.amount(1, 0, $0)) }
    #expect(fits == Array(repeating: true, count: 8) + [false])
  }
}
