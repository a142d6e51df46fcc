import Testing

@testable import TallyBatchCLI

@Suite struct UsageErrorTests {
  @Test func `the text names the program, the mistake and what to type`() {
    #expect(
      UsageError("there is no file 'x'", help: "did you mean 'y'?").text
        == "tally-batch: error: there is no file 'x'\n  = help: did you mean 'y'?\n")
    #expect(UsageError("no").text == "tally-batch: error: no\n")
  }
}
