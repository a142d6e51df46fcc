import LedgerModel
import SnapshotJournal
import Testing

@Suite struct SnapshotMistakeTests {
  static let all: [SnapshotMistake] = [
    .torn, .unknownLine, .unknownVersion("2"), .unchecked, .edited(expected: "0"),
    .badField(name: "a month", text: "x"), .outOfOrder(after: "2026-08"),
    .notYet(Month(year: 2099, month: 1)),
  ]

  @Test(arguments: all)
  func `a message is lower case without a full stop, and says what to do`(
    _ mistake: SnapshotMistake
  ) {
    #expect(mistake.message.first?.isLowercase == true)
    #expect(mistake.message.last != ".")
    #expect(!mistake.help.isEmpty)
    #expect(mistake.id.allSatisfy { $0.isLowercase || $0 == "-" })
  }
}
