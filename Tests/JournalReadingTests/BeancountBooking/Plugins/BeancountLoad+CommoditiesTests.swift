import Testing

@testable import JournalReading

@Suite struct BeancountLoadCommoditiesTests {
  private func errors(_ plugin: String, _ text: String) -> [String] {
    ReadingSample.beancount("plugin \"beancount.plugins.\(plugin)\n\(text)").errors
  }

  private let entry = "2024-01-01 * \"x\"\n  Assets:A  1 AAA {5 USD}\n  Assets:B\n"

  @Test func `check_commodity wants a directive for each commodity`() {
    #expect(errors("check_commodity\"", entry) == ["commodity-undeclared", "commodity-undeclared"])
    let declared = "2024-01-01 commodity AAA\n2024-01-01 commodity USD\n"
    #expect(errors("check_commodity\"", declared + entry) == [])
    #expect(errors("check_commodity\" \"{'Assets:.*': 'A.*|USD'}\"", entry) == [])
  }

  @Test(arguments: [
    ("  name: \"Alpha\"\n", "{'name': None}", true), ("", "{'name': None}", false),
    ("  kind: \"bond\"\n", "{'kind': ['stock', 'bond']}", true),
    ("  kind: \"coin\"\n", "{'kind': ['stock', 'bond']}", false),
  ])
  func `commodity_attr wants fields with certain values`(
    _ fields: String, _ config: String, _ isRead: Bool
  ) {
    let found = errors("commodity_attr\" \"\(config)\"", "2024-01-01 commodity AAA\n\(fields)")
    #expect(found == (isRead ? [] : ["commodity-attribute"]))
  }

  @Test func `onecommodity wants one in each account, but for those that say otherwise`() {
    let mixed = "2024-01-01 * \"x\"\n  Assets:A  0 EUR\n  Assets:A  0 USD\n"
    #expect(errors("onecommodity\"", mixed) == ["commodities-mixed"])
    #expect(errors("onecommodity\" \"Liabilities\"", "2024-01-01 open Assets:A\n" + mixed) == [])
    #expect(errors("onecommodity\"", "2024-01-01 open Assets:A EUR,USD\n" + mixed) == [])
    let off = "2024-01-01 open Assets:A\n  onecommodity: FALSE\n"
    #expect(errors("onecommodity\"", off + mixed) == [])
  }
}
