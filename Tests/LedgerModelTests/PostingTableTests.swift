import LedgerModel
import TallyTestSupport
import Testing

@Suite struct PostingTableTests {
  private let account = AccountID(0)
  private let euro = CommodityID(0)
  private let dollar = CommodityID(1)

  @Test func `a posting comes back as it was added`() {
    var postings = PostingTable()
    let row = postings.append(
      account: AccountID(7), Quantity(units: -1230, scale: 2), dollar, flags: [.inferred])
    #expect(row == 0)
    #expect(postings.count == 1)
    #expect(postings.accounts == [AccountID(7)])
    #expect(postings.commodities == [dollar])
    #expect(postings.flags == [.inferred])
    #expect(postings.quantity(0).description == "-12.30")
    #expect(postings.money(0) == Money(Quantity(units: -123, scale: 1), dollar))
    #expect(postings.cost(of: 0) == nil)
    #expect(postings.ownDay(of: 0) == nil)
  }

  @Test(arguments: [
    Int128(Int64.max), Int128(Int64.min), Int128(Int64.max) + 1, Int128(Int64.min) - 1,
    powersOfTen[38] - 1, -powersOfTen[38] + 1,
  ])
  func `a quantity is kept whether it fits 64 bits or not`(_ units: Int128) throws {
    var postings = PostingTable()
    postings.append(account: account, Quantity(1), euro)
    let quantity = try #require(Quantity(units: units, scale: 18))
    let row = postings.append(account: account, quantity, euro, flags: [.virtual])
    postings.append(account: account, Quantity(2), euro)
    #expect(postings.quantity(row).units == units)
    #expect(postings.quantity(row).scale == 18)
    #expect(postings.flags[row].contains(.virtual))
    #expect(postings.flags[row].contains(.isWide) == (Int64(exactly: units) == nil))
    #expect(postings.quantity(0) == Quantity(1))
    #expect(postings.quantity(2) == Quantity(2))
  }

  @Test func `costs and days are found among many postings`() {
    var random = SeededGenerator()
    var postings = PostingTable()
    var costs: [Int: Money] = [:]
    var days: [Int: Day] = [:]
    for _ in 0..<2_000 {
      let row = postings.append(account: account, Quantity(1), euro)
      if Int.random(in: 0..<3, using: &random) == 0 {
        let total = Money(Quantity(row), dollar)
        postings.setCost(total: total, unit: Quantity(row), source: .price)
        costs[row] = total
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        let day = Day(ordinal: Int32(row))
        postings.setOwnDay(day)
        days[row] = day
      }
    }
    for row in 0..<postings.count {
      #expect(postings.cost(of: row)?.total == costs[row], "TALLY_SEED=\(random.seed)")
      #expect(postings.ownDay(of: row) == days[row], "TALLY_SEED=\(random.seed)")
    }
    #expect(postings.costs.count == costs.count)
    #expect(postings.ownDays.map(\.posting) == postings.ownDays.map(\.posting).sorted())
  }

  @Test func `a cost says where it comes from`() {
    var postings = PostingTable()
    for source in [PostingCost.Source.price, .lot, .inferred] {
      postings.append(account: account, Quantity(3), euro)
      postings.setCost(total: Money(Quantity(6), dollar), unit: nil, source: source)
    }
    #expect(postings.costs.map(\.source) == [.price, .lot, .inferred])
    #expect(postings.costs.map(\.posting) == [0, 1, 2])
    #expect(postings.cost(of: 1)?.unit == nil)
  }

  @Test func `rows of another table bring their costs, days and long quantities`() {
    var (other, postings) = (PostingTable(), PostingTable())
    for row in 0..<40 {
      let long = Quantity(units: Int128(Int64.max) + Int128(row), scale: 2) ?? .zero
      other.append(
        account: AccountID(Int32(row)), row.isMultiple(of: 3) ? long : Quantity(row), euro)
      if row.isMultiple(of: 2) {
        other.setCost(total: Money(Quantity(row), dollar), unit: Quantity(1), source: .price)
      }
      if row.isMultiple(of: 5) { other.setOwnDay(Day(ordinal: Int32(row))) }
    }
    let rows = Array(30..<40) + Array(3..<17)
    postings.append(contentsOf: other, 30..<40)
    postings.append(contentsOf: other, 9..<9)
    postings.append(contentsOf: other, 3..<17)
    #expect(postings.count == rows.count)
    for (row, old) in rows.enumerated() {
      #expect(postings.accounts[row] == other.accounts[old])
      #expect(postings.money(row) == other.money(old))
      #expect(postings.flags[row] == other.flags[old])
      #expect(postings.cost(of: row)?.total == other.cost(of: old)?.total)
      #expect(postings.ownDay(of: row) == other.ownDay(of: old))
    }
  }
}
