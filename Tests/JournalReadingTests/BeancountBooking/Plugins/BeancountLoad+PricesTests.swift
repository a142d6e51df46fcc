import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountLoadPricesTests {
  private func sample(_ plugin: String, _ text: String) -> ReadingSample {
    ReadingSample.beancount("plugin \"beancount.plugins.\(plugin)\"\n\(text)")
  }

  @Test func `implicit_prices makes prices of prices and of the costs of new lots`() {
    let sample = sample(
      "implicit_prices",
      """
      2024-01-01 * "buy"
        Assets:A  10 AAA {5 USD}
        Assets:C  10 EUR @ 2 USD
        Assets:B
      2024-01-02 * "sell"
        Assets:A  -5 AAA {5 USD}
        Assets:B
      2024-01-03 * "sell"
        Assets:A  -5 AAA {5 USD} @ 7 USD
        Assets:B  25 USD
      """)
    #expect(sample.errors.isEmpty)
    #expect(sample.read.ledger.prices.map { $0.amount.quantity.text() } == ["5", "2", "7"])
  }

  @Test func `unique_prices wants one price a day`() {
    let price = "2024-01-01 price AAA 5 USD\n"
    #expect(sample("unique_prices", price + price).errors == [])
    let two = price + "2024-01-01 price AAA 6 USD\n"
    #expect(sample("unique_prices", two).errors == ["price-contradicted"])
  }

  @Test func `coherent_cost wants a commodity at a cost always or never`() {
    let entry = "2024-01-01 * \"x\"\n  Assets:A  1 AAA {5 USD}\n  Assets:B\n"
    #expect(sample("coherent_cost", entry).errors == [])
    let mixed = entry + "2024-01-02 * \"x\"\n  Assets:A  -1 AAA\n  Assets:B  1 AAA\n"
    #expect(sample("coherent_cost", mixed).errors == ["cost-incoherent"])
  }

  @Test(arguments: [("2141.36", true), ("2142.36", false)])
  func `sellgains wants the price of what is sold among the proceeds`(
    _ cash: String, _ isRead: Bool
  ) {
    let found = sample(
      "sellgains",
      """
      1999-07-01 * "Buy"
        Assets:Stock  81 ADSK {26.3125 USD}
        Assets:Cash
      1999-07-31 * "Sell"
        Assets:Stock  -81 ADSK {26.3125 USD} @ 26.4375 USD
        Assets:Cash  \(cash) USD
        Expenses:Fees  0.08 USD
        Income:Gain
      """
    ).errors
    #expect(found == (isRead ? [] : ["gains-mismatch"]))
  }

  @Test(arguments: [("55.1", true), ("57", false)])
  func `check_average_cost wants reductions near the average`(_ cost: String, _ isRead: Bool) {
    let found = sample(
      "check_average_cost",
      """
      2024-01-01 open Assets:A "NONE"
      2024-01-01 * "buy"
        Assets:A  10 AAA {50 USD}
        Assets:A  10 AAA {60 USD}
        Assets:B
      2024-01-02 * "sell"
        Assets:A  -5 AAA {\(cost) USD}
        Assets:B
      """
    ).errors
    #expect(found == (isRead ? [] : ["average-cost-off"]))
  }
}
