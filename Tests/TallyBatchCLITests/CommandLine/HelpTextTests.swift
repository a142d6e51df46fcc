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

  @Test(arguments: Command.worded)
  func `help on a command has the options that go with it and no others`(_ command: Command) {
    let help = HelpText.text(for: command)
    #expect(help.contains("tally-batch \(command.usage) [OPTIONS]"))
    #expect(help.contains(command.summary))
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for option in Option.all {
      #expect(help.contains(option.synopsis + " ") == option.commands.contains(command))
    }
  }

  @Test func `help on the report is help on everything`() {
    #expect(HelpText.text(for: .report) == HelpText.text)
  }
}
