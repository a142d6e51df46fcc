import Testing

@testable import JournalReading

@Suite struct BeancountLoadAccountsTests {
  private func errors(_ plugin: String, _ text: String) -> [String] {
    ReadingSample("plugin \"beancount.plugins.\(plugin)\"\n\(text)", .beancount, isStrict: true)
      .errors
  }

  private let opened = "2024-01-01 open Assets:A\n2024-01-01 open Assets:A:B\n"

  @Test func `auto_accounts opens what is used, on the first day`() {
    let text = "2024-01-02 * \"x\"\n  Assets:A  0 USD\n2024-01-01 note Assets:A \"x\"\n"
    #expect(errors("auto_accounts", text) == [])
    #expect(errors("implicit_prices", text) == ["account-not-open"])
  }

  @Test func `close_tree closes what is below, and needs no open of the top`() {
    let text = "2024-01-01 open Assets:A:B\n2024-02-01 close Assets:A\n"
    #expect(errors("close_tree", text) == [])
    let late = text + "2024-03-01 * \"x\"\n  Assets:A:B  0 USD\n"
    #expect(errors("close_tree", late) == ["account-not-open"])
  }

  @Test func `leafonly wants postings on the lowest accounts alone`() {
    let text = opened + "2024-01-02 * \"x\"\n  Assets:A  0 USD\n"
    #expect(errors("leafonly", text) == ["account-not-leaf"])
    #expect(errors("leafonly", opened + "2024-01-02 * \"x\"\n  Assets:A:B  0 USD\n") == [])
  }

  @Test func `nounused wants every account used`() {
    #expect(errors("nounused", "2024-01-01 open Assets:A\n") == ["account-unused"])
    #expect(errors("nounused", "2024-01-01 open Assets:A\n2024-01-02 close Assets:A\n") == [])
  }
}
