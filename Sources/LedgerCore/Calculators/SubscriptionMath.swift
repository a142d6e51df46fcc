package import LedgerModel

/// What recurs, in one currency: how much a month, what is largest and what is due.
package enum SubscriptionMath {
  /// Something paid again and again.
  package struct Item: Hashable, Sendable {
    package let name: String
    /// What is paid at each occurrence.
    package let price: Quantity
    package let recurrence: Recurrence

    package init(name: String, price: Quantity, recurrence: Recurrence) {
      self.name = name
      self.price = price
      self.recurrence = recurrence
    }

    /// What the price comes to in a month.
    package var monthlyEquivalent: Ratio { Ratio(price) * recurrence.monthlyFactor }
  }

  /// An item on a day on which it is due.
  package struct Due: Hashable, Sendable {
    package let day: Day
    package let item: Item
  }

  /// What all items come to in a month, exactly; it is to be rounded once.
  package static func monthlyOutflow(of items: [Item]) -> Ratio {
    items.reduce(.zero) { $0 + $1.monthlyEquivalent }
  }

  /// The `limit` items with the largest monthly equivalents, from the largest, equal ones by name.
  package static func largest(of items: [Item], limit: Int) -> [Item] {
    let sorted = items.map { (amount: $0.monthlyEquivalent, item: $0) }
      .sorted { $0.amount == $1.amount ? $0.item.name < $1.item.name : $0.amount > $1.amount }
    return sorted.prefix(max(0, limit)).map(\.item)
  }

  /// What is due from a day through `horizon` days later, both included; by day, then by name.
  package static func due(of items: [Item], from day: Day, horizon: Int = 30) -> [Due] {
    let window = day...max(day, day.adding(days: horizon))
    let all: [Due] = items.flatMap { item in
      item.recurrence.occurrences(in: window).map { Due(day: $0, item: item) }
    }
    return all.sorted { $0.day == $1.day ? $0.item.name < $1.item.name : $0.day < $1.day }
  }
}
