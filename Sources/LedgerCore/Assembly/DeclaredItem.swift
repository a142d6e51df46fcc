internal import LedgerModel

/// Something paid again and again, as `subscription` directives, a tagged `~` rule or tagged entries
/// declare it.
struct DeclaredItem: Sendable {
  /// A stretch of time with one period.
  struct Phase: Hashable, Sendable {
    let recurrence: Recurrence
    /// How far an entry may be from an occurrence that it pays.
    let guardDays: Int
    /// What is paid, by the day from which it counts, ascending.
    let prices: [Subscription.Price]

    init(_ recurrence: Recurrence, _ prices: [Subscription.Price]) {
      self.recurrence = recurrence
      self.prices = prices
      guardDays = recurrence.guardDays
    }
  }

  let name: String
  let isRule: Bool
  /// Ascending by start; none overlaps the next.
  let phases: [Phase]
  let accounts: [AccountID]
  let payees: [Subscription.PayeePattern]

  /// The stretch that a day falls in, or `nil` before the first and after the last.
  func phase(on day: Day) -> Phase? {
    phases.last { $0.recurrence.isInForce(on: day) }
  }

  /// The last price that is declared up to a day, or `nil` before the first.
  func declaredPrice(on day: Day) -> Subscription.Price? {
    for phase in phases.reversed() {
      if let price = phase.prices.last(where: { $0.day <= day }) { return price }
    }
    return nil
  }

  /// The days on which something is due, ascending, each with its stretch.
  func occurrences(in range: ClosedRange<Day>) -> [(day: Day, phase: Phase)] {
    phases.flatMap { phase in phase.recurrence.occurrences(in: range).map { ($0, phase) } }
  }

  /// Whether the next `count` days after a day on which something is due have all gone by on
  /// another, each with the days in which it may still be paid.
  func hasPassed(_ count: Int, after day: Day, on now: Day) -> Bool {
    var (last, rest) = (day, count)
    for phase in phases {
      while rest > 0, let next = phase.recurrence.nextOccurrence(after: last) {
        guard next.adding(days: phase.guardDays) < now else { return false }
        (last, rest) = (next, rest - 1)
      }
    }
    return rest == 0
  }
}

extension DeclaredItem {
  /// The items of a ledger, by name; a subscription stands before a rule of the same name, and both
  /// before tagged entries.
  static func all(_ ledger: Ledger, _ classification: AccountClassification) -> [DeclaredItem] {
    let subscriptions = Dictionary(grouping: ledger.subscriptions, by: \.name)
    let rules = Dictionary(
      grouping: ledger.periodicRules.filter { $0.itemName != nil }, by: { $0.itemName ?? "" }
    ).filter { subscriptions[$0.key] == nil }
    let tagged = Dictionary(
      grouping: TaggedItems(ledger, classification).subscriptions, by: \.name
    ).filter { subscriptions[$0.key] == nil && rules[$0.key] == nil }
    let items =
      (Array(subscriptions.values) + Array(tagged.values))
      .compactMap(DeclaredItem.init(subscriptions:))
      + rules.values.compactMap { DeclaredItem(rules: $0, classification) }
    return items.sorted { $0.name < $1.name }
  }

  /// Joins the directives of one name: a later `from` begins a new stretch.
  private init?(subscriptions: [Subscription]) {
    let sorted = subscriptions.sorted {
      ($0.recurrence.start ?? .distantPast, $0.location)
        < ($1.recurrence.start ?? .distantPast, $1.location)
    }
    guard let last = sorted.last else { return nil }
    name = last.name
    isRule = false
    phases = DeclaredItem.phases(
      sorted.map { ($0.recurrence, [.init(day: .distantPast, amount: $0.amount)] + $0.prices) })
    accounts = sorted.last { !$0.accounts.isEmpty }?.accounts ?? []
    payees = sorted.last { !$0.payees.isEmpty }?.payees ?? []
  }

  /// Takes what tagged rules of one name spend; a rule that spends nothing is no item, and neither
  /// is one that brings in money, whose expenses are withheld from it.
  private init?(rules: [PeriodicRule], _ classification: AccountClassification) {
    var accounts: [AccountID] = []
    var stretches: [(Recurrence, [Subscription.Price])] = []
    for rule in rules.sorted(by: {
      ($0.recurrence.start ?? .distantPast, $0.location)
        < ($1.recurrence.start ?? .distantPast, $1.location)
    }) {
      if rule.postings.contains(where: { classification.kind(of: $0.account) == .revenue }) {
        continue
      }
      let spent = rule.postings.filter { classification.kind(of: $0.account) == .expense }
      guard let commodity = spent.first?.amount.commodity,
        let total = try? spent.lazy.filter({ $0.amount.commodity == commodity })
          .map(\.amount.quantity).sum(), total.isPositive
      else { continue }
      accounts = spent.map(\.account)
      stretches.append(
        (rule.recurrence, [.init(day: .distantPast, amount: Money(total, commodity))]))
    }
    guard let name = rules.first?.itemName, !stretches.isEmpty else { return nil }
    self.name = name
    isRule = true
    phases = DeclaredItem.phases(stretches)
    self.accounts = accounts
    payees = []
  }

  /// Ends each stretch where the next begins, and lets its first price count from its start.
  private static func phases(_ stretches: [(Recurrence, [Subscription.Price])]) -> [Phase] {
    stretches.indices.map { index in
      var (recurrence, prices) = stretches[index]
      let start = recurrence.start ?? .distantPast
      if stretches.indices.contains(index + 1) {
        let next = stretches[index + 1].0.start ?? .distantPast
        recurrence.end = min(recurrence.end ?? next, next)
      }
      prices = prices.map { .init(day: max($0.day, start), amount: $0.amount) }
      return Phase(recurrence, prices)
    }
  }
}

extension Day {
  /// A day before all books, for prices that always counted.
  static let distantPast = Day(ordinal: .min / 2)
}
