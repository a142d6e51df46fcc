import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct PayeeIndexTests {
  /// Whether an item means a payee.
  private func matches(
    _ payee: String, _ patterns: [Subscription.PayeePattern], name: String
  ) throws -> Bool {
    var books = try SampleBooks()
    try books.subscription(name, "1", from: "2026-01-01") { $0.payees = patterns }
    let id = PayeeID(books.ledger.payees.intern(payee))
    let items = DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts))
    return PayeeIndex(items, [id], books.ledger).items(of: id) == [0]
  }

  @Test(arguments: [("Netflix", true), ("PAYPAL *NETFLIX.COM", true), ("Netto", false)])
  func `a text may stand anywhere and in any case`(_ payee: String, _ expected: Bool) throws {
    #expect(try matches(payee, [.text("netflix")], name: "Films") == expected)
  }

  @Test(
    arguments: [
      ("City Gym", true), ("GYM-4711", true), ("Gymnasium", false), ("", false),
      ("Gymnasium, old gym", true), ("Ügym", false),
    ])
  func `without a pattern the name must stand as whole words`(
    _ payee: String, _ expected: Bool
  ) throws {
    #expect(try matches(payee, [], name: "Gym") == expected)
  }

  @Test(arguments: [("ACME 12", true), ("acme 7", true), ("Acme Ltd", false)])
  func `an expression ignores case`(_ payee: String, _ expected: Bool) throws {
    #expect(try matches(payee, [.expression("^acme \\d+$")], name: "Acme") == expected)
  }

  @Test func `an expression that cannot be read matches nothing`() throws {
    #expect(try !matches("(", [.expression("(")], name: "("))
  }

  @Test func `each payee has its items and each item its payees`() throws {
    var books = try SampleBooks()
    for (name, payee) in [("A", "shop"), ("B", "SHOP two"), ("C", "shop")] {
      try books.subscription(name, "1", from: "2026-01-01", payee: payee)
    }
    let payees = ["The Shop", "Shop Two", "Other"].map { PayeeID(books.ledger.payees.intern($0)) }
    let items = DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts))
    let index = PayeeIndex(items, payees, books.ledger)
    #expect(payees.map(index.items(of:)) == [[0, 2], [0, 1, 2], []])
    #expect(index.payees(of: 0) == [payees[0], payees[1]])
    #expect(index.payees(of: 1) == [payees[1]])
  }
}
