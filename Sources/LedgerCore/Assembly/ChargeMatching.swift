internal import LedgerModel

/// Pairs the occurrences of declared items with the entries that pay them.
///
/// Each entry pays one occurrence. Where several could be paired, an equal amount goes before a near
/// one and that before a far one, then the nearest day, the earlier occurrence, the item's name.
struct ChargeMatching {
  /// An entry that may pay an occurrence; small, as there are many to sort.
  private struct Candidate {
    let closeness: AmountCloseness
    let distance: Int32
    let due: Day
    let item: Int32
    /// Where in ``payments`` the payment stands.
    let payment: Int32
    let entry: Int32

    func precedes(_ other: Candidate) -> Bool {
      if closeness != other.closeness { return closeness < other.closeness }
      if distance != other.distance { return distance < other.distance }
      if due != other.due { return due < other.due }
      return item == other.item ? entry < other.entry : item < other.item
    }
  }

  private let items: [DeclaredItem]
  private let valuation: Valuation
  private var charges: ItemCharges
  private var candidates: [Candidate] = []
  private var payments: [RecurringHistory.Payment] = []

  init(_ items: [DeclaredItem], _ charges: ItemCharges, _ valuation: Valuation) {
    self.items = items
    self.charges = charges
    self.valuation = valuation
  }

  /// Pairs what is due up to a day.
  ///
  /// - Returns: The histories of the items, in their order.
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func histories(until day: Day) throws(QuantityError) -> [RecurringHistory] {
    for item in items.indices { try collect(item, until: day) }
    candidates.sort { $0.precedes($1) }
    var paid: [[RecurringHistory.Paid]] = items.map { _ in [] }
    var usedEntries: Set<Int32> = []
    var paidDays = items.map { _ in Set<Day>() }
    for candidate in candidates where !usedEntries.contains(candidate.entry) {
      let item = Int(candidate.item)
      guard paidDays[item].insert(candidate.due).inserted else { continue }
      usedEntries.insert(candidate.entry)
      paid[item].append(.init(due: candidate.due, payment: payments[Int(candidate.payment)]))
    }
    return zip(items, paid).map { item, paid in
      RecurringHistory(item: item, paid: paid.sorted { $0.due < $1.due })
    }
  }

  /// Collects what may pay an item, each occurrence held against the price that is known by then.
  private mutating func collect(_ number: Int, until last: Day) throws(QuantityError) {
    let item = items[number]
    let rows = charges.rows(of: number)
    let guardDays = Recurrence.longestGuard
    guard let first = rows.first?.day.adding(days: -guardDays),
      let end = rows.last?.day.adding(days: guardDays), first <= last
    else { return }
    var start = rows.startIndex
    var price = KnownPrice(item)
    for phase in item.phases {
      let reach = phase.recurrence.guardDays
      for due in phase.recurrence.occurrences(in: first...min(last, end)) {
        let (earliest, latest) = (due.adding(days: -reach), due.adding(days: reach))
        let before = due.adding(days: -guardDays)
        while start < rows.endIndex, rows[start].day.ordinal < before.ordinal { start += 1 }
        var (lower, upper) = (start, start)
        while upper < rows.endIndex, rows[upper].day.ordinal <= latest.ordinal { upper += 1 }
        while lower < upper, rows[lower].day.ordinal < earliest.ordinal { lower += 1 }
        if lower < upper { try collect(number, due, rows[lower..<upper], &price) }
      }
    }
  }

  /// Collects what may pay one occurrence, and takes the likeliest of it for the price from then on.
  private mutating func collect(
    _ item: Int, _ due: Day, _ window: ArraySlice<ChargeHistory.Row>, _ price: inout KnownPrice
  ) throws(QuantityError) {
    let expected = price.amount(on: due)
    var best: Candidate?
    var start = window.startIndex
    while start < window.endIndex {
      var end = start + 1
      while end < window.endIndex, window[end].isBeside(window[start]) { end += 1 }
      let payment = try payment(window[start..<end], for: item)
      start = end
      guard let payment, let closeness = try closeness(of: payment, to: expected) else { continue }
      let candidate = Candidate(
        closeness: closeness, distance: Int32(abs(due.days(until: payment.day))), due: due,
        item: Int32(item), payment: Int32(payments.count), entry: payment.entry)
      payments.append(payment)
      candidates.append(candidate)
      if best.map({ candidate.precedes($0) }) ?? true { best = candidate }
    }
    if let best { price.charge(payments[Int(best.payment)]) }
  }

  /// What the charges of one entry and day pay for an item, or `nil` if they pay nothing.
  private func payment(
    _ rows: ArraySlice<ChargeHistory.Row>, for item: Int
  ) throws(QuantityError) -> RecurringHistory.Payment? {
    var admitted: [ChargeHistory.Charge] = []
    for row in rows where charges.admits(row, item) { admitted.append(charges.charge(row)) }
    return admitted.isEmpty ? nil : try RecurringHistory.Payment.all(admitted).first
  }

  /// How near a payment is to a price, both at the exchange rates of its day if they differ in
  /// commodity; without a rate it is far, and without a price near.
  private func closeness(
    of payment: RecurringHistory.Payment, to price: Money?
  ) throws(QuantityError) -> AmountCloseness? {
    guard let price else { return .near }
    if price.commodity == payment.amount.commodity {
      return AmountCloseness(payment.amount.quantity, price: price.quantity)
    }
    let amounts = [payment.amount, price]
    var values: [Quantity] = []
    for amount in amounts {
      let value = valuation.value(of: amount.quantity, amount.commodity, on: payment.day)
      guard let value else { return .far }
      values.append(value.quantity)
    }
    let closeness = AmountCloseness(values[0], price: values[1])
    return closeness.map { max($0, .near) }
  }
}

/// The price of an item as it becomes known, occurrence by occurrence.
private struct KnownPrice {
  private let declared: [Subscription.Price]
  private var next = 0
  private var last: Subscription.Price?

  init(_ item: DeclaredItem) { declared = item.phases.flatMap(\.prices) }

  /// The later of the last charge and the last declared price up to a day, else the first price.
  mutating func amount(on day: Day) -> Money? {
    while next < declared.count, declared[next].day <= day {
      let price = declared[next]
      if last.map({ $0.day < price.day }) ?? true { last = price }
      next += 1
    }
    return last?.amount ?? declared.first?.amount
  }

  mutating func charge(_ payment: RecurringHistory.Payment) {
    if last.map({ $0.day <= payment.day }) ?? true {
      last = .init(day: payment.day, amount: payment.amount)
    }
  }
}
