import Testing

@testable import TallyBatchCLI

@Suite struct SoundBooksTests {
  @Test(arguments: [([], false), (["--keep-going"], true)])
  func `books with errors are good enough only if the run keeps going`(
    _ words: [String], _ isGoodEnough: Bool
  ) throws {
    let system = MemorySystem(["a.journal": SampleJournals.broken]).environment
    let plan = try RunPlan(try RawArguments(parsing: ["a.journal"] + words), system)
    var stopwatch = Stopwatch(plan, system)
    let books = try SoundBooks(CommandContext(plan, system), &stopwatch)
    #expect((books != nil) == isGoodEnough)
    if let books { #expect(books.hasErrors && books.status == .journalErrors) }
  }

  @Test func `what is wrong is told in the order of reading`() throws {
    let system = MemorySystem([
      "a.journal": "include b.journal\n2026-01-01 x\n    a  1\n", "b.journal": "nonsense\n",
    ])
    #expect(system.run("balances", "a.journal", "--diagnostics=github") == 1)
    let files = system.errors.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(files == ["::error file=a.journal", "::error file=b.journal"])
  }
}
