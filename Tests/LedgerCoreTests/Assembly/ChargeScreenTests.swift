import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore

@Suite struct ChargeScreenTests {
  private let asOf = Day(ordinal: 20_000)

  /// What is found among charges of one payee: entries with their age in days, account and amounts.
  private func findings(
    _ entries: [(age: Int, account: Int, amounts: [String])]
  ) throws -> (
    findings: Set<HoldingKey>, sweep: LedgerSweep, rows: ArraySlice<ChargeHistory.Row>
  ) {
    var ledger = LedgerBuilder()
    for entry in entries {
      try ledger.entry(
        "\(asOf.adding(days: -entry.age))", "shop",
        entry.amounts.map { ("expenses:e\(entry.account)", $0, "USD") })
    }
    let sweep = try SweptLedger(ledger).sweep
    let rows = ChargeHistory(sweep.walk).rows(of: PayeeID(0))
    var screen = ChargeScreen(ScreenedCharges(sweep.walk, []), on: asOf)
    return (screen.findings(rows), sweep, rows)
  }

  private func count(_ entries: [(age: Int, account: Int, amounts: [String])]) throws -> Int {
    try findings(entries).findings.count
  }

  @Test func `only accounts that are charged in some period are found`() throws {
    let monthly = [3, 34, 64, 95].map { (age: $0, account: 0, amounts: ["9.99"]) }
    let often = [1, 2, 4, 5, 9, 11].map { (age: $0, account: 1, amounts: ["5.25"]) }
    #expect(try count([]) == 0)
    #expect(try count(often) == 0)
    #expect(try count(monthly) == 1)
    #expect(try count(monthly + often) == 1)
    #expect(try count(monthly.map { (age: $0.age + 500, account: 0, amounts: $0.amounts) }) == 0)
  }

  @Test func `an amount that comes back is found among others`() throws {
    let equal = [3, 34, 64, 95].map { (age: $0, account: 0, amounts: ["9.990"]) }
    let others = [4, 5, 6, 40, 41].map { (age: $0, account: 0, amounts: ["\($0).10"]) }
    #expect(try count(equal + others) == 1)
    #expect(try count(others) == 0)
  }

  @Test func `postings of an entry count as one, and refunds not at all`() throws {
    let split = [3, 34, 64, 95].map { (age: $0, account: 0, amounts: ["4.00", "5.00"]) }
    let refunds = [10, 11, 12].map { (age: $0, account: 0, amounts: ["4.00", "-5.00"]) }
    #expect(try count(split) == 1)
    #expect(try count(split + refunds) == 1)
  }

  @Test(arguments: [["123456789012345678901234567890"], ["1.5", "1.25"], ["1", "2.5"]])
  func `an account on which something is unclear is found`(_ amounts: [String]) throws {
    let unclear = (age: 3, account: 0, amounts: amounts)
    #expect(try count([unclear]) == 1)
    #expect(try count([unclear, (age: 3, account: 1, amounts: ["5"])]) == 1)
    #expect(try count([(age: 500, account: 0, amounts: amounts)]) == 0)
  }

  /// Charges of a few amounts on a few accounts, some of them a period apart.
  private func charges(
    _ random: inout SeededGenerator
  ) -> [(age: Int, account: Int, amounts: [String])] {
    var entries: [(age: Int, account: Int, amounts: [String])] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let step = [7, 14, 28, 30, 61, 91, 182, 365].randomElement(using: &random) ?? 7
      let (account, amount) = (
        Int.random(in: 0..<3, using: &random), Int.random(in: 1...3, using: &random)
      )
      var age = Int.random(in: 0..<(step + 40), using: &random)
      for _ in 0..<Int.random(in: 1...40, using: &random) where age < 4000 {
        if Int.random(in: 0..<12, using: &random) > 0 {
          entries.append((age, account, ["\(amount).50"]))
        }
        age += step + Int.random(in: -1...1, using: &random)
      }
    }
    return entries
  }

  @Test func `whatever has a series passes`() throws {
    var random = SeededGenerator()
    for _ in 0..<150 {
      let (found, sweep, rows) = try findings(charges(&random))
      let columns = sweep.walk.columns
      for account in Set(rows.map { columns.accounts[Int($0.posting)] }) {
        let own = rows.filter { columns.accounts[Int($0.posting)] == account }
        let series = SubscriptionDetection.series(
          in: own.map {
            .init(day: $0.day, amount: columns.quantity(Int($0.posting)), entry: $0.entry)
          }, asOf: asOf)
        if series.isEmpty { continue }
        #expect(found.contains { $0.account == account }, "TALLY_SEED=\(random.seed)")
      }
    }
  }
}
