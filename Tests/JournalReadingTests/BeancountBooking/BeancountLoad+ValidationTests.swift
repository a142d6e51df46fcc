import Diagnostics
import Testing

@testable import JournalReading

@Suite struct BeancountLoadValidationTests {
  private func errors(_ text: String) -> [String] {
    ReadingSample(text, .beancount, isStrict: true).errors
  }

  @Test(arguments: [
    ("2024-01-01 open Assets:A\n2024-01-02 open Assets:A\n", "account-opened-twice"),
    ("2024-01-01 close Assets:A\n", "account-not-open"),
    (
      "2024-01-01 open Assets:A\n2024-01-02 close Assets:A\n2024-01-03 close Assets:A\n",
      "account-closed-twice"
    ),
    ("2024-01-01 commodity USD\n2024-01-02 commodity USD\n", "commodity-repeated"),
    (
      "2024-01-01 open Assets:A\n2024-01-02 balance Assets:A 0 USD\n2024-01-02 balance Assets:A 0.001 USD\n",
      "balance-contradicted"
    ),
  ])
  func `a directive that contradicts another is a mistake`(_ text: String, _ id: String) {
    #expect(errors(text) == [id])
  }

  @Test(arguments: [
    ("2024-01-05 * \"x\"\n  Assets:A  0 USD\n", true),
    ("2024-01-04 * \"x\"\n  Assets:A  0 USD\n", false),
    ("2024-01-10 * \"x\"\n  Assets:A  0 USD\n", true),
    ("2024-01-11 * \"x\"\n  Assets:A  0 USD\n", false),
    ("2024-01-11 note Assets:A \"x\"\n", true), ("2024-01-11 balance Assets:A 0 USD\n", true),
    ("2024-01-04 note Assets:A \"x\"\n", false), ("2024-01-11 pad Assets:A Assets:A\n", false),
  ])
  func `an account is used between its open and its close`(_ entry: String, _ isRead: Bool) {
    let text = "2024-01-05 open Assets:A\n2024-01-10 close Assets:A\n\(entry)"
    #expect((errors(text).first { $0 == "account-not-open" } == nil) == isRead)
  }

  @Test func `an account without an open is reported once, with the nearest`() {
    let sample = ReadingSample(
      """
      2024-01-01 open Assets:Cash
      2024-01-02 * "x"
        Assets:Csh   1 USD
        Assets:Cash
      2024-01-03 * "x"
        Assets:Csh   1 USD
        Assets:Cash
      """, .beancount, isStrict: true)
    #expect(sample.errors == ["account-not-open"])
    #expect(
      sample.read.diagnostics[0].children.first?.message
        == "add a line: 2024-01-02 open Assets:Csh, or write Assets:Cash")
    #expect(sample.balance("Assets:Csh") == ["2 USD"])
  }

  @Test func `postings are in the currencies of the open`() {
    let text = "2024-01-01 open Assets:A USD,EUR\n2024-01-01 open Assets:B\n2024-01-02 * \"x\"\n"
    #expect(errors(text + "  Assets:A  1 EUR\n  Assets:B\n") == [])
    #expect(errors(text + "  Assets:A  1 CHF\n  Assets:B\n") == ["commodity-not-allowed"])
  }

  @Test func `the order of the text does not matter`() {
    #expect(
      errors("2024-01-02 * \"x\"\n  Assets:A  0 USD\n2024-01-02 open Assets:A\n") == [])
  }
}
