import Diagnostics
import Testing

@testable import JournalReading

@Suite struct BookClosingTests {
  private let entry = "2026-01-01 x\n    assets:bank  5 EUR\n    equity\n"

  @Test func `strict books declare every account and commodity`() {
    let sample = ReadingSample("account equity\n" + entry, isStrict: true)
    #expect(sample.errors == ["account-undeclared", "commodity-undeclared"])
    #expect(sample.firstErrorText == "assets:bank")
    let declared = "account assets:bank\naccount equity\ncommodity 1.00 EUR\n"
    #expect(ReadingSample(entry + declared, isStrict: true).errors.isEmpty)
    #expect(ReadingSample(entry).errors.isEmpty)
  }
}
