import LedgerCore
import LedgerModel
import SnapshotJournal
import Testing

@Suite struct SnapshotLineTests {
  @Test func `the example of the manual reads and is written back byte for byte`() throws {
    let line = try SnapshotLine(parsing: exampleLine.utf8)
    #expect(line.point.month == Month(year: 2026, month: 8))
    #expect(line.point.netWorth == Quantity("84210.55"))
    #expect(line.point.debtToIncome == nil)
    #expect(line.text == exampleLine)
  }

  @Test func `the check covers the bytes from the semicolon to the two blanks before it`() throws {
    let body = try #require(exampleLine.utf8.count > 24 ? exampleLine.utf8.dropLast(24) : nil)
    #expect(exampleLine.hasSuffix("  check=" + StableHash.hex(StableHash.fnv1a(body))))
  }

  @Test(arguments: ["USD", "", "$", "Chocolate Frogs", "€"])
  func `a line with any symbol comes back as it was`(_ symbol: String) throws {
    let line = try sampleLine("2026-11-30", currency: symbol, origin: .git(commit: "a1b2c3"))
    #expect(try SnapshotLine(parsing: line.text.utf8) == line)
    #expect(line.isWritable)
  }

  @Test(arguments: ["a  b", "  a", "a ", "a\nb"])
  func `a symbol that would move the fields is not writable`(_ symbol: String) throws {
    #expect(try !sampleLine("2026-11-30", currency: symbol).isWritable)
  }
}
