import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct EntryBookingTests {
  private func read(_ postings: String..., isStrict: Bool = false) -> ReadingSample {
    let lines = postings.map { "    \($0)\n" }.joined()
    return ReadingSample("2026-01-01 x\n\(lines)", isStrict: isStrict)
  }

  @Test func `a missing amount takes what is left of each commodity`() {
    let sample = read("a  10 EUR", "b  $5", "c  3 EUR @ $2", "d")
    #expect(sample.balance("d") == ["-10 EUR", "-11 $"])
    #expect(sample.errors.isEmpty)
  }

  @Test func `two missing amounts are an error at the second`() {
    let sample = read("a  10 EUR", "b", "c")
    #expect(sample.errors == ["postings-two-missing"])
    #expect(sample.firstErrorText == "c")
  }

  @Test(arguments: [
    ("1 C @ $1.0049", "$-1.00", true), ("1 C @ $1.006", "$-1.00", false),
    ("10 C @ $2.55", "$-25", true),
    ("10 C @ $2.57", "$-25", false), ("1 C @ $1.33", "-1 D @ $1", false),
  ])
  func `a residual of at most half the last written decimal balances`(
    _ first: String, _ second: String, _ isBalanced: Bool
  ) {
    #expect(read("a  \(first)", "b  \(second)").errors == (isBalanced ? [] : ["entry-unbalanced"]))
  }

  @Test func `a directive may give a commodity fewer decimals, even below the entry`() {
    let entry = "2026-01-01 x\n    a  1.00 EUR\n    b  -1.40 EUR\n"
    #expect(ReadingSample(entry).errors == ["entry-unbalanced"])
    #expect(ReadingSample(entry + "commodity 1000. EUR\n").errors.isEmpty)
  }

  @Test func `two commodities that are left over with opposite signs are an exchange`() throws {
    let sample = read("a  100 EUR", "b  $-110")
    #expect(sample.errors.isEmpty)
    let cost = try #require(sample.read.ledger.postings.cost(of: 0))
    #expect(cost.total.quantity == Quantity(110))
    #expect(cost.source == .inferred)
  }

  @Test func `an exchange over several postings shares the cost by quantity`() throws {
    let sample = read("a  10 EUR", "b  5 EUR", "c  $-16.5")
    let totals = [0, 1].compactMap { sample.read.ledger.postings.cost(of: $0)?.total.quantity }
    #expect(totals == [Quantity(11), try #require(Quantity("5.5"))])
  }

  @Test func `no exchange is found with the same sign, a cost, or three commodities`() {
    #expect(read("a  100 EUR", "b  $110").errors == ["entry-unbalanced"])
    #expect(read("a  100 EUR", "b  $-110", "c  5 GBP").errors == ["entry-unbalanced"])
    #expect(read("a  100 EUR @ 2 GBP", "b  $-110").errors == ["entry-unbalanced"])
    #expect(
      ReadingSample(
        "account a\naccount b\ncommodity EUR\ncommodity $\n2026-01-01 x\n    a  1 EUR\n    b  $-1\n",
        isStrict: true
      ).errors == ["entry-unbalanced"])
  }

  @Test func `an unbalanced entry says by how much`() {
    let sample = read("a  10.50 EUR", "b  -10 EUR")
    #expect(
      sample.read.diagnostics[0].message == "this entry is off by 0.50 EUR; it has to come to zero")
    #expect(sample.firstErrorText == "2026-01-01 x")
  }

  @Test func `a sale of a lot balances at its cost or at its price`() {
    #expect(read("a  -10 A {$50} @ $60", "b  $600").errors.isEmpty)
    #expect(read("a  -10 A {$50} @ $60", "b  $600", "c  $-100").errors.isEmpty)
    #expect(
      read("a  -10 A {$50} @ $60", "b  $600", "income:gain").balance("income:gain") == ["-100 $"])
  }

  @Test func `an entry whose cost is too long leaves nothing behind`() {
    let digits = String(repeating: "9", count: 38)
    let sample = ReadingSample(
      "2026-01-01 x\n    a  5\n    b  10 E @ \(digits)\n    c\n2026-01-02 y\n    d  1\n    e\n")
    #expect(sample.errors == ["amount-too-long"])
    #expect(sample.balance("a").isEmpty)
    #expect(sample.read.ledger.entries.postings(of: 0).count == 2)
  }
}
