import Testing

@testable import JournalReading

@Suite struct BeancountLoadDuplicatesTests {
  @Test(arguments: [
    ("2024-01-01 note Assets:A \"x\"\n", true), ("2024-01-01 price AAA 5 USD\n", false),
    ("2024-01-01 * \"x\" #a\n  Assets:A  0 USD\n", true),
    ("2024-01-01 event \"a\" \"b\"\n", true),
  ])
  func `noduplicates wants each entry once, but for prices`(_ entry: String, _ isMistake: Bool) {
    let plugin = "plugin \"beancount.plugins.noduplicates\"\n"
    #expect(
      ReadingSample.beancount(plugin + entry + entry).errors
        == (isMistake ? ["entry-repeated"] : [])
    )
    #expect(ReadingSample.beancount(plugin + entry).errors == [])
  }

  @Test func `another number of decimals makes another entry`() {
    let text = """
      plugin "beancount.plugins.noduplicates"
      2024-01-01 * "x"
        Assets:A  0 USD
      2024-01-01 * "x"
        Assets:A  0.0 USD
      """
    #expect(ReadingSample.beancount(text).errors == [])
  }
}
