import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct PlainTransactionsTests {
  private static func entry(_ day: String, _ payee: String, _ account: String = "A") -> String {
    "\(day) * \"\(payee)\" \"\"\n  Assets:\(account)  1.00 EUR\n  Equity:E\n"
  }

  private static func plain(_ text: String) -> PlainTransactions {
    let bytes = Array(text.utf8)
    var parser = BeancountParser(
      bytes.span, file: 0, today: Day(ordinal: 0), plainRules: PlainRules())
    parser.parse()
    return parser.books.beancount.plain
  }

  private static func payees(_ plain: PlainTransactions) -> [String] {
    plain.entries.payees.map { plain.payees[$0.index] }
  }

  @Test func `transactions come in the order of days, those of a day as they came`() {
    var plain = Self.plain(
      Self.entry("2026-01-02", "b", "B") + Self.entry("2026-01-01", "a")
        + Self.entry("2026-01-02", "c") + Self.entry("2026-01-01", "d"))
    #expect(plain.lines == [1, 4, 7, 10])
    plain.sort()
    #expect(Self.payees(plain) == ["a", "d", "b", "c"])
    #expect(plain.lines == [4, 10, 1, 7])
    #expect(!plain.isAsRead)
    #expect(plain.entries.postings(of: 2) == 4..<6)
  }

  @Test func `what is in order stays as it was read`() {
    var plain = Self.plain(Self.entry("2026-01-01", "a") + Self.entry("2026-01-01", "b"))
    plain.sort()
    plain.remove([])
    #expect(plain.isAsRead)
    plain.remove([0])
    #expect(Self.payees(plain) == ["b"])
  }

  @Test func `a directive stands after the transactions of earlier days and lines`() {
    let plain = Self.plain(
      Self.entry("2026-01-01", "a") + Self.entry("2026-01-02", "b") + Self.entry("2026-01-02", "c"))
    func rows(_ day: String, line: Int32, _ content: BeancountEntry.Content) -> Range<Int> {
      let entry = BeancountEntry(
        day: Day(day) ?? Day(ordinal: 0), line: line, place: .init(file: 0, 0..<0),
        content: content)
      return plain.rows(from: 0, before: entry)
    }
    let account = AccountID(0)
    #expect(rows("2026-01-01", line: 9, .open(BeancountOpen(account: account))) == 0..<0)
    #expect(rows("2026-01-02", line: 5, .pad(account, from: account)) == 0..<2)
    #expect(rows("2026-01-02", line: 1, .close(account)) == 0..<3)
    #expect(plain.rows(from: 1, before: nil) == 1..<3)
  }

  @Test func `an account is used from its first day to its last`() {
    let plain = Self.plain(
      Self.entry("2026-01-01", "a", "A") + Self.entry("2026-01-02", "b", "B")
        + Self.entry("2026-01-05", "c", "A"))
    let uses = plain.uses(among: 8).compactMap { $0 }
    #expect(
      uses.map { "\($0.lowerBound) \($0.upperBound)" }.sorted() == [
        "2026-01-01 2026-01-05", "2026-01-01 2026-01-05", "2026-01-02 2026-01-02",
      ])
  }
}
