import Testing

@testable import TallyBatchCLI

@Suite struct OptionAllTests {
  @Test(arguments: ["--include-root", "--snapshots", "-o"])
  func `an empty path is a mistake, not the current folder`(_ name: String) throws {
    let error = try #require(throws: UsageError.self) { try RawArguments(parsing: [name, ""]) }
    #expect(error.message.hasPrefix("'\(name)': expected a "))
  }

  @Test(arguments: Option.all.filter { !$0.choices.isEmpty && $0.long != "format" }.map(\.long))
  func `every choice that is offered is taken`(_ long: String) throws {
    let option = try #require(Option.named("--\(long)"))
    for choice in option.choices {
      var raw = RawArguments()
      try option.store(&raw, choice)
    }
  }
}
