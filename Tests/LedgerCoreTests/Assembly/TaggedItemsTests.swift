import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct TaggedItemsTests {
  /// Books in which the entries that start with `+` are tagged with a name.
  private func books(
    _ lines: [String], _ name: String? = "Flat", _ recurrence: Recurrence? = nil,
    account: String? = nil
  ) throws -> SampleBooks {
    var books = try SampleBooks()
    for line in lines {
      let place = SourceLocation(file: 0, offset: books.ledger.entries.count)
      try books.add(line.hasPrefix("+") ? String(line.dropFirst()) : line)
      guard line.hasPrefix("+") else { continue }
      books.ledger.recurringTags.append(
        RecurringTag(
          name: name, recurrence: recurrence,
          account: account.map { books.ledger.accounts.intern($0) }, at: place))
    }
    return books
  }

  private func items(_ books: SampleBooks) -> [DeclaredItem] {
    DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts))
  }

  private func rent(_ days: String...) -> [String] {
    days.map { "+\($0) Landlord | Expenses:Rent 800 USD | Assets:Bank -800 USD" }
  }

  @Test(
    arguments: [
      ("2026-01-03", "2026-02-03", .months(1)), ("2026-01-03", "2026-01-10", .weeks(1)),
      ("2026-01-03", "2026-01-17", .weeks(2)), ("2026-01-03", "2026-03-03", .months(2)),
      ("2026-01-03", "2026-04-03", .months(3)), ("2025-09-03", "2026-03-03", .months(6)),
      ("2025-03-03", "2026-03-03", .years(1)), ("2026-01-03", "2026-01-23", .days(20)),
    ] as [(String, String, Recurrence.Interval)])
  func `the last two days show the period`(
    _ first: String, _ second: String, _ interval: Recurrence.Interval
  ) throws {
    let item = try #require(items(try books(rent(first, second))).first)
    #expect(item.name == "Flat")
    #expect(item.phases.map(\.recurrence.interval) == [interval])
    #expect(item.phases.first?.recurrence.start == (try day(first)))
  }

  @Test func `tagged entries are an item of the report, paid by themselves`() throws {
    let lines = rent("2026-03-03", "2026-04-03", "2026-05-03", "2026-06-03")
    let recurring = try books(lines).report("2026-06-30").recurring
    #expect(recurring.monthlyOutflow == Quantity(800))
    #expect(recurring.largest.map(\.name) == ["Flat"])
    #expect(recurring.upcoming.map(\.name) == ["Flat"])
    #expect(recurring.overdue.isEmpty)
    #expect(recurring.undeclared.isEmpty)
  }

  @Test func `a stated period goes before what the days show`() throws {
    let books = try books(rent("2026-01-03", "2026-02-03"), "Flat", Recurrence(.dayOfMonth(5)))
    let phase = try #require(items(books).first?.phases.first)
    #expect(phase.recurrence == Recurrence(.dayOfMonth(5), start: try day("2025-12-29")))
  }

  @Test func `without a name the payee is the item's`() throws {
    #expect(items(try books(rent("2026-01-03", "2026-02-03"), nil)).map(\.name) == ["Landlord"])
  }

  @Test func `a tag on a posting speaks of its account alone`() throws {
    let lines = ["2026-01-03", "2026-02-03"].map {
      "+\($0) Shop | Expenses:Box 12 USD | Expenses:Food 50 USD | Assets:Bank -62 USD"
    }
    let item = try #require(items(try books(lines, "Box", account: "Expenses:Box")).first)
    #expect(item.phases.first?.prices.map(\.amount.quantity) == [Quantity(12)])
    #expect(item.accounts.count == 1)
  }

  @Test(arguments: [
    "Assets:Bank 3000 USD | Income:Salary -3000 USD",
    "Assets:Savings 100 USD | Assets:Bank -100 USD",
    "Expenses:Tax 10 USD | Assets:Bank 90 USD | Income:Salary -100 USD",
    "Assets:Bank 10 USD | Expenses:Rent -10 USD",
  ])
  func `what spends nothing, or has income, is no item`(_ postings: String) throws {
    let lines = ["2026-01-03", "2026-02-03"].map { "+\($0) x | \(postings)" }
    #expect(items(try books(lines)).isEmpty)
  }

  @Test func `entries of one day without a period are no item, and named`() throws {
    let books = try books(rent("2026-06-03"))
    #expect(items(books).isEmpty)
    let finding = try books.report("2026-06-30").dataQuality
      .first { $0.id == "recurring-without-period" }
    #expect(finding?.items == ["Flat"])
  }

  @Test func `a subscription of the same name goes before the tags`() throws {
    var books = try books(rent("2026-01-03", "2026-02-03"))
    try books.subscription("Flat", "900", from: "2026-01-01")
    let items = items(books)
    #expect(items.map(\.name) == ["Flat"])
    #expect(items.first?.phases.first?.prices.first?.amount.quantity == Quantity(900))
  }
}
