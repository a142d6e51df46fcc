internal import LedgerModel

/// Pairs the occurrences of declared items with the entries that pay them.
///
/// It looks for the entries that may pay each occurrence, near its day and near the price that is
/// known by then; ``PaymentAssignment`` decides between them.
struct ChargeMatching {
  /// What decides which entries may pay an item: alike items have the same.
  private struct Likeness: Hashable {
    let name: String
    let payees: [Subscription.PayeePattern]
    let accounts: [AccountID]
    let phases: [DeclaredItem.Phase]

    init(_ item: DeclaredItem) {
      name = item.payees.isEmpty ? item.name : ""
      (payees, accounts, phases) = (item.payees, item.accounts, item.phases)
    }
  }

  private let items: [DeclaredItem]
  private var charges: ItemCharges
  private var rates: RateMemo
  /// By item: where its charges stand.
  private var sources: [ItemCharges.Source] = []
  private(set) var assignment: PaymentAssignment

  /// Prepares the pairing.
  ///
  /// - Parameters:
  ///   - items: What is declared.
  ///   - charges: What may pay it.
  ///   - valuation: What prices and charges of two commodities are worth.
  ///   - entryCount: How many entries there are.
  init(
    _ items: [DeclaredItem], _ charges: ItemCharges, _ valuation: Valuation, entryCount: Int
  ) {
    self.items = items
    self.charges = charges
    rates = RateMemo(valuation)
    assignment = PaymentAssignment(entryCount: items.isEmpty ? 0 : entryCount)
  }

  /// Pairs what is due up to a day.
  ///
  /// - Returns: The histories of the items, in their order.
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func histories(until day: Day) throws(QuantityError) -> [RecurringHistory] {
    try collect(until: day)
    var paid: [[RecurringHistory.Paid]] = items.map { _ in [] }
    let payments = assignment.payments()
    for (occurrence, payment) in zip(assignment.occurrences, payments) {
      guard let payment else { continue }
      let item = Int(occurrence.item)
      let group = sources[item].group(at: Int(payment.row))
      guard let found = try charges.payment(of: group, in: sources[item], for: item) else {
        continue
      }
      paid[item].append(.init(due: occurrence.due, payment: found))
    }
    return zip(items, paid).map { RecurringHistory(item: $0, paid: $1) }
  }

  private mutating func collect(until day: Day) throws(QuantityError) {
    var known: [Likeness: Int] = [:]
    var starts: [Int] = []
    for item in items.indices {
      starts.append(assignment.occurrences.count)
      if let other = known.updateValue(item, forKey: Likeness(items[item])) {
        sources.append(sources[other])
        assignment.add(item: item, alike: starts[other]..<starts[other + 1])
      } else {
        sources.append(charges.source(of: item))
        try collect(item, until: day)
      }
    }
  }

  /// Collects what may pay an item, each occurrence held against the price that is known by then.
  private mutating func collect(_ number: Int, until last: Day) throws(QuantityError) {
    let (item, source) = (items[number], sources[number])
    let guardDays = Recurrence.longestGuard
    guard let days = source.days else { return }
    let first = days.lowerBound.adding(days: -guardDays)
    guard first <= last else { return }
    let end = min(last, days.upperBound.adding(days: guardDays))
    var runs = source.runs
    var price = KnownPrice(item)
    for phase in item.phases {
      for due in phase.recurrence.occurrences(in: first...end) {
        let wanted = Wanted(number, on: due, for: price.amount(on: due), reach: phase.guardDays)
        for run in runs.indices {
          runs[run] = source.part(of: runs[run], from: due.adding(days: -guardDays))
          try offer(source, runs[run], to: wanted)
        }
        guard let best = assignment.add(item: number, due: due) else { continue }
        let group = source.group(at: Int(best.row))
        if let amount = try charges.amount(of: group, in: source, for: number) {
          price.charge(amount, on: source.rows[group.lowerBound].day)
        }
      }
    }
  }

  /// Offers what may pay one occurrence.
  private mutating func offer(
    _ source: ItemCharges.Source, _ run: Range<Int>, to wanted: Wanted
  ) throws(QuantityError) {
    let rows = source.rows
    var start = run.lowerBound
    while start < run.upperBound, rows[start].day.ordinal < wanted.days.lowerBound { start += 1 }
    while start < run.upperBound, rows[start].day.ordinal <= wanted.days.upperBound {
      let (day, entry) = (rows[start].day, rows[start].entry)
      var end = start + 1
      while end < run.upperBound, rows[end].isBeside(rows[start]) { end += 1 }
      if let amount = try charges.amount(of: start..<end, in: source, for: wanted.item),
        let closeness = closeness(of: amount, on: day, to: wanted.price)
      {
        let distance = Int(abs(day.ordinal - wanted.due.ordinal))
        assignment.offer(.init(closeness, distance: distance, entry: entry, row: start))
      }
      start = end
    }
  }

  /// How near a payment is to a price, both at the exchange rates of its day if they differ in
  /// commodity; without a rate it is far, and without a price near.
  private mutating func closeness(
    of amount: Money, on day: Day, to price: Money?
  ) -> AmountCloseness? {
    guard let price else { return .near }
    if price.commodity.index == amount.commodity.index {
      return AmountCloseness(amount.quantity, price: price.quantity)
    }
    guard let paid = rates.value(of: amount.quantity, amount.commodity, on: day),
      let wanted = rates.value(of: price.quantity, price.commodity, on: day)
    else { return .far }
    return AmountCloseness(paid, price: wanted).map { max($0, .near) }
  }
}

/// An occurrence while it is held against charges.
private struct Wanted {
  let item: Int
  let due: Day
  let price: Money?
  /// On which days it may be paid.
  let days: ClosedRange<Int32>

  init(_ item: Int, on due: Day, for price: Money?, reach: Int) {
    (self.item, self.due, self.price) = (item, due, price)
    days = due.adding(days: -reach).ordinal...due.adding(days: reach).ordinal
  }
}

/// The price of an item as it becomes known, occurrence by occurrence.
private struct KnownPrice {
  private let declared: [Subscription.Price]
  private var next = 0
  private var last: Subscription.Price?

  init(_ item: DeclaredItem) { declared = item.phases.flatMap { $0.prices } }

  /// The later of the last charge and the last declared price up to a day, else the first price.
  mutating func amount(on day: Day) -> Money? {
    while next < declared.count, declared[next].day <= day {
      let price = declared[next]
      if last.map({ $0.day < price.day }) ?? true { last = price }
      next += 1
    }
    return last?.amount ?? declared.first?.amount
  }

  mutating func charge(_ amount: Money, on day: Day) {
    if last.map({ $0.day <= day }) ?? true { last = .init(day: day, amount: amount) }
  }
}
