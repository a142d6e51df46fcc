import LedgerModel
import Testing

@testable import JournalReading

@Suite struct PlainRulesTests {
  private func plugin(_ name: String) -> BeancountPlugin {
    BeancountPlugin(name: name, config: nil, file: 0, range: 0..<0)
  }

  @Test(arguments: ["auto_accounts", "close_tree", "commodity_attr", "unique_prices"])
  func `a plugin that asks for days and accounts alone leaves the short way open`(_ name: String) {
    #expect(PlainRules(BeancountOptions(), [plugin("beancount.plugins.\(name)")]).isOpen)
  }

  @Test(arguments: ["noduplicates", "pedantic", "currency_accounts", "sellgains"])
  func `a plugin that looks at postings closes it`(_ name: String) {
    #expect(!PlainRules(BeancountOptions(), [plugin("beancount.plugins.\(name)")]).isOpen)
  }

  @Test func `a plugin that is not run leaves it open`() {
    #expect(PlainRules(BeancountOptions(), [plugin("somebody.else")]).isOpen)
  }

  @Test func `tolerances of one's own leave missing amounts to the whole grammar`() {
    var options = BeancountOptions()
    options.toleranceDefaults[nil] = Quantity(1)
    let rules = PlainRules(options, [])
    #expect(rules.isOpen)
    #expect(!rules.fillsGaps)
    options.toleranceMultiplier = Quantity(1)
    #expect(!PlainRules(options, []).isOpen)
  }

  @Test func `an option below an entry holds for it too`() {
    let entry = "2026-01-01 * \"x\"\n  Assets:A  1.5 EUR\n  Assets:B  0.25 EUR\n  Assets:C\n"
    let exact = "2026-01-01 * \"x\"\n  Assets:A  1.50 EUR\n  Assets:C\n"
    let option = "option \"inferred_tolerance_default\" \"EUR:0.5\"\n"
    #expect(ReadingSample.beancount(entry + option).balance("Assets:C") == ["-2 EUR"])
    #expect(ReadingSample.beancount(exact + option).balance("Assets:C") == ["-2 EUR"])
    #expect(ReadingSample.beancount(exact).balance("Assets:C") == ["-1.5 EUR"])
  }
}
