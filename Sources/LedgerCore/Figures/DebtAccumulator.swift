internal import LedgerModel

/// Finds payments on debts and purchases with them, entry by entry.
struct DebtAccumulator {
  private let walk: PostingWalk
  private var entry: DebtEntry
  private var payments: DebtPayments
  /// By account, the day from which on a purchase with it changes nothing.
  private var settledDays: [Int32]

  init(_ walk: PostingWalk, _ valuation: Valuation) {
    self.walk = walk
    entry = DebtEntry(walk, valuation)
    payments = DebtPayments(accountCount: walk.ledger.accounts.count)
    settledDays = walk.columns.facts.map { $0.debt == nil ? .min : .max }
  }

  /// Adds a posting of an entry that touches a liability; those of an entry come one after the
  /// other.
  mutating func add(_ step: PostingWalk.Step) throws(QuantityError) {
    if step.entry != entry.number {
      try finishEntry()
      entry.start(step.entry)
    }
    try entry.add(step)
    if let debt = walk.debtOfPurchase(step) { payments.addPurchase(with: debt, on: step.day) }
  }

  /// Adds an entry that touches a liability and whose postings all count on its own day.
  ///
  /// Where nothing leaves a liquid account there is no payment, and just the first purchase counts.
  mutating func add(entry number: Int) throws(QuantityError) {
    let (traits, day) = (walk.traits(of: number), walk.columns.days[number])
    if traits.has(.liquid) {
      for posting in walk.columns.postings(of: number) {
        try add(walk.step(posting, number, day))
      }
    } else if traits.has(.expense) {
      for posting in walk.columns.postings(of: number) {
        let account = Int(walk.columns.accounts[posting].index)
        guard day.ordinal < settledDays[account],
          let debt = walk.debtOfPurchase(walk.step(posting, number, day))
        else { continue }
        payments.addPurchase(with: debt, on: day)
        settledDays[account] = day.ordinal
      }
    }
  }

  /// Returns what was found, once all postings are added.
  mutating func finish() throws(QuantityError) -> DebtPayments {
    try finishEntry()
    payments.seal()
    return payments
  }

  private mutating func finishEntry() throws(QuantityError) {
    try entry.finish { debt, payment in payments.append(payment, on: debt) }
  }
}
