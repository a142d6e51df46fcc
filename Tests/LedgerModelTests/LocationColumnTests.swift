import Testing

@testable import LedgerModel

@Suite struct LocationColumnTests {
  private let locations = [
    SourceLocation(file: 1, offset: 0), SourceLocation(file: 1, offset: 4_294_967_295),
    SourceLocation(file: 1, offset: 4_294_967_296), SourceLocation(file: 2, offset: 7),
    SourceLocation(file: 1, offset: 9_000_000_000), SourceLocation(file: 1, offset: 12),
  ]

  @Test func `every location comes back, in whatever file and however far`() {
    var column = LocationColumn()
    for location in locations { column.append(location) }
    #expect(locations.indices.map { column[$0] } == locations)
    var other = LocationColumn()
    other.append(SourceLocation(file: 2, offset: 3))
    other.append(contentsOf: column, 2..<5)
    #expect((1...3).map { other[$0] } == Array(locations[2..<5]))
  }

  @Test(arguments: [[5, 9, 20], [4_294_967_290, 4_294_967_300, 4_294_967_400]])
  func `many entries of a file are added at once`(_ offsets: [Int]) {
    let rows = offsets.map {
      EntryRow(
        day: Day(ordinal: 0), payee: PayeeID(0), flags: EntryFlags(), offset: $0, postingCount: 0)
    }
    var column = LocationColumn()
    column.append(SourceLocation(file: 3, offset: 1))
    column.append(rows.span, file: 4)
    column.append([EntryRow]().span, file: 5)
    let expected = offsets.map { SourceLocation(file: 4, offset: $0) }
    #expect(offsets.indices.map { column[$0 + 1] } == expected)
  }
}
