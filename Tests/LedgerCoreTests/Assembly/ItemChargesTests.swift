import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ItemChargesTests {
  /// The charges of the first item of some books.
  private func charges(
    _ entries: String, _ declare: (inout SampleBooks) throws -> Void
  ) throws -> ItemCharges {
    var books = try SampleBooks(entries)
    try declare(&books)
    let classification = AccountClassification(books.ledger.accounts)
    let walk = PostingWalk(
      books.ledger, classification, LedgerSurvey(books.ledger, classification))
    let items = DeclaredItem.all(books.ledger, classification)
    let history = ChargeHistory(walk)
    let index = PayeeIndex(items, history.payees, books.ledger)
    return ItemCharges(items, history, walk, index)
  }

  /// The days of the charges that an item is held against and admits.
  private func days(
    _ entries: String, _ declare: (inout SampleBooks) throws -> Void
  ) throws -> [String] {
    var charges = try charges(entries, declare)
    let source = charges.source(of: 0)
    let found = source.runs.joined().map { source.rows[$0] }
    return found.filter { charges.admits($0, 0) }.map(\.day.description)
  }

  /// What each entry pays for the first item: its amount and how many postings it is made of.
  private func payments(_ entries: String) throws -> [String] {
    var charges = try charges(entries) { try $0.subscription("Gym", "1", from: "2026-01-01") }
    let source = charges.source(of: 0)
    var (found, row) = ([String](), 0)
    while row < source.rows.count {
      let group = source.group(at: row)
      let payment = try charges.payment(of: group, in: source, for: 0)
      let amount = try charges.amount(of: group, in: source, for: 0)
      #expect(payment?.amount == amount)
      found.append(payment.map { "\($0.amount.quantity): \($0.postings.count)" } ?? "nothing")
      row = group.upperBound
    }
    return found
  }

  @Test func `the charges of an entry are one payment in its first commodity`() throws {
    let found = try payments(
      """
      2026-01-01 Gym | Expenses:A 3 USD | Expenses:B 9 EUR | Expenses:C 2 USD | Assets:Cash -5 USD
      2026-01-01 Gym | Expenses:A 7 USD | Assets:Cash -7 USD
      """)
    #expect(found == ["5: 2", "7: 1"])
  }

  @Test func `a refund pays nothing, and lowers what its entry pays`() throws {
    let found = try payments(
      """
      2026-01-01 Gym | Expenses:A -3 USD | Assets:Cash 3 USD
      2026-01-02 Gym | Expenses:A 10 USD | Expenses:B -4 USD | Assets:Cash -6 USD
      """)
    #expect(found == ["nothing", "6: 2"])
  }

  @Test func `the charges of each payee stand by day`() throws {
    let found = try days(
      """
      2026-03-01 Gym West | Expenses:Fun 1 USD | Assets:Cash -1 USD
      2026-01-01 Gym East | Expenses:Fun 1 USD | Assets:Cash -1 USD
      2026-02-01 Gym West | Expenses:Fun 1 USD | Assets:Cash -1 USD
      """
    ) { try $0.subscription("Gym", "1", from: "2026-01-01") }
    #expect(found == ["2026-02-01", "2026-03-01", "2026-01-01"])
  }

  @Test func `an account holds what is below it, and one that pays must stand in the entry`() throws
  {
    let entries = """
      2026-01-01 Gym | Expenses:Fun:Sport 1 USD | Assets:Cash -1 USD
      2026-02-01 Gym | Expenses:Food 1 USD | Assets:Cash -1 USD
      2026-03-01 Gym | Expenses:Fun 1 USD | Liabilities:Visa -1 USD
      """
    #expect(
      try days(entries) {
        try $0.subscription("Gym", "1", from: "2026-01-01", account: "Expenses:Fun")
      } == ["2026-01-01", "2026-03-01"])
    #expect(
      try days(entries) {
        try $0.subscription("Gym", "1", from: "2026-01-01", account: "Liabilities")
      } == ["2026-03-01"])
  }

  @Test func `a name that no payee has leaves the account`() throws {
    let entries = """
      2026-01-01 Meyer | Expenses:Rent 1 USD | Assets:Cash -1 USD
      2026-02-01 Schulz | Expenses:Rent 1 USD | Assets:Cash -1 USD
      """
    #expect(
      try days(entries) {
        try $0.subscription("Flat", "1", from: "2026-01-01", account: "Expenses:Rent")
      } == ["2026-01-01", "2026-02-01"])
    #expect(
      try days(entries) {
        try $0.subscription("Meyer", "1", from: "2026-01-01", account: "Expenses:Rent")
      } == ["2026-01-01"])
  }
}
