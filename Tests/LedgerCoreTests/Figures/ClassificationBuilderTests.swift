import LedgerModel
import Testing

@testable import LedgerCore

struct ClassificationBuilderTests {
  @Test func `attributes are inherited, the nearest first`() throws {
    var accounts = AccountTable()
    var above = AccountAttributes()
    (above.spend, above.dueDay) = (.fixed, 3)
    var below = AccountAttributes()
    below.spend = .discretionary
    let child = accounts.intern("expenses:home:garden")
    accounts.attributes[accounts.intern("expenses:home")] = above
    accounts.attributes[child] = below
    let attributes = AccountClassification(accounts).attributes(of: child)
    #expect(attributes.spend == .discretionary)
    #expect(attributes.dueDay == 3)
  }

  @Test func `an account that is seen before the one above it is classified after it`() {
    var accounts = AccountTable()
    let names = (0..<200).map { "assets:bank:branch \($0):till" }
    let tills = names.map { accounts.intern($0) }
    accounts.declaredKinds[accounts.intern("assets:bank")] = .cash
    let classification = AccountClassification(accounts)
    #expect(tills.allSatisfy { classification.kind(of: $0) == .cash })
    #expect(tills.allSatisfy { classification.liquidities[Int($0.index)] == .declared })
  }

  @Test func `interest is known by any part of the name`() {
    var accounts = AccountTable()
    let interest = accounts.intern("Expenses:Interest:Mortgage")
    let food = accounts.intern("Expenses:Food")
    let classification = AccountClassification(accounts)
    #expect(classification.isInterest(interest))
    #expect(!classification.isInterest(food))
  }
}
