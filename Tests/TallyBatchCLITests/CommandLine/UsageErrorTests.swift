import Diagnostics
import Testing

@testable import TallyBatchCLI

@Suite struct UsageErrorTests {
  @Test func `a usage error is a diagnostic about no place, with what to type`() {
    let error = UsageError("there is no file 'x'", help: "did you mean 'y'?")
    #expect(
      error.diagnostic
        == Diagnostic(
          "usage", .error, "there is no file 'x'", at: nil, [.init(.help, "did you mean 'y'?")]))
    #expect(UsageError("no").diagnostic.children.isEmpty)
  }

  @Test(arguments: [
    ("--fromat", "did you mean '--format'?"), ("--dialct", "did you mean '--dialect'?"),
    ("--colour", "did you mean '--color'?"), ("--snapshot", "did you mean '--snapshots'?"),
    ("--xyzzy", "tally-batch --help lists every option"),
    ("-Q", "tally-batch --help lists every option"),
    ("-F", "tally-batch --help lists every option"),
    ("-v", "tally-batch --help lists every option"),
  ])
  func `a long option has the closest name, and one letter has none`(
    _ typed: String, _ help: String
  ) {
    #expect(UsageError.unknownOption(typed).help == help)
  }

  @Test func `a word that is like none has all of them`() {
    #expect(UsageError.unknownChoice("x", of: ["a1", "b2"]).help == "choose from: a1, b2")
    #expect(
      UsageError.unknownFormat("html", of: ["md", "csv"]).help == "this version writes: md, csv")
    #expect(UsageError.unknownCommand("balance").help == "did you mean 'balances'?")
    #expect(UsageError.unknownCommand("x").help == "the commands are: check, balances, init")
  }
}
