import LedgerModel
import Testing

@Suite struct EntryTableTests {
  @Test func `an entry has the postings added since the last`() {
    var entries = EntryTable()
    for (index, end) in [2, 2, 5].enumerated() {
      entries.append(
        day: Day(ordinal: Int32(index)), payee: PayeeID(Int32(index)), flags: [.cleared],
        at: SourceLocation(file: 0, offset: index * 10), postingsEnd: end)
    }
    #expect(entries.count == 3)
    #expect((0..<3).map(entries.postings) == [0..<2, 2..<2, 2..<5])
    #expect(entries.days.map(\.ordinal) == [0, 1, 2])
    #expect(entries.payees.map(\.index) == [0, 1, 2])
    #expect((0..<3).map { entries.location(of: $0).offset } == [0, 10, 20])
    #expect(entries.flags == [.cleared, .cleared, .cleared])
  }

  @Test func `flags do not overlap`() {
    let all: [EntryFlags] = [.cleared, .pending, .closing, .opening]
    #expect(
      all.reduce(into: EntryFlags()) { $0.formUnion($1) }.rawValue.nonzeroBitCount == all.count)
  }

  @Test func `places are ordered by file, then by offset`() {
    let places = [(0, 5), (0, 9), (1, 0), (1, 7)].map {
      SourceLocation(file: $0.0, offset: $0.1)
    }
    #expect(places.reversed().sorted() == places)
  }

  @Test func `rows of another table bring their postings`() {
    var (other, entries) = (EntryTable(), EntryTable())
    for (index, end) in [2, 2, 5].enumerated() {
      other.append(
        day: Day(ordinal: Int32(index)), payee: PayeeID(Int32(index)), flags: [.pending],
        at: SourceLocation(file: 1, offset: index * 10), postingsEnd: end)
    }
    entries.append(contentsOf: other, 1..<1) { $0 }
    entries.append(contentsOf: other, 1..<3) { PayeeID($0.index + 5) }
    entries.append(contentsOf: other, 0..<1) { $0 }
    #expect((0..<3).map(entries.postings) == [0..<0, 0..<3, 3..<5])
    #expect(entries.days.map(\.ordinal) == [1, 2, 0])
    #expect(entries.payees.map(\.index) == [6, 7, 0])
    #expect(entries.location(of: 1) == SourceLocation(file: 1, offset: 20))
    #expect(entries.flags == [.pending, .pending, .pending])
  }
}
