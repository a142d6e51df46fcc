import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct UndeclaredItemTests {
  private func item(
    _ account: Int32, _ amounts: [String], entries: [Int32] = [1, 2, 3]
  ) throws -> UndeclaredItem {
    let charges = try zip(amounts, entries).enumerated().map { index, charge in
      SubscriptionDetection.Charge(
        day: try day("2026-0\(index + 1)-05"), amount: try number(charge.0), entry: charge.1)
    }
    let recurrence = Recurrence(.months(1), start: try day("2026-01-05"))
    let series = try #require(SubscriptionDetection.series(of: charges, keeping: recurrence))
    return UndeclaredItem(PayeeID(0), [AccountID(account)], CommodityID(0), series)
  }

  @Test func `what the same entries pay is one item`() throws {
    let both = try item(0, ["10", "10", "12"]).joined(item(1, ["5", "5", "6"]))
    #expect(both?.accounts == [AccountID(0), AccountID(1)])
    #expect(both?.series.prices.map(\.amount) == [Quantity(15), Quantity(18)])
    let apart = try item(0, ["10", "10"]).joined(item(1, ["5", "5"], entries: [1, 9]))
    #expect(apart == nil)
  }

  @Test func `the evidence counts the charges and shows their range`() throws {
    var ledger = Ledger()
    _ = ledger.commodities.intern("USD")
    let evidence = try item(0, ["10", "10", "12"]).evidence(DirectiveText(ledger: ledger))
    #expect(evidence.text == "3 charges of 10 USD to 12 USD, 2026-01-05 to 2026-03-05")
    #expect(evidence.amounts == [Quantity(10), Quantity(12)])
    #expect(evidence.charges == 3)
  }
}
