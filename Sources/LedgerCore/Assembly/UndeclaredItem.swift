internal import LedgerModel

/// A recurring item that nobody declared, with the charges that show it.
struct UndeclaredItem: Sendable {
  /// No declared and no other undeclared item has it.
  var name: String
  let payee: PayeeID
  /// The accounts that are charged, the first one first.
  let accounts: [AccountID]
  let commodity: CommodityID
  let series: SubscriptionDetection.Series
  /// The prices in the item's commodity, ascending by day.
  let prices: [Subscription.Price]

  init(
    _ payee: PayeeID, _ accounts: [AccountID], _ commodity: CommodityID,
    _ series: SubscriptionDetection.Series
  ) {
    name = ""
    self.payee = payee
    self.accounts = accounts
    self.commodity = commodity
    self.series = series
    prices = series.prices.map { .init(day: $0.day, amount: Money($0.amount, commodity)) }
  }

  /// What is charged now.
  var price: Money? { prices.last?.amount }

  /// What shows the item; in words such as `35 charges of 15.49 USD to 17.99 USD, 2024-01-15 to
  /// 2026-11-15`.
  func evidence(_ text: DirectiveText) -> KPIReport.Evidence {
    let (amounts, days) = (series.charges.map(\.amount), series.charges.map(\.day))
    let (least, most) = (amounts.min() ?? .zero, amounts.max() ?? .zero)
    let (first, last) = (days.first ?? .distantPast, days.last ?? .distantPast)
    let (low, high) = (text.amount(Money(least, commodity)), text.amount(Money(most, commodity)))
    let range = low == high ? low : "\(low) to \(high)"
    return KPIReport.Evidence(
      charges: amounts.count, first: first, last: last, amounts: series.prices.map(\.amount),
      commodity: text.ledger.commodities[commodity],
      text: "\(amounts.count) charges of \(range), \(first) to \(last)")
  }

  /// This item and another one that the same entries pay, as one, or `nil` if they are two.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  func joined(_ other: UndeclaredItem) throws(QuantityError) -> UndeclaredItem? {
    guard other.payee == payee, other.commodity == commodity,
      other.series.recurrence == series.recurrence,
      other.series.charges.map(\.entry) == series.charges.map(\.entry)
    else { return nil }
    var charges: [SubscriptionDetection.Charge] = []
    for (own, further) in zip(series.charges, other.series.charges) {
      charges.append(
        .init(day: own.day, amount: try own.amount + further.amount, entry: own.entry))
    }
    let both = SubscriptionDetection.series(of: charges, keeping: series.recurrence)
    return both.map { UndeclaredItem(payee, accounts + other.accounts, commodity, $0) }
  }

  func directive(_ text: DirectiveText) -> String {
    text.subscription(
      name, series.recurrence, prices, accounts: accounts, payee: text.ledger.payees[payee.index])
  }
}
