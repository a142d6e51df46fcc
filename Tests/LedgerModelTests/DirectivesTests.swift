import LedgerModel
import Testing

@Suite struct DirectivesTests {
  private let price = Money(Quantity(10), CommodityID(0))
  private let place = SourceLocation(file: 2, offset: 40)

  @Test func `a directive leaves open what its first line does not say`() {
    let monthly = Recurrence(.months(1))
    let subscription = Subscription(name: "Gym", amount: price, recurrence: monthly, at: place)
    #expect(subscription.accounts.isEmpty && subscription.payees.isEmpty)
    #expect(subscription.prices.isEmpty)
    let budget = Budget(
      account: nil, amount: price, recurrence: monthly, origin: .directive, at: place)
    #expect(budget.rollover == .none && budget.rolloverStart == nil)
    #expect(budget.strategy == nil && budget.extras.isEmpty)
    let goal = Goal(name: "House", target: price, at: place)
    #expect(goal.account == nil && goal.saved == nil && goal.monthly == nil)
    #expect(goal.targetDay == nil)
    #expect([subscription.location, budget.location, goal.location].allSatisfy { $0 == place })
  }

  @Test func `the words of a budget are those of its directive`() {
    #expect(Budget.Rollover.allCases.map(\.rawValue) == ["none", "surplus", "signed"])
    #expect(Budget.Strategy.allCases.map(\.rawValue) == ["avalanche", "snowball"])
    #expect(SpendKind.allCases.map(\.rawValue) == ["fixed", "discretionary"])
  }
}
