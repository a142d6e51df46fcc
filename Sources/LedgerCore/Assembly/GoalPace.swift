internal import LedgerModel

/// What accounts hold more at the end of a window than at its start, without opening balances.
///
/// Quantities are compared, so that a price that moves is no contribution; they are valued on the
/// as-of day.
struct GoalPace: Sendable {
  private let months: Int
  private let gains: SubtreeSums

  /// Compares the ends of the complete months of a window, for the accounts of goals.
  init(
    _ context: ReportContext, _ window: [Month], _ accounts: Set<AccountID>
  ) throws(QuantityError) {
    var gains = SubtreeSums(of: accounts, in: context.ledger.accounts)
    months = accounts.isEmpty ? 0 : window.count
    if months > 0, let first = window.first, let last = window.last {
      let changes = try GoalPace.changes(
        context.sweep, after: first.previous.lastDay, through: last.lastDay)
      for (key, sum) in changes where !sum.isZero && gains.covers(key.account) {
        let value = context.value(Money(try sum.quantity(), key.commodity), on: context.asOf)
        gains.add(value, on: key.account)
      }
    }
    self.gains = gains
  }

  private static func changes(
    _ sweep: LedgerSweep, after start: Day, through end: Day
  ) throws(QuantityError) -> [HoldingKey: ExactSum] {
    var changes: [HoldingKey: ExactSum] = [:]
    for holding in try sweep.holdings(on: end) {
      try changes[holding.key, default: ExactSum()].add(holding.quantity)
    }
    for holding in try sweep.holdings(on: start) {
      try changes[holding.key, default: ExactSum()].subtract(holding.quantity)
    }
    for (key, sum) in try sweep.openedBalances(after: start, through: end) {
      try changes[key, default: ExactSum()].subtract(sum.quantity())
    }
    return changes
  }

  /// What an account and those below it gained in a mean month, or `nil` if that is not known.
  func monthly(_ account: AccountID?, _ context: ReportContext) -> Quantity? {
    guard let account, months > 0, let gain = gains[account] else { return nil }
    return context.figure(
      Ratio(gain) * Ratio(1, months), "monthly gain of \(context.name(account))")
  }
}
