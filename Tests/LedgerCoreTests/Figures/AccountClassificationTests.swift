import LedgerModel
import Testing

@testable import LedgerCore

struct AccountClassificationTests {
  private var accounts = AccountTable()

  private mutating func declare(_ name: String, _ kind: AccountKind) {
    accounts.declaredKinds[accounts.intern(name)] = kind
  }

  private func kind(_ name: String) -> AccountKind? {
    var accounts = accounts
    let account = accounts.intern(name)
    return AccountClassification(accounts).kind(of: account)
  }

  private func isLiquid(_ name: String) -> Bool {
    var accounts = accounts
    let account = accounts.intern(name)
    return AccountClassification(accounts).isLiquid(account)
  }

  @Test mutating func `a declaration goes before a name, the nearest first`() {
    declare("assets", .asset)
    declare("assets:loan:mine", .liability)
    #expect(kind("assets:loan") == .asset)
    #expect(kind("assets:loan:mine:car") == .liability)
    #expect(kind("Expenses:Food") == .expense)
    #expect(kind("budget:food") == nil)
  }

  @Test mutating func `without a declaration, cash is known by name`() {
    #expect(isLiquid("Assets:Bank:Checking"))
    #expect(isLiquid("assets:us:savings:holiday"))
    #expect(!isLiquid("assets:broker"))
    #expect(!isLiquid("liabilities:bank"))
    #expect(!isLiquid("expenses:cash"))
    #expect(!isLiquid("assets"))
    #expect(kind("assets:cash") == .cash)
  }

  @Test mutating func `below a declared asset a name counts while no cash is declared`() {
    declare("assets", .asset)
    #expect(isLiquid("assets:bank:checking"))
    #expect(!isLiquid("assets:house"))
    declare("assets:purse", .cash)
    #expect(!isLiquid("assets:bank:checking"))
    #expect(isLiquid("assets:purse:coins"))
  }

  @Test mutating func `one declared cash account does not hide an undeclared one`() {
    declare("assets:purse", .cash)
    #expect(isLiquid("assets:savings"))
  }

  @Test mutating func `a nearer declaration than that of cash wins`() {
    declare("assets:bank", .cash)
    declare("assets:bank:deposit", .asset)
    #expect(!isLiquid("assets:bank:deposit"))
  }

  @Test(arguments: [true, false])
  mutating func `the attribute says whether an asset is liquid`(_ isLiquid: Bool) {
    accounts.attributes[accounts.intern("assets:x")] = attributes { $0.isLiquid = isLiquid }
    accounts.attributes[accounts.intern("expenses")] = attributes { $0.isLiquid = true }
    #expect(self.isLiquid("assets:x:cash") == isLiquid)
    #expect(!self.isLiquid("expenses:food"))
  }

  @Test mutating func `an ignored account has no kind, nor have those below it`() {
    accounts.attributes[accounts.intern("assets:old")] = attributes { $0.isIgnored = true }
    #expect(kind("assets:old:cash") == nil)
    #expect(!isLiquid("assets:old:cash"))
    let account = accounts.intern("assets:old:cash")
    #expect(AccountClassification(accounts).isIgnored(account))
  }

  @Test mutating func `the roots of a language that fixes them stand for the English names`() {
    accounts.rootKinds[accounts.intern("Vermoegen")] = .asset
    accounts.rootKinds[accounts.intern("Einkommen")] = .revenue
    #expect(isLiquid("Vermoegen:Bank:Giro"))
    #expect(!isLiquid("Vermoegen:Depot"))
    #expect(kind("Einkommen:Capital Gains") == .gain)
  }

  @Test mutating func `a rate makes one debt of what is below it`() {
    accounts.attributes[accounts.intern("liabilities:loan")] = attributes { $0.apr = Quantity(1) }
    accounts.attributes[accounts.intern("liabilities:owed")] = attributes { $0.isDebt = false }
    let part = accounts.intern("liabilities:loan:car:principal")
    let card = accounts.intern("liabilities:visa")
    let (owed, cash) = (accounts.intern("liabilities:owed:a"), accounts.intern("assets:cash"))
    let classification = AccountClassification(accounts)
    #expect(classification.debt(of: part).map { accounts[$0] } == "liabilities:loan")
    #expect(classification.debt(of: card) == card)
    #expect(classification.debt(of: owed) == nil)
    #expect(classification.debt(of: cash) == nil)
  }

  @Test mutating func `the root is the topmost account of the same basic kind`() {
    declare("home:rent", .expense)
    let names = ["expenses:food:out", "home:rent:flat", "income:gains:x"].map {
      accounts.intern($0)
    }
    let classification = AccountClassification(accounts)
    #expect(
      names.map { accounts[classification.root(of: $0)] } == ["expenses", "home:rent", "income"])
  }

  private func attributes(_ set: (inout AccountAttributes) -> Void) -> AccountAttributes {
    var attributes = AccountAttributes()
    set(&attributes)
    return attributes
  }
}
