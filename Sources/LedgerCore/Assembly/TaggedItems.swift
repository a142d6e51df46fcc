internal import LedgerModel

/// The items that entries with `recurring:` tags pay.
///
/// An item costs what its entries spend; entries that spend nothing or have income make none.
struct TaggedItems {
  /// What an entry pays of an item.
  private struct Charge {
    let day: Day
    let entry: Int
    let payee: String
    var amount: Money
    let accounts: [AccountID]
    let recurrence: Recurrence?
  }

  /// The items as subscriptions; one whose period changed has several.
  private(set) var subscriptions: [Subscription] = []
  /// The names of items with entries on one day and without a period.
  private(set) var withoutPeriod: [String] = []

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    guard !ledger.recurringTags.isEmpty else { return }
    let items = TaggedItems.charges(ledger, classification)
    for (name, charges) in items.sorted(by: { $0.key < $1.key }) {
      let found = TaggedItems.subscriptions(name, charges, ledger)
      if found.isEmpty { withoutPeriod.append(name) }
      subscriptions += found
    }
  }

  /// The charges of each item, ascending by day.
  private static func charges(
    _ ledger: Ledger, _ classification: AccountClassification
  ) -> [String: [Charge]] {
    let wanted = Set(ledger.recurringTags.map(\.location))
    var entries: [SourceLocation: [Int]] = [:]
    for entry in 0..<ledger.entries.count {
      let place = ledger.entries.location(of: entry)
      if wanted.contains(place) { entries[place, default: []].append(entry) }
    }
    var items: [String: [Charge]] = [:]
    for tag in ledger.recurringTags {
      for entry in entries[tag.location] ?? [] {
        guard let found = charge(tag, entry, ledger, classification) else { continue }
        let name = tag.name ?? found.payee
        if !name.isEmpty { items[name, default: []].append(found) }
      }
    }
    return items.mapValues { $0.sorted { ($0.day, $0.entry) < ($1.day, $1.entry) } }
  }

  /// What an entry, or the tagged account in it, spends in its first commodity.
  private static func charge(
    _ tag: RecurringTag, _ entry: Int, _ ledger: Ledger, _ classification: AccountClassification
  ) -> Charge? {
    let rows = ledger.entries.postings(of: entry)
    let isIncome = rows.contains {
      classification.kind(of: ledger.postings.accounts[$0]) == .revenue
    }
    let spent = rows.filter { row in
      let account = ledger.postings.accounts[row]
      return classification.kind(of: account) == .expense && tag.account ?? account == account
        && !ledger.postings.flags[row].contains(.virtual)
    }
    guard !isIncome, let first = spent.first else { return nil }
    let commodity = ledger.postings.commodities[first]
    let amounts = spent.filter { ledger.postings.commodities[$0] == commodity }
    guard let total = try? amounts.lazy.map({ ledger.postings.quantity($0) }).sum(),
      total.isPositive
    else { return nil }
    return Charge(
      day: ledger.entries.days[entry], entry: entry,
      payee: ledger.payees[ledger.entries.payees[entry].index], amount: Money(total, commodity),
      accounts: Set(spent.map { ledger.postings.accounts[$0] }).sorted(),
      recurrence: tag.recurrence)
  }

  /// An item's stretches, or none if nothing shows its period.
  private static func subscriptions(
    _ name: String, _ charges: [Charge], _ ledger: Ledger
  ) -> [Subscription] {
    let accounts = Set(charges.flatMap(\.accounts)).sorted()
    let payees = Set(charges.map(\.payee)).subtracting([""]).sorted()
    return stretches(charges).map { charge, recurrence in
      var item = Subscription(
        name: name, amount: charge.amount, recurrence: recurrence,
        at: ledger.entries.location(of: charge.entry))
      item.accounts = accounts
      item.payees = payees.map { .text($0) }
      return item
    }
  }

  /// The first charge of each period, and the period from then on.
  private static func stretches(_ charges: [Charge]) -> [(Charge, Recurrence)] {
    var found: [(Charge, Recurrence)] = []
    for charge in charges {
      guard var recurrence = charge.recurrence, recurrence.interval != found.last?.1.interval
      else { continue }
      let first = found.isEmpty ? charges[0] : charge
      let start = first.day.adding(days: -recurrence.guardDays)
      recurrence.start = recurrence.start.map { min($0, charge.day) } ?? start
      found.append((first, recurrence))
    }
    guard found.isEmpty, let first = charges.first else { return found }
    return shown(by: charges.map(\.day)).map { [(first, $0)] } ?? []
  }

  /// The period that the last two days show, from near the first of them all on.
  private static func shown(by days: [Day]) -> Recurrence? {
    guard let first = days.first, let last = days.last,
      let before = days.last(where: { $0 < last })
    else { return nil }
    let interval = usual(gap: before.days(until: last))
    let earliest = first.adding(days: -Recurrence.longestGuard)
    var start = last
    var steps = 0
    while start > first, steps < 12_000 {
      steps += 1
      let next = last.stepping(interval, steps)
      if next < earliest { break }
      start = next
    }
    return Recurrence(interval, start: start)
  }

  /// The usual period that a number of days comes near.
  private static func usual(gap days: Int) -> Recurrence.Interval {
    switch days {
    case 7...8: .weeks(1)
    case 14...16: .weeks(2)
    case 28...33: .months(1)
    case 59...62: .months(2)
    case 87...100: .months(3)
    case 175...190: .months(6)
    case 350...395: .years(1)
    default: .days(days)
    }
  }
}

extension Day {
  /// The day some steps of a plain interval before this one.
  fileprivate func stepping(_ interval: Recurrence.Interval, _ steps: Int) -> Day {
    switch interval {
    case .weeks(let count): adding(days: -7 * count * steps)
    case .months(let count): adding(months: -count * steps)
    case .years(let count): adding(months: -12 * count * steps)
    case .days(let count): adding(days: -count * steps)
    default: self
    }
  }
}
