import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore

struct LedgerSweepTests {
  private var ledger = LedgerBuilder()

  @Test func `empty books have no days and nothing in them`() throws {
    let swept = try SweptLedger(LedgerBuilder())
    #expect(swept.sweep.firstMonth == nil)
    #expect(swept.sweep.firstFlowMonth == nil)
    #expect(swept.sweep.lastDay == nil)
    #expect(try swept.flows("2025-01") == MonthFlows())
    #expect(try swept.balances("2025-01-15") == Balances())
  }

  @Test mutating func `the books know their first and last days`() throws {
    try ledger.open("2024-03-05", "10")
    try ledger.spend("2025-01-10", "expenses:food", "5")
    try ledger.spend("2027-01-10", "expenses:food", "5")
    let sweep = try SweptLedger(ledger).sweep
    #expect(sweep.firstMonth == Month("2024-03"))
    #expect(sweep.firstFlowMonth == Month("2025-01"))
    #expect(sweep.lastDay == Day("2027-01-10"))
    #expect(try sweep.lastDay(upTo: day("2026-12-31")) == Day("2025-01-10"))
    #expect(try sweep.lastDay(upTo: day("2024-01-01")) == nil)
    #expect(try sweep.entryCount(after: day("2025-01-10")) == 1)
    #expect(sweep.entryCount(of: Month(year: 2025, month: 1)) == 1)
    #expect(sweep.entryCount(of: Month(year: 2025, month: 2)) == 0)
  }

  @Test(arguments: ["2025-01-04", "2025-01-05", "2025-01-31", "2025-02-10", "2025-02-28"])
  mutating func `entries after the day are invisible`(_ text: String) throws {
    try ledger.open("2025-01-05", "1000")
    try ledger.spend("2025-01-31", "expenses:food", "5")
    try ledger.spend("2025-02-11", "expenses:food", "7")
    let spent = text < "2025-01-31" ? 0 : text < "2025-02-11" ? 5 : 12
    let expected = text < "2025-01-05" ? 0 : 1000 - spent
    #expect(try SweptLedger(ledger).balances(text).netWorth == Quantity(expected))
  }

  @Test mutating func `a posting counts on its own day`() throws {
    try ledger.entry(
      "2025-01-31", "late",
      lines: [
        .init("expenses:fees", "10", "USD"),
        .init("assets:bank", "-10", "USD", day: "2025-02-02"),
      ])
    let swept = try SweptLedger(ledger)
    #expect(try swept.flows("2025-01").totalExpenses == Quantity(10))
    #expect(try swept.balances("2025-02-01").netWorth == .zero)
    #expect(try swept.balances("2025-02-02").netWorth == Quantity(-10))
    #expect(try swept.balances("2025-02-28").netWorth == Quantity(-10))
  }

  @Test mutating func `closing and opening leave December and the year after as they are`() throws {
    try ledger.open("2024-12-01", "100")
    try ledger.salary("2024-12-05", "40")
    try ledger.move(
      "2024-12-31", to: "equity:closing", from: "assets:bank:checking", "140", flags: .closing)
    try ledger.move(
      "2024-12-31", to: "income:salary", from: "equity:retained", "40", flags: .closing)
    try ledger.move(
      "2025-01-01", to: "assets:bank:checking", from: "equity:opening", "140", flags: .opening)
    let swept = try SweptLedger(ledger)
    #expect(try swept.balances("2024-12-31").netWorth == Quantity(140))
    #expect(try swept.balances("2025-01-01").netWorth == Quantity(140))
    #expect(try swept.balances("2025-01-31").liquid == Quantity(140))
    #expect(try swept.flows("2024-12").totalIncome == Quantity(40))
  }

  @Test mutating func `virtual postings count in balances of typed accounts`() throws {
    try ledger.entry(
      "2025-01-01", "goal",
      lines: [
        .init("assets:savings", "10", "USD", isVirtual: true),
        .init("budget:x", "-10", "USD", isVirtual: true),
      ])
    #expect(try SweptLedger(ledger).balances("2025-01-01").netWorth == Quantity(10))
  }

  @Test mutating func `a sum of more than 38 digits is an error`() throws {
    let huge = "99999999999999999999999999999999999999"
    try ledger.salary("2025-01-01", huge)
    try ledger.salary("2025-01-02", huge)
    #expect(throws: QuantityError.overflow) { try SweptLedger(ledger) }
  }

  @Test mutating func `months apart by millennia are no burden`() throws {
    try ledger.salary("0001-01-01", "1")
    try ledger.salary("9999-12-31", "1")
    let swept = try SweptLedger(ledger)
    #expect(try swept.balances("9999-12-31").netWorth == Quantity(2))
    #expect(try swept.flows("5000-01") == MonthFlows())
  }

  @Test mutating func `any day's balances and flows are plain sums up to it`() throws {
    var random = SeededGenerator()
    let accounts = ["assets:cash", "assets:broker", "liabilities:visa", "expenses:a", "income:b"]
    let first = try day("2024-11-20")
    var postings: [(day: Day, account: String, units: Int)] = []
    for _ in 0..<120 {
      let day = first.adding(days: Int.random(in: 0..<120, using: &random))
      let (to, from) = (
        accounts.randomElement(using: &random), accounts.randomElement(using: &random)
      )
      let (units, scale) = (
        Int.random(in: -999...999, using: &random), UInt8.random(in: 0...3, using: &random)
      )
      let amount = "\(Quantity(units: Int64(units), scale: scale))"
      try ledger.move("\(day)", to: to ?? "", from: from ?? "", amount)
      let thousandths = units * [1000, 100, 10, 1][Int(scale)]
      postings += [(day, to ?? "", thousandths), (day, from ?? "", -thousandths)]
    }
    let sweep = try SweptLedger(ledger).sweep
    for day in stride(from: -1, to: 125, by: 3).map(first.adding(days:)) {
      func sum(_ prefixes: [String], since start: Day) -> Quantity {
        let units = postings.filter { start <= $0.day && $0.day <= day }
          .filter { posting in prefixes.contains { posting.account.hasPrefix($0) } }
          .map(\.units).reduce(0, +)
        return Quantity(units: Int64(units), scale: 3)
      }
      let balances = try sweep.balances(on: day)
      let flows = try sweep.flows(of: day.month, upTo: day)
      #expect(balances.netWorth == sum(["assets", "liab"], since: first), "\(random.seed)")
      #expect(balances.liquid == sum(["assets:cash"], since: first), "\(random.seed)")
      #expect(flows.totalExpenses == sum(["expenses"], since: day.month.firstDay), "\(random.seed)")
      #expect(flows.totalIncome == -sum(["income"], since: day.month.firstDay), "\(random.seed)")
    }
  }
}
