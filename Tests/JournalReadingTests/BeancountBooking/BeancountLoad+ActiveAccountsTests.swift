import Testing

@testable import JournalReading

@Suite struct BeancountLoadActiveAccountsTests {
  private func sample(_ days: [String], _ directives: String) -> ReadingSample {
    let entries = days.map { "\($0) * \"x\"\n  Assets:A  1 USD\n  Assets:A  -1 USD\n" }
    return ReadingSample(directives + entries.joined(), .beancount, isStrict: true)
  }

  @Test(
    arguments: [
      (["2024-01-05", "2024-01-10"], []), (["2024-01-04", "2024-01-06"], [3]),
      (["2024-01-06", "2024-01-11", "2024-01-12"], [6]),
    ] as [([String], [Int])])
  func `a use before the open or after the close is reported once, where it stands`(
    _ days: [String], _ lines: [Int]
  ) {
    let sample = sample(days, "2024-01-05 open Assets:A\n2024-01-10 close Assets:A\n")
    #expect(sample.errors == lines.map { _ in "account-not-open" })
    #expect(sample.errorLines.map { $0 + 1 } == lines)
  }

  @Test func `an account that is opened again may be used again`() {
    let directives =
      "2024-01-05 open Assets:A\n2024-01-10 close Assets:A\n2024-01-20 open Assets:A\n"
    #expect(sample(["2024-01-06", "2024-01-21"], directives).errors == ["account-opened-twice"])
    #expect(
      sample(["2024-01-06", "2024-01-15"], directives).errors
        == ["account-opened-twice", "account-not-open"])
  }

  @Test func `an account that no line opens is reported`() {
    #expect(sample(["2024-01-06"], "2024-01-05 open Assets:B\n").errors == ["account-not-open"])
  }
}
