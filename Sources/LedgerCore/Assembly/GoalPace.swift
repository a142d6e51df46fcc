internal import LedgerModel

/// What accounts hold more at the end of a window than at its start.
///
/// Quantities are compared, so that a price that moves is no contribution; they are valued on the
/// as-of day.
struct GoalPace: Sendable {
  private let months: Int
  private let changes: [HoldingKey: Quantity]

  /// Compares the ends of the complete months of a window, if there is a goal that asks for it.
  init(_ context: ReportContext, _ window: [Month]) throws(QuantityError) {
    guard let first = window.first, let last = window.last,
      context.ledger.goals.contains(where: { $0.account != nil })
    else {
      (months, changes) = (0, [:])
      return
    }
    var changes: [HoldingKey: Quantity] = [:]
    for holding in try context.sweep.holdings(on: last.lastDay) {
      changes[holding.key] = holding.quantity
    }
    for holding in try context.sweep.holdings(on: first.previous.lastDay) {
      changes[holding.key] = try (changes[holding.key] ?? .zero) - holding.quantity
    }
    months = window.count
    self.changes = changes
  }

  /// What an account and those below it gained in a mean month, or `nil` if that is not known.
  func monthly(_ account: AccountID?, _ context: ReportContext) -> Quantity? {
    guard let account, months > 0 else { return nil }
    var total = Ratio.zero
    for (key, change) in changes
    where !change.isZero && context.ledger.accounts.isWithin(key.account, account) {
      guard let value = context.value(Money(change, key.commodity), on: context.asOf) else {
        return nil
      }
      total = total + Ratio(value)
    }
    return context.figure(
      total * Ratio(1, months), "monthly gain of \(context.name(account))")
  }
}
