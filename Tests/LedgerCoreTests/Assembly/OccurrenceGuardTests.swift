import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct OccurrenceGuardTests {
  private func occurrence(
    _ due: String, source: Int = 0, reach: Int = 5
  ) throws -> OccurrenceGuard.Occurrence {
    OccurrenceGuard.Occurrence(source: source, due: try day(due), reach: reach)
  }

  private func payments(_ days: String...) throws -> [OccurrenceGuard.Payment] {
    try days.enumerated().map {
      OccurrenceGuard.Payment(day: try day($1), entry: Int32($0), amount: nil)
    }
  }

  @Test(arguments: [
    ("2026-06-10", 5, true), ("2026-06-20", 5, true), ("2026-06-21", 5, false),
    ("2026-06-17", 2, true), ("2026-06-12", 2, false),
  ])
  func `a payment within reach pays`(_ paid: String, _ reach: Int, _ isPaid: Bool) throws {
    var pairs = OccurrenceGuard()
    pairs.add(try occurrence("2026-06-15", reach: reach), try payments(paid))
    #expect(pairs.paid.isEmpty != isPaid)
  }

  @Test func `each payment pays once, the nearest first, ties to the earlier`() throws {
    var pairs = OccurrenceGuard()
    let (first, second) = (try occurrence("2026-06-10"), try occurrence("2026-06-14"))
    let payments = try payments("2026-06-12")
    pairs.add(second, payments)
    pairs.add(first, payments)
    #expect(pairs.paid == [first: payments[0]])
    let nearer = try self.payments("2026-06-13", "2026-06-12")
    var more = OccurrenceGuard()
    more.add(first, nearer)
    more.add(second, nearer)
    #expect(more.paid == [first: nearer[1], second: nearer[0]])
  }

  @Test func `one payment is not two things`() throws {
    var pairs = OccurrenceGuard()
    let payments = try payments("2026-06-10")
    let one = try occurrence("2026-06-10", source: 1)
    pairs.add(try occurrence("2026-06-10", source: 2), payments)
    pairs.add(one, payments)
    #expect(pairs.paid == [one: payments[0]])
  }
}
