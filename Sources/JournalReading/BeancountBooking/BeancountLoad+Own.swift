internal import LedgerModel

/// The directives of this program's own.
extension BeancountLoad {
  /// Hands on what `custom` states: of goals and budgets with one name the latest counts, and of
  /// subscriptions the later ones state the price from then on.
  mutating func gatherOwnDirectives() {
    var gathered: [ParsedDirective] = []
    let ordered = books.beancount.own.enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    for (_, next) in ordered {
      guard let index = gathered.lastIndex(where: { $0.hasName(of: next.directive) }) else {
        gathered.append(next.directive)
        continue
      }
      switch (gathered[index], next.directive) {
      case (.subscription(let earlier), .subscription(let later)):
        if let merged = earlier.priced(by: later, from: next.day) {
          gathered[index] = .subscription(merged)
        } else {
          gathered.append(next.directive)
        }
      default: gathered[index] = next.directive
      }
    }
    books.directives += gathered
  }
}

extension ParsedDirective {
  fileprivate func hasName(of other: ParsedDirective) -> Bool {
    switch (self, other) {
    case (.subscription(let one), .subscription(let two)): one.name.text == two.name.text
    case (.goal(let one), .goal(let two)): one.name.text == two.name.text
    case (.budget(let one), .budget(let two)): one.account.text == two.account.text
    default: false
    }
  }
}

extension ParsedSubscription {
  /// The same with the price of a later directive, or `nil` if that has another period.
  fileprivate func priced(by later: ParsedSubscription, from day: Day) -> ParsedSubscription? {
    guard recurrence.interval == later.recurrence.interval else { return nil }
    var merged = self
    merged.prices.append(Price(day: day, amount: later.amount))
    merged.prices += later.prices
    merged.accounts += later.accounts.filter { account in
      !accounts.contains { $0.text == account.text }
    }
    merged.payees += later.payees.filter { !payees.contains($0) }
    merged.recurrence.end = later.recurrence.end ?? recurrence.end
    return merged
  }
}
