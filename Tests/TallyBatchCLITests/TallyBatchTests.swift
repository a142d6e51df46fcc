import Testing

@testable import TallyBatchCLI

@Suite struct TallyBatchTests {
  @Test(arguments: [
    (["--help"], "USAGE:"), (["--version"], "tally-batch "),
    (["--completions", "zsh"], "#compdef tally-batch"),
  ])
  func `an answer goes to standard output`(_ words: [String], _ text: String) {
    let system = MemorySystem()
    #expect(TallyBatch.run(words, in: system.environment) == .done)
    #expect(system.output.contains(text))
    #expect(system.errors.isEmpty)
  }

  @Test(arguments: [["--fromat"], ["gone.journal"], []])
  func `a mistake on the command line is status 2 and goes to standard error`(_ words: [String]) {
    let system = MemorySystem()
    #expect(TallyBatch.run(words, in: system.environment).rawValue == 2)
    #expect(system.output.isEmpty)
    #expect(system.errors.hasPrefix("tally-batch: error: "))
  }
}
