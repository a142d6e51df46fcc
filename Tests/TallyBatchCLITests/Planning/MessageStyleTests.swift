import Testing

@testable import TallyBatchCLI

@Suite struct MessageStyleTests {
  @Test(arguments: [
    ([], [:], DiagnosticsKind.text), ([], ["GITHUB_ACTIONS": "true"], .github),
    ([], ["GITHUB_ACTIONS": "false"], .text),
    (["--diagnostics=json"], ["GITHUB_ACTIONS": "true"], .json),
  ])
  func `diagnostics are text, unless asked or in a GitHub workflow`(
    _ words: [String], _ variables: [String: String], _ kind: DiagnosticsKind
  ) throws {
    let system = MemorySystem(variables: variables)
    #expect(MessageStyle(try RawArguments(parsing: words), system.environment).kind == kind)
  }

  @Test(arguments: [
    ([], [:], true, true), ([], [:], false, false), ([], ["NO_COLOR": "1"], true, false),
    ([], ["NO_COLOR": ""], true, true), ([], ["TERM": "dumb"], true, false),
    (["--color=always"], ["NO_COLOR": "1"], false, true), (["--color=never"], [:], true, false),
  ])
  func `text is coloured on a terminal, unless told otherwise`(
    _ words: [String], _ variables: [String: String], _ isTerminal: Bool, _ usesColor: Bool
  ) throws {
    let system = MemorySystem(variables: variables, isTerminal: isTerminal)
    let style = MessageStyle(try RawArguments(parsing: words), system.environment)
    #expect(style.usesColor == usesColor)
  }

  @Test(arguments: [
    (["--diagnostics", "json", "--fromat"], DiagnosticsKind.json),
    (["--fromat", "--diagnostics=github"], .github), (["--diagnostics"], .text),
    (["--diagnostics=json", "--diagnostics", "text"], .text),
    (["--", "--diagnostics=json"], .text),
    (["--diagnostics=xml"], .text), ([], .text),
  ])
  func `the kind is found in a command line that is wrong otherwise`(
    _ words: [String], _ kind: DiagnosticsKind
  ) {
    #expect(MessageStyle(scanning: words, MemorySystem().environment).kind == kind)
  }
}
