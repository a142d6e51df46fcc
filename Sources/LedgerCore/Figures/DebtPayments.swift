package import LedgerModel

/// What was paid on each debt and what was bought with it.
package struct DebtPayments: Sendable {
  /// An entry that lowered a debt with money from liquid accounts.
  package struct Payment: Equatable, Sendable {
    package var day: Day
    package var entry: Int32
    /// All that left liquid accounts, interest included, in the reporting currency.
    package var amount: Quantity
  }

  /// The payments by the account that stands for the debt, ascending by day.
  private var payments: [[Payment]]
  /// By the same, the day of the first purchase with the debt.
  private var firstPurchases: [Day?]

  /// How many of the last payments make the median.
  private static let medianCount = 3

  init(accountCount: Int) {
    payments = Array(repeating: [], count: accountCount)
    firstPurchases = Array(repeating: nil, count: accountCount)
  }

  mutating func append(_ payment: Payment, on debt: AccountID) {
    payments[Int(debt.index)].append(payment)
  }

  mutating func addPurchase(with debt: AccountID, on day: Day) {
    let row = Int(debt.index)
    if let first = firstPurchases[row], first.ordinal <= day.ordinal { return }
    firstPurchases[row] = day
  }

  /// Brings the payments in order, once all are known.
  mutating func seal() {
    for debt in payments.indices where payments[debt].count > 1 {
      payments[debt].sort { ($0.day, $0.entry) < ($1.day, $1.entry) }
    }
  }

  /// The payments on a debt, ascending by day, future ones included.
  package func payments(of debt: AccountID) -> [Payment] { payments[Int(debt.index)] }

  /// The median of the last three payments up to a day, or `nil` without one.
  ///
  /// The median of two is their mean, which is exact.
  ///
  /// - Throws: `QuantityError.overflow` if it has more than 38 digits.
  package func medianPayment(of debt: AccountID, upTo day: Day) throws(QuantityError) -> Quantity? {
    let amounts = payments(of: debt).filter { $0.day <= day }.suffix(DebtPayments.medianCount)
      .map(\.amount).sorted()
    guard let lower = amounts.dropLast(amounts.count / 2).last,
      let upper = amounts.dropFirst(amounts.count / 2).first
    else { return nil }
    if lower == upper { return lower }
    return try (lower + upper) * Quantity(units: 5, scale: 1)
  }

  /// Whether something was bought with the debt up to a day: an expense that is no interest.
  package func hasPurchases(_ debt: AccountID, upTo day: Day) -> Bool {
    firstPurchases[Int(debt.index)].map { $0 <= day } ?? false
  }
}

extension LedgerSweep {
  /// What debts fell by from the end of one day to the end of another, each one at least nothing.
  ///
  /// Falls are measured in what is owed and valued on the later day; what has no price is left out,
  /// and what an opening entry brings in is no borrowing.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package func netPaydown(from start: Day, to end: Day) throws(QuantityError) -> Quantity {
    var falls: [HoldingKey: ExactSum] = [:]
    for holding in try holdings(on: start) {
      guard let debt = classification.debt(of: holding.key.account) else { continue }
      let key = HoldingKey(account: debt, commodity: holding.key.commodity)
      try falls[key, default: ExactSum()].subtract(holding.quantity)
    }
    for holding in try holdings(on: end) {
      guard let debt = classification.debt(of: holding.key.account) else { continue }
      let key = HoldingKey(account: debt, commodity: holding.key.commodity)
      try falls[key, default: ExactSum()].add(holding.quantity)
    }
    for (holding, sum) in try openedBalances(after: start, through: end) {
      guard let debt = classification.debt(of: holding.account) else { continue }
      let key = HoldingKey(account: debt, commodity: holding.commodity)
      try falls[key, default: ExactSum()].subtract(sum.quantity())
    }
    var byDebt: [AccountID: Quantity] = [:]
    for (key, fall) in falls.sorted(by: { $0.key < $1.key }) {
      let value = try valuation.value(of: fall.quantity(), key.commodity, on: end)
      guard let value else { continue }
      byDebt[key.account] = try (byDebt[key.account] ?? .zero) + value.quantity
    }
    var total = ExactSum()
    for fall in byDebt.values.sorted() where fall.isPositive { try total.add(fall) }
    return try total.quantity()
  }
}
