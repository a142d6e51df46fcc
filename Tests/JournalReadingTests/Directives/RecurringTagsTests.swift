import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct RecurringTagsTests {
  /// What is known of a tag, as `name | interval | account`.
  private func tags(_ text: String, _ dialect: DialectName, plain: Bool = true) -> [String] {
    let read = ReadingSample(text, dialect, readsPlainEntries: plain).read
    #expect(read.diagnostics.isEmpty)
    return read.ledger.recurringTags.map { tag in
      let account = tag.account.map { read.ledger.accounts[$0] }
      return "\(tag.name ?? "-") | \(tag.recurrence?.description ?? "-") | \(account ?? "-")"
    }
  }

  private static let postings = "    Expenses:Rent  800 EUR\n    Assets:Bank\n"

  @Test(arguments: [
    ("2026-01-03 x  ; Recurring: Rent\n" + postings, "Rent | - | -"),
    (
      "2026-01-03 x\n    ; recurring: Flat rent, period: L * ?\n" + postings,
      "Flat rent | every 31st day of month | -"
    ),
    (
      "2026-01-03 x\n    ; Recurring: Rent\n    ; Period: monthly\n" + postings,
      "Rent | monthly | -"
    ),
    ("2026-01-03 x  ; recurring:\n" + postings, "- | - | -"),
    ("2026-01-03 x  ; recurring: yes\n" + postings, "- | - | -"),
    (
      "2026-01-03 x\n    Expenses:Rent  800 EUR  ; Recurring: Rent\n    Assets:Bank\n",
      "Rent | - | Expenses:Rent"
    ),
    (
      "2026-01-03 x\n    Expenses:Rent  800 EUR\n    ; Recurring: Rent\n    Assets:Bank\n",
      "Rent | - | Expenses:Rent"
    ),
  ])
  func `an entry or a posting is tagged alike in hledger and Ledger`(
    _ text: String, _ expected: String
  ) {
    let ledgerText = text.replacing(", period:", with: "\n    ; period:")
    #expect(tags(text, .hledger) == [expected])
    #expect(tags(text, .hledger, plain: false) == [expected])
    #expect(tags(ledgerText, .ledger) == [expected])
    #expect(tags(ledgerText, .ledger, plain: false) == [expected])
  }

  @Test(arguments: ["; recurring: no", "; period: 1 * ?", "; nonrecurring: x", "; recurring costs"])
  func `other words and tags make nothing recur`(_ comment: String) {
    #expect(tags("2026-01-03 x  \(comment)\n" + Self.postings, .hledger).isEmpty)
    #expect(tags("2026-01-03 x  \(comment)\n" + Self.postings, .ledger).isEmpty)
  }

  @Test func `metadata of a transaction or a posting is a tag in Beancount`() {
    let text = """
      2026-01-01 open Expenses:Rent
      2026-01-01 open Assets:Bank
      2026-01-03 * "Landlord" "Rent"
        recurring: "Rent"
        period: "3 * ?"
        Expenses:Rent  800 EUR
        Assets:Bank
      2026-01-04 * "Club"
        Expenses:Rent  8 EUR
          recurring: TRUE
        Assets:Bank
      2026-01-05 * "Once"
        recurring: FALSE
        Expenses:Rent  8 EUR
        Assets:Bank

      """
    #expect(
      tags(text, .beancount) == ["Rent | every 3rd day of month | -", "- | - | Expenses:Rent"])
  }

  @Test func `a period that cannot be read is a warning at its place`() throws {
    let text = "2026-01-03 x\n    ; Recurring: Rent\n    ; Period: now and then\n" + Self.postings
    let read = ReadingSample(text).read
    let warning = try #require(read.diagnostics.first)
    #expect(warning.id == "unreadable-period")
    #expect(warning.severity == .warning)
    let range = try #require(warning.range)
    let bytes = Array(text.utf8)[range.lowerBound..<range.upperBound]
    #expect(String(decoding: bytes, as: UTF8.self) == "now and then")
    #expect(read.ledger.recurringTags.map(\.recurrence) == [nil])
  }

  @Test func `the tags of an entry do not pass to the next`() {
    let text =
      "2026-01-03 x  ; recurring: A\n" + Self.postings + "2026-01-04 y  ; period: 1 * ?\n"
      + Self.postings
    #expect(tags(text, .hledger) == ["A | - | -"])
    #expect(tags(text, .ledger) == ["A | - | -"])
  }
}
