import LedgerModel
import Testing

@testable import LedgerCore

struct EntryTraitsTests {
  private var ledger = LedgerBuilder()

  private mutating func traits(_ lines: [LedgerBuilder.Line]) throws -> EntryTraits {
    try ledger.entry("2025-01-01", "x", lines: lines)
    return try SweptLedger(ledger).sweep.walk.traits(of: ledger.ledger.entries.count - 1)
  }

  @Test mutating func `an entry has the traits of its postings`() throws {
    let traits = try traits([
      .init("assets:bank", "1", "USD"), .init("liabilities:x", "1", "USD"),
      .init("income:x", "-1", "USD"), .init("nowhere", "-1", "USD", day: "2025-01-02"),
    ])
    #expect(traits == [.stock, .liquid, .liability, .income, .untyped, .ownDay])
    #expect(traits.hasOtherDays)
  }

  @Test mutating func `virtual postings earn and spend nothing`() throws {
    let traits = try traits([
      .init("expenses:x", "1", "USD", isVirtual: true),
      .init("assets:x", "1", "USD", isVirtual: true),
    ])
    #expect(traits == .stock)
  }

  @Test mutating func `a lot that is given away, or a holding sold at a price, is reduced`() throws
  {
    let income = LedgerBuilder.Line("income:x", "-100", "USD")
    let (lot, price) = (
      LedgerBuilder.Line("assets:b", "-10", "VTI", lot: ("50", "USD")),
      LedgerBuilder.Line("assets:b", "-10", "VTI", unit: ("50", "USD"))
    )
    #expect(try traits([lot, income]).contains(.reducesLot))
    #expect(try traits([price, income]).contains(.reducesLot))
    #expect(try !traits([price]).contains(.reducesLot))
  }

  @Test mutating func `shares that vest and are sold in part are income`() throws {
    let traits = try traits([
      .init("assets:b", "10", "VTI", unit: ("100", "USD")),
      .init("assets:b", "-4", "VTI", unit: ("100", "USD")),
      .init("expenses:tax", "400", "USD"), .init("income:pay", "-1000", "USD"),
    ])
    #expect(!traits.contains(.reducesLot))
    #expect(traits.hasIncome)
  }

  @Test mutating func `money that is exchanged is no lot`() throws {
    let traits = try traits([
      .init("assets:b", "-10", "EUR", unit: ("1.1", "USD")), .init("income:pay", "-1", "USD"),
      .init("assets:a", "12", "USD"),
    ])
    #expect(!traits.contains(.reducesLot))
  }
}
