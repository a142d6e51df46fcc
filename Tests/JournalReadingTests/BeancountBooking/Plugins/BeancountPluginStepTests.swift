import Testing

@testable import JournalReading

@Suite struct BeancountPluginStepTests {
  @Test(arguments: [
    "auto", "auto_accounts", "check_average_cost", "check_closing", "check_commodity",
    "check_drained", "close_tree", "coherent_cost", "implicit_prices", "leafonly", "noduplicates",
    "nounused", "onecommodity", "pedantic", "sellgains", "unique_prices",
  ])
  func `the plugins that ship with Beancount are known`(_ name: String) {
    let sample = ReadingSample(
      "plugin \"beancount.plugins.\(name)\"\n2024-01-01 event \"a\" \"b\"\n", .beancount,
      isStrict: true)
    #expect(sample.errors.isEmpty)
  }

  @Test func `another plugin is a finding, and an error under strict checks`() {
    let text = "plugin \"fava.plugins.link_documents\"\n"
    let lax = ReadingSample(text, .beancount)
    #expect(lax.errors.isEmpty)
    #expect(lax.findings == ["plugin-unknown"])
    #expect(ReadingSample(text, .beancount, isStrict: true).errors == ["plugin-unknown"])
  }

  @Test(arguments: [
    "\"beancount.plugins.leafonly\" \"x\"", "\"beancount.plugins.commodity_attr\"",
    "\"beancount.plugins.currency_accounts\"", "\"beancount.plugins.check_commodity\" \"[\"",
  ])
  func `a setting too much, missing or unreadable is a mistake`(_ plugin: String) {
    #expect(ReadingSample("plugin \(plugin)\n", .beancount).errors == ["plugin-misconfigured"])
  }

  @Test func `without the usual plugins balances are not checked, unless they are named`() {
    let text = """
      option "plugin_processing_mode" "raw"
      2024-01-01 open Assets:A
      2024-01-02 balance Assets:A 5 USD
      """
    #expect(ReadingSample(text, .beancount, isStrict: true).errors == [])
    let named = "plugin \"beancount.ops.balance\"\n" + text
    #expect(ReadingSample(named, .beancount, isStrict: true).errors == ["assertion-failed"])
  }
}
