import LedgerCore
import SnapshotJournal
import Testing

@Suite struct SnapshotLineParsingTests {
  /// A change to the example, and what is said of it.
  struct Damage: Sendable, CustomTestStringConvertible {
    var from: String
    var to: String
    var mistake: SnapshotMistake
    /// Whether the check is made to agree with the changed line.
    var isSigned = true
    var testDescription: String { "\(from) → \(to)" }
  }

  @Test(arguments: [
    Damage(from: "; snapshot 1", to: "; snapshot 2", mistake: .unknownVersion("2")),
    Damage(from: "; snapshot 1  ", to: "; snapshot 1 ", mistake: .unknownLine),
    Damage(from: "; snapshot", to: ";snapshot", mistake: .unknownLine),
    Damage(
      from: "2026-08  ", to: "2026-13  ",
      mistake: .badField(name: "a month such as 2026-11", text: "2026-13")),
    Damage(
      from: "2026-08-31", to: "2026-09-30",
      mistake: .badField(name: "a day of that month", text: "2026-09-30")),
    Damage(
      from: "  live  ", to: "  life  ",
      mistake: .badField(name: "'live', 'derived' or 'git:COMMIT'", text: "life")),
    Damage(
      from: "netWorth=84210.55", to: "netWorth=nil",
      mistake: .badField(name: "'netWorth=' and a plain decimal", text: "netWorth=nil")),
    Damage(
      from: "savingsRate=0.134019230769", to: "savingsRate=1e3",
      mistake: .badField(
        name: "'savingsRate=' and a plain decimal or 'nil'", text: "savingsRate=1e3")),
    Damage(
      from: "  totalDebt=182340.10", to: "",
      mistake: .badField(
        name: "'totalDebt=' and a plain decimal", text: "netCashFlow=696.90")),
    Damage(
      from: "fingerprint=9c3f0a7b12de4455", to: "fingerprint=9C3F0A7B12DE4455",
      mistake: .badField(
        name: "'fingerprint=' and 16 hexadecimal digits", text: "fingerprint=9C3F0A7B12DE4455")),
    Damage(
      from: "12de4455", to: "12de4455  more=1",
      mistake: .badField(name: "the end of the line", text: "more=1")),
    Damage(
      from: "84210.55", to: "94210.55", mistake: .edited(expected: "43b10c06d2c0d79b"),
      isSigned: false),
    Damage(from: "  check=eef9e28bf4e981dd", to: "", mistake: .unchecked, isSigned: false),
    Damage(from: "eef9e28bf4e981dd", to: "EEF9E28BF4E981DD", mistake: .unchecked, isSigned: false),
    Damage(
      from: "eef9e28bf4e981dd", to: "eef9e28bf4e981dd\r", mistake: .unchecked, isSigned: false),
  ])
  func `a changed line is not believed`(_ damage: Damage) throws {
    var line = exampleLine.replacing(damage.from, with: damage.to)
    if damage.isSigned {
      let body = line.dropLast(24)
      line = "\(body)  check=\(StableHash.hex(StableHash.fnv1a(String(body))))"
    }
    let error = #expect(throws: SnapshotMistake.self) { try SnapshotLine(parsing: line.utf8) }
    switch (error, damage.mistake) {
    case (.edited, .edited): break
    default: #expect(error == damage.mistake)
    }
  }

  @Test func `no cut of a line is believed`() {
    let bytes = Array(exampleLine.utf8)
    for length in 0..<bytes.count {
      #expect(throws: SnapshotMistake.self) { try SnapshotLine(parsing: bytes.prefix(length)) }
    }
  }
}
