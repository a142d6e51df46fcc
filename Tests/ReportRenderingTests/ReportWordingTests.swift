import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct ReportWordingTests {
  private let wording = ReportWording(SampleReports.rich)

  @Test(arguments: [
    ("Expenses:Groceries", "Groceries"), ("Expenses:Food:Lunch", "Food:Lunch"),
    ("Expenses", "Expenses"), ("*", "All expenses"), (":", ":"), ("", ""),
  ])
  func `an account is named without its top level`(_ account: String, _ name: String) {
    #expect(wording.shortName(account) == name)
  }

  @Test func `only what is due on a debt is an account`() {
    #expect(wording.shortName(ofDue: "Liabilities:Visa") == "Visa")
    #expect(wording.shortName(ofDue: "Club: dues") == "Club: dues")
  }

  @Test(arguments: [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (22, "22nd"), (30, "30th")])
  func `a month that is not over says up to which day`(_ day: Int, _ ordinal: String) {
    var report = SampleReports.rich
    report.isPartial = true
    report.asOf = report.month.day(clamping: day)
    #expect(ReportWording(report).period == "November 2026 up to the \(ordinal)")
  }

  @Test func `a list counts the rest only if there are two or more`() {
    #expect(wording.list(["a", "b", "c"], atMost: 2) == "a, b, c")
    #expect(wording.list(["a", "b", "c", "d"], atMost: 2) == "a, b and 2 more")
  }

  @Test func `books that end before the month are no books that run to it`() {
    #expect(wording.booksEnd == "books run to 3 Dec 2026")
    var report = SampleReports.rich
    report.month = Month(year: 2027, month: 1)
    #expect(ReportWording(report).booksEnd == "books end 3 Dec 2026")
  }

  @Test func `spending is split only where there is something of both parts`() {
    #expect(wording.flexParts.map(\.name) == ["fixed", "discretionary"])
    var report = SampleReports.rich
    report.spending.fixed.amount = .zero
    #expect(ReportWording(report).flexParts.isEmpty)
  }

  @Test func `what was read is said with its cash`() {
    #expect(
      wording.readAs
        == "Read as hledger: 3 files, 1,412 entries. Cash is Checking, Savings (by name).")
    #expect(
      ReportWording(SampleReports.empty).readAs == "Read: 1 file, 0 entries. No account is cash.")
  }
}
