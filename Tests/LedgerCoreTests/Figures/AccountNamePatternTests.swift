import LedgerModel
import Testing

@testable import LedgerCore

struct AccountNamePatternTests {
  @Test(arguments: [
    ("asset", AccountKind.asset), ("assets", .asset), ("debts", .liability),
    ("liability", .liability), ("liabilities", .liability), ("equity", .equity),
    ("income", .revenue), ("revenues", .revenue), ("expense", .expense), ("expenses", .expense),
  ])
  func `a top-level name says a kind`(_ name: String, _ kind: AccountKind) {
    #expect(AccountNamePattern.kind(ofRoot: name) == kind)
  }

  @Test(arguments: ["aktiva", "assetss", "liabilitys", "expensess", "", "assets "])
  func `another top-level name says none`(_ name: String) {
    #expect(AccountNamePattern.kind(ofRoot: name) == nil)
  }

  @Test(arguments: [
    ("gains", AccountKind.gain), ("capital gain", .gain), ("capital-losses", .gain),
    ("capitalloss", .gain), ("lossy", .revenue), ("salary", .revenue), ("capital  gain", .revenue),
  ])
  func `revenue is refined to realised gains`(_ name: String, _ kind: AccountKind) {
    #expect(AccountNamePattern.kind(of: name, below: .revenue) == kind)
  }

  @Test(arguments: [
    ("conversion", AccountKind.conversion), ("trades", .conversion), ("trading", .conversion),
    ("unrealised", .unrealisedGain), ("unrealized-gains", .unrealisedGain),
    ("unrealised capital gain", .unrealisedGain), ("unrealisedgains", .equity),
    ("opening balances", .equity),
  ])
  func `equity is refined to exchange and unrealised gains`(_ name: String, _ kind: AccountKind) {
    #expect(AccountNamePattern.kind(of: name, below: .equity) == kind)
  }

  @Test(arguments: [
    "cash", "bank", "check", "checking", "cheque", "chequing", "saving", "savings", "current",
    "wallet", "giro", "girokonto", "konto", "postbank", "paypal", "money market", "mmf",
    "current assets",
  ])
  func `a word for cash is known`(_ name: String) { #expect(AccountNamePattern.isCash(name)) }

  @Test(arguments: ["broker", "bankruptcy", "cashew", "house", "checks", "receivable"])
  func `a word that only looks like cash is not`(_ name: String) {
    #expect(!AccountNamePattern.isCash(name))
  }

  @Test(arguments: [
    ("expenses:tax", true), ("Expenses:Taxes:Federal", true), ("a:TAX", true), ("a:b:tAxEs", true),
    ("tax", false), ("taxes:food", false), ("a:taxe", false), ("a:taxi", false),
    ("a:syntax", false), ("a:taxes due", false), ("a:", false), ("", false), ("a::tax:", true),
    ("a:täx", false),
  ])
  func `a part below the root is for taxes`(_ name: String, _ isTax: Bool) {
    #expect(AccountNamePattern.isTax(name) == isTax)
  }
}
