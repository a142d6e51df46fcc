import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct MinimumFindingTests {
  private func line(
    _ change: (inout SampleBooks, CommodityID) throws -> Void
  ) throws -> KPIReport.DebtLine {
    var books = try SampleBooks.household()
    try books.add("2026-03-02 Bank | Liabilities:Loan -1000.00 USD | Assets:Car 1000.00 USD")
    books.attributes("Liabilities:Loan") { $0.apr = Quantity("0.12") }
    try change(&books, books.ledger.commodities.intern("USD"))
    return try #require(try books.report("2026-06-30").debt.debts.first)
  }

  @Test(
    arguments: [
      (nil, "20", "20.00"), (nil, "2000", "1010.00"), ("0.02", "25", "25"), ("0.03", "25", "30.00"),
    ] as [(String?, String, String)])
  func `a declared form is clamped to balance and interest`(
    _ share: String?, _ floor: String, _ minimum: String
  ) throws {
    let line = try line { books, usd in
      let money = Money(try number(floor), usd)
      let form = try share.map { MinimumPayment<Money>.percentage(try number($0), floor: money) }
      books.attributes("Liabilities:Loan") { $0.minimum = form ?? .fixed(money) }
    }
    #expect(line.minimum == Quantity(minimum))
    #expect(line.minimumSource == .declared)
  }

  @Test func `interest and a share have a floor together`() throws {
    let line = try line { books, usd in
      books.attributes("Liabilities:Loan") {
        $0.minimum = .interestPlus(Quantity("0.01") ?? .zero, floor: Money(Quantity(15), usd))
      }
    }
    #expect(line.minimum == Quantity(20))
  }

  @Test func `a rule that pays the debt is the minimum`() throws {
    let line = try line { books, _ in
      try books.rule(
        nil, every: Recurrence(.weeks(1)),
        [("Liabilities:Loan", "20"), ("Expenses:Interest", "4"), ("Assets:Checking", "-24")])
    }
    #expect(line.minimum == Quantity(104))
    #expect(line.minimumSource == .rule)
  }

  @Test func `a card with purchases pays five percent`() throws {
    let line = try line { books, _ in
      try books.add("2026-04-02 Shop | Expenses:Food 500.00 USD | Liabilities:Loan -500.00 USD")
    }
    #expect(line.minimum == Quantity(75))
    #expect(line.minimumSource == .card)
  }

  @Test func `a loan pays the median of the last three payments`() throws {
    let line = try line { books, _ in
      for (month, amount) in [("03", "90"), ("04", "50"), ("05", "60"), ("06", "40")] {
        try books.add(
          "2026-\(month)-20 Bank | Liabilities:Loan \(amount) USD | Assets:Checking -\(amount) USD")
      }
    }
    #expect(line.minimum == Quantity(50))
    #expect(line.minimumSource == .observed)
  }

  @Test func `another debt has no minimum`() throws {
    let line = try line { _, _ in }
    #expect(line.minimum == nil)
    #expect(line.minimumSource == nil)
  }
}
