import Testing

@testable import TallyBatchCLI

@Suite struct TallyBatchTests {
  @Test(arguments: [
    (["--help"], "USAGE:"), (["help"], "EXAMPLES:"),
    (["help", "check"], "tally-batch check FILE ..."),
    (["init", "-h"], "tally-batch init JOURNAL"), (["--version"], "tally-batch "),
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

  @Test(arguments: [
    (["--fromat", "--diagnostics=json"], "{\"file\":null,"),
    (["gone.journal", "--diagnostics", "json"], "\"message\":\"there is no file 'gone.journal'\""),
    (["gone.journal", "--diagnostics=github"], "::error title=usage::there is no file"),
    (["a\u{1B}[31m.journal"], "tally-batch: error: there is no file 'a␛[31m.journal'"),
  ])
  func `a mistake on the command line has the form that was asked for`(
    _ words: [String], _ text: String
  ) {
    let system = MemorySystem()
    #expect(TallyBatch.run(words, in: system.environment) == .usage)
    #expect(system.errors.contains(text))
  }
}
