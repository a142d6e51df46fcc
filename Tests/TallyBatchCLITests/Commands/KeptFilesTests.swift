import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct KeptFilesTests {
  @Test(
    arguments: [
      ("a.journal", "'a.journal' is the journal, which is never written"),
      ("a-link", "'a-link' is the journal, which is never written"),
      ("b.journal", "'b.journal' is a file of the books, which is never written"),
      ("b-link", "'b-link' is a file of the books, which is never written"),
      ("s", "'s' is the snapshots journal, which no report may replace"),
      ("c", nil), ("gone", nil),
    ] as [(String, String?)])
  func `a file is known by its path and by what it is`(_ path: String, _ message: String?) {
    let system = MemorySystem(
      ["a.journal": "", "b.journal": "", "c": ""],
      links: ["a-link": "a.journal", "b-link": "b.journal"])
    let sources = ["a.journal", "b.journal"].map { Ledger.Source(name: $0, dialect: "hledger") }
    var kept = KeptFiles(["a.journal"], sources, system.environment)
    kept.keep("s", as: .snapshots)
    do throws(UsageError) {
      try kept.check(path)
      #expect(message == nil)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test(arguments: [
    ("s.journal", true), ("new.journal", true), ("b.journal", false), ("a.journal", false),
  ])
  func `snapshots go to an included file only if it is theirs`(_ path: String, _ isFine: Bool) {
    let system = MemorySystem([
      "a.journal": CheckCommandTests.snapshot, "b.journal": "2026-01-01 x\n",
      "new.journal": "", "s.journal": CheckCommandTests.snapshot,
    ])
    let sources = ["a.journal", "b.journal", "new.journal", "s.journal"]
      .map { Ledger.Source(name: $0, dialect: "hledger") }
    let kept = KeptFiles(["a.journal"], sources, system.environment)
    #expect(((try? kept.check(snapshots: path)) != nil) == isFine)
  }
}
