import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore

@Suite struct PaymentAssignmentTests {
  private typealias Offer = (closeness: AmountCloseness, distance: Int, entry: Int32)

  /// Adds an occurrence on a day with what may pay it.
  private func add(
    _ assignment: inout PaymentAssignment, _ item: Int, _ day: Int32, _ offers: [Offer]
  ) {
    for (row, offer) in offers.enumerated() {
      assignment.offer(
        .init(offer.closeness, distance: offer.distance, entry: offer.entry, row: row))
    }
    assignment.add(item: item, due: Day(ordinal: day))
  }

  /// The entries that pay the occurrences, -1 where none does.
  private func entries(_ assignment: inout PaymentAssignment) -> [Int32] {
    assignment.payments().map { $0?.entry ?? -1 }
  }

  @Test func `the amount goes before the day, and the day before the item and the entry`() {
    var assignment = PaymentAssignment(entryCount: 9)
    add(&assignment, 0, 10, [(.near, 0, 1), (.equal, 5, 2)])
    add(&assignment, 0, 20, [(.near, 1, 3), (.near, 1, 2)])
    add(&assignment, 1, 10, [(.near, 0, 1), (.far, 0, 4)])
    add(&assignment, 1, 20, [(.near, 1, 3)])
    #expect(entries(&assignment) == [2, 3, 1, -1])
  }

  @Test func `an earlier occurrence goes before an item that comes first`() {
    var assignment = PaymentAssignment(entryCount: 9)
    add(&assignment, 0, 11, [(.near, 1, 1)])
    add(&assignment, 1, 10, [(.near, 1, 1)])
    #expect(entries(&assignment) == [-1, 1])
  }

  @Test func `what cannot be paid is no occurrence`() {
    var assignment = PaymentAssignment(entryCount: 9)
    #expect(assignment.add(item: 0, due: Day(ordinal: 1)) == nil)
    #expect(assignment.occurrences.isEmpty)
  }

  @Test func `alike items are paid one after the other`() {
    var assignment = PaymentAssignment(entryCount: 9)
    add(&assignment, 0, 10, [(.near, 0, 5), (.equal, 2, 7)])
    assignment.add(item: 1, alike: 0..<1)
    assignment.add(item: 2, alike: 0..<1)
    #expect(entries(&assignment) == [7, 5, -1])
    #expect(assignment.occurrences.map(\.item) == [0, 1, 2])
  }

  /// Sorts all pairs, which is what the turns have to come to.
  @Test func `the turns give what all pairs in their order give`() {
    var random = SeededGenerator(for: "turns")
    for _ in 0..<200 {
      var assignment = PaymentAssignment(entryCount: 12)
      var pairs: [(rank: UInt8, due: Int32, item: Int, entry: Int32, number: Int)] = []
      for item in 0..<4 {
        for due in Int32(0)..<3 {
          let entries = (0..<Int32(12)).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
          for entry in entries {
            let closeness = [AmountCloseness.equal, .near, .far].randomElement(using: &random)
            let candidate = PaymentAssignment.Candidate(
              closeness ?? .far, distance: Int.random(in: 0...5, using: &random), entry: entry,
              row: 0)
            assignment.offer(candidate)
            pairs.append((candidate.rank, due, item, entry, assignment.occurrences.count))
          }
          assignment.add(item: item, due: Day(ordinal: due))
        }
      }
      var expected = Array(repeating: Int32(-1), count: assignment.occurrences.count)
      var used: Set<Int32> = []
      for pair in pairs.sorted(by: {
        ($0.rank, $0.due, $0.item, $0.entry) < ($1.rank, $1.due, $1.item, $1.entry)
      }) where expected[pair.number] < 0 && used.insert(pair.entry).inserted {
        expected[pair.number] = pair.entry
      }
      #expect(entries(&assignment) == expected, "TALLY_SEED=\(random.seed)")
    }
  }
}
