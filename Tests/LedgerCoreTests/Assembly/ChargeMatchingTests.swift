import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ChargeMatchingTests {
  /// What pays each item, such as `A 2026-06-15 2026-06-16 9.99 USD`: due, paid, amount.
  private func paid(
    _ entries: String, until: String = "2026-06-30", _ declare: (inout SampleBooks) throws -> Void
  ) throws -> [String] {
    var books = try SampleBooks(entries)
    try declare(&books)
    let ledger = books.ledger
    let classification = AccountClassification(ledger.accounts)
    let currency = try #require(ledger.commodities.find("USD"))
    let walk = PostingWalk(ledger, classification, LedgerSurvey(ledger, classification))
    let valuation = Valuation(ledger, currency: currency, prices: .traded)
    return try RecurringBooks(walk, ChargeHistory(walk), valuation, until: day(until)).histories
      .flatMap { history in
        history.paid.map { paid in
          let amount = paid.payment.amount
          return "\(history.item.name) \(paid.due) \(paid.payment.day) "
            + "\(amount.quantity) \(ledger.commodities[amount.commodity])"
        }
      }
  }

  @Test func `two items of one payee are told apart by their amounts`() throws {
    let paid = try paid(
      """
      2026-06-16 Apple | Expenses:Apps 2.99 USD | Assets:Checking -2.99 USD
      2026-06-17 Apple | Expenses:Apps 9.99 USD | Assets:Checking -9.99 USD
      """
    ) {
      try $0.subscription("TV", "9.99", from: "2026-06-15", payee: "apple")
      try $0.subscription("Cloud", "2.99", from: "2026-06-17", payee: "apple")
    }
    #expect(
      paid == [
        "Cloud 2026-06-17 2026-06-16 2.99 USD", "TV 2026-06-15 2026-06-17 9.99 USD",
      ])
  }

  @Test func `two items of one payee and price are told apart by account and day`() throws {
    let paid = try paid(
      """
      2026-06-05 Mobile | Expenses:Ada 10 USD | Assets:Checking -10 USD
      2026-06-05 Mobile | Expenses:Bob 10 USD | Assets:Checking -10 USD
      2026-06-20 Mobile | Expenses:Bob 10 USD | Assets:Checking -10 USD
      """
    ) {
      try $0.subscription("A", "10", from: "2026-06-05", payee: "mobile", account: "Expenses:Ada")
      try $0.subscription("B", "10", from: "2026-06-05", payee: "mobile", account: "Expenses:Bob")
      try $0.subscription("C", "10", from: "2026-06-19", payee: "mobile")
    }
    #expect(
      paid == [
        "A 2026-06-05 2026-06-05 10 USD", "B 2026-06-05 2026-06-05 10 USD",
        "C 2026-06-19 2026-06-20 10 USD",
      ])
  }

  @Test func `what was bought beside the item does not pay it`() throws {
    let paid = try paid(
      "2026-06-15 Apple Store | Expenses:Apps 999 USD | Assets:Checking -999 USD"
    ) { try $0.subscription("Cloud", "2.99", from: "2026-06-15", payee: "apple") }
    #expect(paid.isEmpty)
  }

  @Test func `a price that rises over the years stays known`() throws {
    let entries = ["10", "20", "40", "80"].enumerated().map { offset, amount in
      "2026-0\(offset + 1)-15 Club | Expenses:Fun \(amount) USD | Assets:Checking -\(amount) USD"
    }
    let paid = try paid(entries.joined(separator: "\n")) {
      try $0.subscription("Club", "10", from: "2026-01-15")
    }
    #expect(paid.count == 4)
  }

  @Test func `an item that is paid from two accounts is paid from either`() throws {
    let paid = try paid(
      """
      2026-05-15 Gym | Expenses:Fun 10 USD | Liabilities:Visa -10 USD
      2026-06-15 Gym | Expenses:Fun 10 USD | Assets:Checking -10 USD
      2026-06-14 Gym | Expenses:Fun 10 USD | Assets:Cash -10 USD
      """
    ) {
      try $0.subscription("Gym", "10", from: "2026-01-15")
      for account in ["Liabilities:Visa", "Assets:Checking"] {
        let id = $0.ledger.accounts.intern(account)
        $0.ledger.subscriptions[0].accounts.append(id)
      }
    }
    #expect(paid == ["Gym 2026-05-15 2026-05-15 10 USD", "Gym 2026-06-15 2026-06-15 10 USD"])
  }

  @Test func `what one entry books on two accounts is one payment`() throws {
    let paid = try paid(
      """
      2026-06-15 Fiber | Expenses:Home 30 USD | Expenses:Work 20 USD | Assets:Checking -50 USD
      """
    ) {
      try $0.subscription("Fiber", "50", from: "2026-06-15", account: "Expenses:Home")
      let work = $0.ledger.accounts.intern("Expenses:Work")
      $0.ledger.subscriptions[0].accounts.append(work)
    }
    #expect(paid == ["Fiber 2026-06-15 2026-06-15 50 USD"])
  }

  @Test func `without a payee of its name an item is known by its account`() throws {
    let entries = """
      2026-06-15 Meyer | Expenses:Rent 900 USD | Assets:Checking -900 USD
      2026-06-15 Market | Expenses:Food 900 USD | Assets:Checking -900 USD
      """
    let known = try paid(entries) {
      try $0.subscription("Flat", "900", from: "2026-06-15", account: "Expenses:Rent")
    }
    #expect(known == ["Flat 2026-06-15 2026-06-15 900 USD"])
    let named = try paid(entries) {
      try $0.subscription(
        "Flat", "900", from: "2026-06-15", payee: "Landlord", account: "Expenses:Rent")
    }
    #expect(named.isEmpty)
  }

  @Test func `an item whose period changed is paid in both`() throws {
    let paid = try paid(
      """
      2026-04-03 Box | Expenses:Fun 10 USD | Assets:Checking -10 USD
      2026-05-02 Box | Expenses:Fun 10 USD | Assets:Checking -10 USD
      2026-06-01 Box | Expenses:Fun 96 USD | Assets:Checking -96 USD
      """
    ) {
      try $0.subscription("Box", "10", from: "2026-04-01")
      try $0.subscription("Box", "96", .years(1), from: "2026-06-01")
    }
    #expect(
      paid.map { String($0.prefix(14)) } == ["Box 2026-04-01", "Box 2026-05-01", "Box 2026-06-01"])
  }

  @Test(arguments: [("5.40", "EUR"), ("5.90", "USD")])
  func `a foreign price is compared at the rate of the day`(
    _ digits: String, _ symbol: String
  ) throws {
    let paid = try paid(
      """
      2026-06-10 Host | Expenses:Apps \(digits) \(symbol) | Assets:Checking -\(digits) \(symbol)
      2026-06-11 Host | Expenses:Apps 60.00 USD | Assets:Checking -60.00 USD
      """
    ) {
      try $0.price("2026-06-01", "EUR", "1.10")
      try $0.subscription("Host", "5.40", from: "2026-06-10")
      let euro = $0.ledger.commodities.intern("EUR")
      $0.ledger.subscriptions[0].amount = Money(try number("5.40"), euro)
    }
    #expect(paid == ["Host 2026-06-10 2026-06-10 \(digits) \(symbol)"])
  }

  @Test func `neither a refund nor what is withheld pays`() throws {
    let paid = try paid(
      """
      2026-06-15 Gym | Expenses:Fun -10 USD | Assets:Checking 10 USD
      2026-06-16 Gym | Expenses:Fun 10 USD | Income:Pay -30 USD | Assets:Checking 20 USD
      """
    ) { try $0.subscription("Gym", "10", from: "2026-06-15") }
    #expect(paid.isEmpty)
  }

  @Test func `alike items of one payee share what it is paid, in their order`() throws {
    let paid = try paid(
      """
      2026-06-15 Pass | Expenses:Fun 10 USD | Assets:Checking -10 USD
      2026-06-16 Pass | Expenses:Fun 10 USD | Assets:Checking -10 USD
      """
    ) {
      for name in ["C", "A", "B"] {
        try $0.subscription(name, "10", from: "2026-06-15", payee: "pass")
      }
    }
    #expect(paid == ["A 2026-06-15 2026-06-15 10 USD", "B 2026-06-15 2026-06-16 10 USD"])
  }

  @Test func `as many more alike items as payments of one payee take as much more work`() throws {
    let work = try [500, 1000, 2000].map { count in
      var books = try SampleBooks()
      for number in 0..<count {
        let date = try day("2016-01-01").adding(days: number * 3000 / count)
        try books.add("\(date) Shop | Expenses:Fun 10 USD | Assets:Checking -10 USD")
        try books.subscription("Item \(number)", "10", from: "2016-01-01", payee: "shop")
      }
      var matching = try matching(books)
      _ = try matching.histories(until: day("2024-06-30"))
      return matching.assignment.work
    }
    #expect(work[1] <= work[0] * 5 / 2 && work[2] <= work[1] * 5 / 2, "\(work)")
  }

  private func matching(_ books: SampleBooks) throws -> ChargeMatching {
    let ledger = books.ledger
    let classification = AccountClassification(ledger.accounts)
    let currency = try #require(ledger.commodities.find("USD"))
    let valuation = Valuation(ledger, currency: currency, prices: .traded)
    let walk = PostingWalk(ledger, classification, LedgerSurvey(ledger, classification))
    let items = DeclaredItem.all(ledger, classification)
    let charges = ChargeHistory(walk)
    let index = PayeeIndex(items, charges.payees, ledger)
    return ChargeMatching(
      items, ItemCharges(items, charges, walk, index), valuation, entryCount: ledger.entries.count)
  }
}
