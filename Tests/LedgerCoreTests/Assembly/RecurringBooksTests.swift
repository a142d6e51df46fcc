import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct RecurringBooksTests {
  @Test func `five hundred items do not each look at every payee and entry`() throws {
    var books = try SampleBooks()
    for number in 0..<500 {
      for month in 1...6 {
        try books.add(
          "2026-0\(month)-15 Payee \(number) x | Expenses:Fun 5 USD | Assets:Cash -5 USD")
      }
      try books.subscription("Item \(number)", "5", from: "2026-01-15", payee: "payee \(number) x")
    }
    let currency = books.ledger.commodities.intern("USD")
    let classification = AccountClassification(books.ledger.accounts)
    let walk = PostingWalk(
      books.ledger, classification, LedgerSurvey(books.ledger, classification))
    let valuation = Valuation(books.ledger, currency: currency, prices: .traded)
    let recurring = try RecurringBooks(
      walk, ChargeHistory(walk), valuation, until: day("2026-06-30"))
    #expect(recurring.histories.count == 500)
    #expect(recurring.histories.allSatisfy { $0.paid.count == 6 })
    #expect(recurring.charges.payees.allSatisfy { recurring.index.items(of: $0).count == 1 })
  }
}
