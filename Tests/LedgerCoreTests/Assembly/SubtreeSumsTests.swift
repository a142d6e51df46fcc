import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct SubtreeSumsTests {
  private var table = AccountTable()

  @Test mutating func `an amount counts for its account and those above that are asked for`() {
    let (top, own) = (table.intern("a"), table.intern("a:b"))
    let (child, other) = (table.intern("a:b:c"), table.intern("ab"))
    var sums = SubtreeSums(of: [top, own], in: table)
    for account in [top, own, child, other] { sums.add(Quantity(1), on: account) }
    #expect(sums[top] == Quantity(3))
    #expect(sums[own] == Quantity(2))
    #expect(sums[child] == nil)
    #expect(sums.covers(child) && !sums.covers(other))
  }

  @Test mutating func `a part that is not known makes the sum unknown`() {
    let (top, child) = (table.intern("a"), table.intern("a:b"))
    var sums = SubtreeSums(of: [top, child], in: table)
    sums.add(nil, on: top)
    sums.add(Quantity(1), on: child)
    #expect(sums[top] == nil)
    #expect(sums[child] == Quantity(1))
  }
}
