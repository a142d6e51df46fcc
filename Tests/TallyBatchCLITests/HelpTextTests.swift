import Testing

@testable import TallyBatchCLI

@Suite struct HelpTextTests {
  @Test func `help fits in 80 columns`() {
    for line in HelpText.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: Option.all.map(\.synopsis))
  func `help describes every option`(_ synopsis: String) {
    #expect(HelpText.text.contains(synopsis + " "))
  }

  @Test(arguments: Command.allCases)
  func `help describes every command`(_ command: Command) {
    #expect(HelpText.text.contains(command.usage))
    #expect(HelpText.text.contains(command.summary))
  }

  @Test func `examples come before the options`() throws {
    let examples = try #require(HelpText.text.firstRange(of: "EXAMPLES:"))
    let options = try #require(HelpText.text.firstRange(of: "--file"))
    #expect(examples.lowerBound < options.lowerBound)
  }
}
