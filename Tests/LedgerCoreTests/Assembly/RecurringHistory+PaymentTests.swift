import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `RecurringHistory+PaymentTests` {
  private func charge(
    _ date: String, _ digits: String, entry: Int32, posting: Int32, commodity: Int32 = 0
  ) throws -> ChargeHistory.Charge {
    ChargeHistory.Charge(
      day: try day(date), payee: PayeeID(0), account: AccountID(0),
      money: Money(try number(digits), CommodityID(commodity)), isWithheld: false, entry: entry,
      posting: posting)
  }

  @Test func `the charges of an entry are one payment in its first commodity`() throws {
    let payments = try RecurringHistory.Payment.all([
      charge("2026-01-01", "3", entry: 4, posting: 8),
      charge("2026-01-01", "9", entry: 4, posting: 9, commodity: 1),
      charge("2026-01-01", "2", entry: 4, posting: 10),
      charge("2026-01-01", "7", entry: 5, posting: 11),
    ])
    #expect(payments.map(\.amount.quantity) == [Quantity(5), Quantity(7)])
    #expect(payments.map(\.postings) == [[8, 10], [11]])
  }

  @Test func `a refund pays nothing, and lowers what its entry pays`() throws {
    let payments = try RecurringHistory.Payment.all([
      charge("2026-01-01", "-3", entry: 1, posting: 1),
      charge("2026-01-02", "10", entry: 2, posting: 2),
      charge("2026-01-02", "-4", entry: 2, posting: 3),
    ])
    #expect(payments.map(\.amount.quantity) == [Quantity(6)])
  }
}
