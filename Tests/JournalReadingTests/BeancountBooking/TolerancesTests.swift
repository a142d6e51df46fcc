import LedgerModel
import Testing

@testable import JournalReading

@Suite struct TolerancesTests {
  /// An entry that is off by an amount, under some options.
  private func errors(_ amounts: [String], _ options: [String: String] = [:]) -> [String] {
    let head = options.sorted { $0.key < $1.key }.map { "option \"\($0)\" \"\($1)\"\n" }.joined()
    let postings = amounts.map { "  Assets:A  \($0)\n" }.joined()
    return ReadingSample.beancount("\(head)2024-01-01 * \"x\"\n\(postings)").errors
  }

  @Test(arguments: [
    (["10.00 USD", "-9.995 USD"], true), (["10.00 USD", "-9.994 USD"], false),
    (["10 USD", "-9.99 USD"], false), (["10 USD", "-9.995 USD", "-0.00 USD"], true),
    (["10.0 USD", "-10.04 USD"], true), (["10 EUR", "-11 USD"], false),
    (["10 EUR @ 2.55 USD", "-25 USD"], false), (["10 EUR @ 2.555 USD", "-25.55 USD"], true),
  ])
  func `the coarsest amount decides, and whole numbers allow nothing`(
    _ amounts: [String], _ isRead: Bool
  ) {
    #expect(errors(amounts) == (isRead ? [] : ["entry-unbalanced"]))
  }

  @Test func `options widen the tolerance`() {
    let amounts = ["10.00 USD", "-9.99 USD"]
    #expect(errors(amounts, ["tolerance_multiplier": "1"]) == [])
    #expect(errors(amounts, ["inferred_tolerance_default": "USD:0.01"]) == [])
    #expect(errors(amounts, ["inferred_tolerance_default": "EUR:0.01"]) == ["entry-unbalanced"])
    #expect(errors(["10 USD", "-9 USD"], ["inferred_tolerance_default": "*:1"]) == [])
  }

  @Test func `a cost widens the tolerance if an option says so`() {
    let amounts = ["1.234 AAA {100 USD}", "-123.44 USD"]
    #expect(errors(amounts) == ["entry-unbalanced"])
    #expect(errors(amounts, ["infer_tolerance_from_cost": "TRUE"]) == [])
  }
}
