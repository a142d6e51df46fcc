/// A `subscription` directive: something paid again and again.
package struct Subscription: Hashable, Sendable {
  /// How a payee is recognised, ignoring case.
  package enum PayeePattern: Hashable, Sendable {
    case text(String)
    /// A regular expression, written `/…/`.
    case expression(String)
  }

  /// A price from a day on.
  package struct Price: Hashable, Sendable {
    package let day: Day
    package let amount: Money
    package init(day: Day, amount: Money) {
      self.day = day
      self.amount = amount
    }
  }

  package var name: String
  /// The price that the directive's first line states.
  package var amount: Money
  package var recurrence: Recurrence
  package var accounts: [AccountID] = []
  package var payees: [PayeePattern] = []
  /// The later prices, ascending by day.
  package var prices: [Price] = []
  package var location: SourceLocation

  package init(name: String, amount: Money, recurrence: Recurrence, at location: SourceLocation) {
    self.name = name
    self.amount = amount
    self.recurrence = recurrence
    self.location = location
  }
}

/// A `budget` directive, or a budget that a journal states in its own language.
package struct Budget: Hashable, Sendable {
  /// What of a month is carried to the next: nothing, what is left, or what is overspent too.
  package enum Rollover: String, Hashable, Sendable, CaseIterable { case none, surplus, signed }
  /// Which debt is paid first: the one with the highest rate, or the smallest.
  package enum Strategy: String, Hashable, Sendable, CaseIterable { case avalanche, snowball }
  /// Which rules measure the budget.
  package enum Origin: Hashable, Sendable { case directive, periodicRule, fava }

  /// A single payment beside the monthly ones.
  package struct Extra: Hashable, Sendable {
    package let day: Day
    package let amount: Money
    package init(day: Day, amount: Money) {
      self.day = day
      self.amount = amount
    }
  }

  /// What the budget limits, or `nil` for all expenses (`*`).
  package var account: AccountID?
  package var amount: Money
  package var recurrence: Recurrence
  package var rollover = Rollover.none
  /// The month from which rollover counts.
  package var rolloverStart: Month?
  package var strategy: Strategy?
  package var extras: [Extra] = []
  package var origin: Origin
  package var location: SourceLocation

  package init(
    account: AccountID?, amount: Money, recurrence: Recurrence, origin: Origin,
    at location: SourceLocation
  ) {
    self.account = account
    self.amount = amount
    self.recurrence = recurrence
    self.origin = origin
    self.location = location
  }
}

/// A `goal` directive.
package struct Goal: Hashable, Sendable {
  package var name: String
  package var target: Money
  package var targetDay: Day?
  /// The account whose balance is the progress, or `nil` if ``saved`` states it.
  package var account: AccountID?
  package var saved: Money?
  package var monthly: Money?
  package var location: SourceLocation

  package init(name: String, target: Money, at location: SourceLocation) {
    self.name = name
    self.target = target
    self.location = location
  }
}

/// A `~` rule: a budget, or an item that recurs if it is tagged as one.
package struct PeriodicRule: Hashable, Sendable {
  /// What the rule plans for one account.
  package struct Posting: Hashable, Sendable {
    package let account: AccountID
    package let amount: Money
    package init(account: AccountID, amount: Money) {
      self.account = account
      self.amount = amount
    }
  }

  package var recurrence: Recurrence
  package var description: String
  /// The name that a `recurring:` or `subscription:` tag gives, or `nil` for a budget.
  package var itemName: String?
  /// The postings, with the inferred amount filled in.
  package var postings: [Posting]
  package var location: SourceLocation

  package init(
    recurrence: Recurrence, description: String, itemName: String?, postings: [Posting],
    at location: SourceLocation
  ) {
    self.recurrence = recurrence
    self.description = description
    self.itemName = itemName
    self.postings = postings
    self.location = location
  }
}
