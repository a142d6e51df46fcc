import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `DataQualityAssembly+DebtsTests` {
  private func items(
    _ id: String, _ set: (inout SampleBooks) throws -> Void
  ) throws -> [String]? {
    var books = try SampleBooks.household()
    try set(&books)
    return try books.report("2026-06-30").dataQuality.first { $0.id == id }?.items
  }

  @Test func `a debt that never falls is named, as its payments may be booked elsewhere`() throws {
    #expect(try items("liability-never-falls") { _ in } == ["Liabilities:Visa"])
    let paid = try items("liability-never-falls") {
      try $0.add("2026-05-20 Visa | Liabilities:Visa 25 USD | Assets:Checking -25 USD")
    }
    #expect(paid == nil)
    let forgiven = try items("liability-never-falls") {
      try $0.add("2026-05-20 Visa | Liabilities:Visa 25 USD | Equity:Gifts -25 USD")
    }
    #expect(forgiven == nil)
  }

  @Test func `a young debt is not named`() throws {
    let young = try items("liability-never-falls") {
      try $0.add("2026-05-01 Visa | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
      try $0.add("2026-05-02 Bank | Liabilities:Loan -300 USD | Assets:Checking 300 USD")
    }
    #expect(young == nil)
  }

  @Test func `a debt without a rate is named`() throws {
    #expect(try items("rate-unknown") { _ in } == ["Liabilities:Visa"])
    #expect(
      try items("rate-unknown") { $0.attributes("Liabilities:Visa") { $0.apr = .zero } } == nil)
  }

  @Test(arguments: [("10", "not planned"), ("100", "planned")])
  func `deferred interest is named with the day and whether the plan is in time`(
    _ budget: String, _ outlook: String
  ) throws {
    let last = try day("2026-12-31")
    let found = try items("deferred-interest") { books in
      books.attributes("Liabilities:Visa") {
        $0.hasDeferredInterest = true
        $0.apr = Quantity(units: Int64(29), scale: 2)
        $0.promotion = PromotionalRate(rate: .zero, lastDay: last)
      }
      try books.budget("Liabilities", budget)
    }
    #expect(found == ["Liabilities:Visa by 31 Dec 2026 (\(outlook))"])
  }

  @Test func `a budget below the minimums is said`() throws {
    let found = try items("payoff-below-minimums") { books in
      let fifty = try books.money("50")
      books.attributes("Liabilities:Visa") { $0.minimum = .fixed(fifty) }
      try books.budget("Liabilities", "20")
    }
    #expect(found == [])
  }
}
