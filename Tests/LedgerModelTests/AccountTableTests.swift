import LedgerModel
import Testing

@Suite struct AccountTableTests {
  @Test func `an account brings those above it`() {
    var accounts = AccountTable()
    let checking = accounts.intern("assets:bank:checking")
    #expect(accounts.count == 3)
    #expect(
      accounts.lineage(of: checking).map { accounts[$0] } == [
        "assets:bank:checking", "assets:bank", "assets",
      ])
    #expect(accounts.all.map { accounts[$0] } == ["assets:bank:checking", "assets:bank", "assets"])
    #expect(accounts.find("assets:bank") == accounts.parent(of: checking))
    #expect(accounts.find("assets:ban") == nil)
    #expect(accounts.find(Array("assets:bank".utf8).span) == accounts.find("assets:bank"))
    #expect(accounts.find("assets").flatMap(accounts.parent) == nil)
  }

  @Test func `accounts above are shared, whatever comes first`() {
    var accounts = AccountTable()
    let assets = accounts.intern("assets")
    let cash = accounts.intern("assets:cash")
    let bank = accounts.intern("assets:bank:checking")
    #expect(accounts.count == 4)
    #expect(accounts.parent(of: cash) == assets)
    #expect(accounts.lineage(of: bank).last == assets)
    #expect(accounts.intern("assets:cash") == cash)
    #expect(accounts.count == 4)
  }

  @Test(arguments: [
    (":", [":"]), (":a", [":a"]), ("a:", ["a:", "a"]), ("a::b", ["a::b", "a:", "a"]),
    ("", [""]), ("a b:c d", ["a b:c d", "a b"]),
    (
      "собственность:касса",
      [
        "собственность:касса", "собственность",
      ]
    ),
  ])
  func `odd names have a lineage`(_ name: String, _ lineage: [String]) {
    var accounts = AccountTable()
    let account = accounts.intern(name)
    #expect(accounts.lineage(of: account).map { accounts[$0] } == lineage)
  }

  @Test func `a name of thousands of parts does not exhaust the stack`() {
    var accounts = AccountTable()
    let deep = accounts.intern(Array(repeating: "a", count: 5_000).joined(separator: ":"))
    #expect(accounts.lineage(of: deep).count == 5_000)
    #expect(accounts.count == 5_000)
  }

  @Test func `within means the same or below, not the same letters`() {
    var accounts = AccountTable()
    let assets = accounts.intern("assets")
    let bank = accounts.intern("assets:bank")
    let other = accounts.intern("assetsother:bank")
    #expect(accounts.isWithin(bank, assets))
    #expect(accounts.isWithin(assets, assets))
    #expect(!accounts.isWithin(assets, bank))
    #expect(!accounts.isWithin(other, assets))
  }
}
