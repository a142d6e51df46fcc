internal import LedgerModel

/// A declared recurring item and the entries that paid it.
struct RecurringHistory: Sendable {
  /// A day on which an item was due, and the entry that paid it.
  struct Paid: Equatable, Sendable {
    let due: Day
    let payment: Payment
  }

  let item: DeclaredItem
  /// What is paid, ascending by due day.
  let paid: [Paid]

  init(item: DeclaredItem, paid: [Paid] = []) {
    self.item = item
    self.paid = paid
  }
}

extension RecurringHistory {
  /// What pays an occurrence, or `nil` if nothing does.
  func payment(of due: Day) -> Payment? {
    let place = paid.partitioningIndex { due <= $0.due }
    return place < paid.count && paid[place].due == due ? paid[place].payment : nil
  }

  /// Where in ``paid`` the last one stands that was paid up to a day.
  private func lastPaid(on day: Day) -> Int? {
    // No payment is further from its due day than the longest guard.
    let latest = day.adding(days: Recurrence.longestGuard)
    let end = paid.partitioningIndex { latest < $0.due }
    return paid[..<end].lastIndex { $0.payment.day <= day }
  }

  /// The accounts that are charged: the declared ones, else those of the last payment.
  func accounts(_ ledger: Ledger) -> [AccountID] {
    if !item.accounts.isEmpty { return item.accounts }
    let charged = Set((paid.last?.payment.postings ?? []).map { ledger.postings.accounts[Int($0)] })
    return charged.sorted()
  }

  /// Whether three periods in a row went by unpaid after the item was once paid.
  func hasStopped(on day: Day) -> Bool {
    guard let last = lastPaid(on: day) else { return false }
    return item.hasPassed(3, after: paid[last].due, on: day)
  }

  /// The stretch that is in force on a day, or `nil` before, after, and once it has stopped.
  func phaseInForce(on day: Day) -> DeclaredItem.Phase? {
    hasStopped(on: day) ? nil : item.phase(on: day)
  }

  /// The later of the last charge up to a day and the last declared price up to `due`, which is the
  /// same day if it is `nil`.
  func price(on day: Day, due: Day? = nil) -> Money? {
    let declared = item.declaredPrice(on: due ?? day)
    guard let last = lastPaid(on: day) else {
      return declared?.amount ?? item.phases.first?.prices.first?.amount
    }
    let charged = paid[last].payment
    return declared.map { $0.day > charged.day ? $0.amount : charged.amount } ?? charged.amount
  }
}
