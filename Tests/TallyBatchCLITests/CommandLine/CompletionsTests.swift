import Testing

@testable import TallyBatchCLI

@Suite struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func `a script names every option and command`(_ shell: Shell) {
    let script = Completions.script(for: shell)
    for option in Option.all { #expect(script.contains(option.long)) }
    for command in Command.worded { #expect(script.contains(command.rawValue)) }
  }

  @Test(arguments: Shell.allCases)
  func `quotes are paired on every line`(_ shell: Shell) {
    let script = Completions.script(for: shell).replacing(#"'\''"#, with: "")
    for line in script.split(separator: "\n") {
      #expect(line.count { $0 == "'" }.isMultiple(of: 2), "\(line)")
    }
  }
}
