import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct KPIReportFingerprintTests {
  private func books() throws -> SampleBooks {
    var books = try SampleBooks.household()
    let usd = books.ledger.commodities.intern("USD")
    books.attributes("Liabilities:Visa") {
      $0.dueDay = 25
      $0.minimum = .fixed(Money(Quantity(25), usd))
    }
    try books.subscription("Gym", "35", from: "2026-01-24", account: "Expenses:Fun")
    try books.budget("Expenses:Food", "600")
    try books.goal("House", "20000", by: "2027-06-15", account: "Assets:Checking", monthly: "500")
    return books
  }

  @Test func `it is 16 hexadecimal digits`() throws {
    let fingerprint = try books().report("2026-06-20").fingerprint
    #expect(fingerprint.utf8.count == 16)
    #expect(fingerprint.filter(\.isHexDigit) == fingerprint)
  }

  @Test func `a later day without new figures does not change it`() throws {
    let books = try books()
    let first = try books.report("2026-06-20")
    let second = try books.report("2026-06-29") { $0.soFarDay = try day("2026-07-01") }
    #expect(first.fingerprint == second.fingerprint)
    #expect(first != second)
  }

  @Test func `later entries and where points come from do not change it`() throws {
    var books = try books()
    let before = try books.report("2026-06-30").fingerprint
    try books.add("2026-07-02 Market | Expenses:Food 1 USD | Assets:Checking -1 USD")
    #expect(try books.report("2026-06-30").fingerprint == before)
    let may = try books.report("2026-05-31")
    let stored = KPISnapshotPoint(may, origin: .live)
    let after = try books.report("2026-06-30") {
      var point = stored
      point.debtToIncome = nil
      $0.snapshots = [point]
    }
    #expect(after.fingerprint == before)
  }

  @Test func `one more entry changes it`() throws {
    var books = try books()
    let before = try books.report("2026-06-30").fingerprint
    try books.add("2026-06-30 Market | Expenses:Food 0.01 USD | Assets:Checking -0.01 USD")
    #expect(try books.report("2026-06-30").fingerprint != before)
  }
}
