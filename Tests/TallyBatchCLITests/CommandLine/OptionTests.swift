import Testing

@testable import TallyBatchCLI

@Suite struct OptionTests {
  @Test func `no two options have the same name`() {
    let names = Option.all.map(\.long) + Option.all.compactMap { $0.short.map(String.init) }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Option.all.map(\.long))
  func `an option is found by its names and says what it does`(_ long: String) throws {
    let option = try #require(Option.named("--\(long)"))
    #expect(option.help.hasSuffix("."))
    if let short = option.short { #expect(Option.named("-\(short)")?.long == long) }
    if !option.choices.isEmpty { #expect(option.value != nil) }
  }
}
