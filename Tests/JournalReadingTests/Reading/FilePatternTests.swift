import Testing

@testable import JournalReading

@Suite struct FilePatternTests {
  private let files = JournalFiles.memory([
    "a.journal": "", "b.journal": "", ".hidden.journal": "", "x/c.journal": "", "x/y/d.journal": "",
    "2026-01.j": "", "2026-1x.j": "",
  ])

  @Test(arguments: [
    ("*.journal", ["a.journal", "b.journal"]),
    ("**/*.journal", ["a.journal", "b.journal", "x/c.journal", "x/y/d.journal"]),
    ("x/**/d.journal", ["x/y/d.journal"]),
    ("2026-[0-9][0-9].j", ["2026-01.j"]),
    ("2026-[0-9][!0-9].j", ["2026-1x.j"]),
    ("?.journal", ["a.journal", "b.journal"]),
    ("*/*.journal", ["x/c.journal"]),
    ("z*", []),
    ("[a.journal", []),
  ])
  func `a pattern matches these, in order`(_ pattern: String, _ paths: [String]) {
    #expect(FilePattern(pattern).matches(in: files) == paths)
  }

  @Test func `many stars do not take forever`() {
    let long = String(repeating: "a", count: 60)
    let files = JournalFiles.memory([long: ""])
    #expect(FilePattern(String(repeating: "*a", count: 12) + "b").matches(in: files).isEmpty)
  }
}
