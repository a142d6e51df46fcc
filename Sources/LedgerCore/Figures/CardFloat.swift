package import LedgerModel

/// The debts that are paid in full each month: cards that lend only for weeks.
///
/// A debt counts if something was bought with it lately, and if at each of the last three month
/// ends it owed no more than its purchases of the 45 days up to then, in each commodity.
package struct CardFloat: Equatable, Sendable {
  /// The debts that are paid in full, as ``AccountClassification/debt(of:)`` names them, ascending.
  package private(set) var debts: [AccountID] = []

  /// The days of purchases that a month end may owe.
  private static let days = 45
  private static let monthEnds = 3

  /// Finds the debts that are paid in full as seen on a day.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package init(_ sweep: LedgerSweep, on day: Day) throws(QuantityError) {
    let last = day == day.month.lastDay ? day.month : day.month.previous
    let ends = (0..<CardFloat.monthEnds).map { last.adding(-$0).lastDay }
    var isPaid: [AccountID: Bool] = [:]
    for end in ends {
      let purchases = try CardFloat.purchases(sweep, upTo: end)
      for key in purchases.keys where isPaid[key.account] == nil { isPaid[key.account] = true }
      for (key, owed) in try CardFloat.owed(sweep, on: end) {
        let bought = purchases[key] ?? ExactSum()
        if try owed.quantity() > bought.quantity() { isPaid[key.account] = false }
      }
    }
    debts = isPaid.filter(\.value).keys.sorted()
  }

  package func isPaidInFull(_ debt: AccountID) -> Bool {
    let place = debts.partitioningIndex { debt <= $0 }
    return place < debts.count && debts[place] == debt
  }

  /// What was bought with each debt in the days up to `end`, positive.
  private static func purchases(
    _ sweep: LedgerSweep, upTo end: Day
  ) throws(QuantityError) -> [HoldingKey: ExactSum] {
    let walk = sweep.walk
    let start = end.adding(days: 1 - days)
    var sums: [HoldingKey: ExactSum] = [:]
    for index in start.month.index...end.month.index {
      let month = Month(index: index)
      try walk.forEach(in: month, upTo: end, of: .liability) { (step) throws(QuantityError) in
        guard step.day >= start, let debt = walk.debtOfPurchase(step) else { return }
        let key = HoldingKey(account: debt, commodity: step.commodity)
        try sums[key, default: ExactSum()].subtract(walk.quantity(of: step))
      }
    }
    return sums
  }

  /// What each debt owes on a day, positive; a credit is negative.
  private static func owed(
    _ sweep: LedgerSweep, on day: Day
  ) throws(QuantityError) -> [HoldingKey: ExactSum] {
    var sums: [HoldingKey: ExactSum] = [:]
    for holding in try sweep.holdings(on: day) {
      guard let debt = sweep.classification.debt(of: holding.key.account) else { continue }
      let key = HoldingKey(account: debt, commodity: holding.key.commodity)
      try sums[key, default: ExactSum()].subtract(holding.quantity)
    }
    return sums
  }
}
