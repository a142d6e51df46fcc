import LedgerModel
import Testing

@testable import LedgerCore

struct AccountFactsTests {
  @Test func `an account's facts are those of its classification`() throws {
    var accounts = AccountTable()
    let (bank, visa) = (accounts.intern("assets:bank"), accounts.intern("liabilities:visa"))
    let interest = accounts.intern("expenses:Interest:card")
    let classification = AccountClassification(accounts)
    let cash = AccountFacts(bank, classification, accounts)
    #expect(
      cash.kind == .cash && cash.isLiquid && cash.brought == [.stock, .liquid] && cash.debt == nil)
    let debt = AccountFacts(visa, classification, accounts)
    #expect(debt.brought == [.stock, .liability] && debt.debt == visa && !debt.isLiquid)
    let spent = AccountFacts(interest, classification, accounts)
    #expect(spent.brought == .expense && spent.isInterest)
  }
}
