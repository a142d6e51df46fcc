import Testing

@testable import TallyBatchCLI

@Suite struct CommandTests {
  @Test(arguments: Command.worded)
  func `a command is known by its word`(_ command: Command) {
    #expect(Command(word: command.rawValue) == command)
    #expect(command.usage.hasPrefix(command.rawValue))
  }

  @Test(arguments: ["report", "./check", "Check", "home.journal"])
  func `any other word is a journal`(_ word: String) {
    #expect(Command(word: word) == nil)
  }

  @Test func `a reserved command is not one that runs`() {
    #expect(Command.reserved.allSatisfy { Command(word: $0) == nil })
  }
}
