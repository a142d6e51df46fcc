internal import LedgerModel

/// What every step of a report starts from.
struct ReportContext: Sendable {
  let request: ReportRequest
  let ledger: Ledger
  let classification: AccountClassification
  let valuation: Valuation
  let sweep: LedgerSweep
  let typing: AccountTyping
  let currency: KPIReport.ReportingCurrency
  let recurring: RecurringBooks
  /// What recurs and nobody declared, by name.
  let undeclared: [UndeclaredItem]
  /// Whether anything stands in the books up to the as-of day.
  let hasEntries: Bool

  /// Reads everything that the steps share.
  ///
  /// - Parameters:
  ///   - books: What is reported on.
  ///   - request: How.
  ///   - observer: Is told of every walk through postings.
  /// - Throws: ``KPIError`` if the books cannot carry a report.
  init(
    _ books: Ledger, _ request: ReportRequest, onWalk observer: PostingWalk.Observer? = nil
  ) throws(KPIError) {
    var ledger = books
    let classification = AccountClassification(ledger.accounts)
    let survey = LedgerSurvey(ledger, classification)
    let typing = AccountTyping(ledger, classification, survey)
    try typing.requireTypes()
    let choice = try ReportingCurrencyChoice(
      &ledger, survey.columns, requested: request.currency, asOf: request.asOf)
    self.request = request
    self.ledger = ledger
    self.classification = classification
    self.typing = typing
    valuation = Valuation(ledger, currency: choice.currency, prices: request.prices)
    currency = KPIReport.ReportingCurrency(
      symbol: ledger.commodities[choice.currency], scale: choice.scale,
      style: ledger.commodities[style: choice.currency], reason: choice.reason)
    do throws(QuantityError) {
      sweep = try LedgerSweep(ledger, classification, survey, valuation, onWalk: observer)
      recurring = try RecurringBooks(
        sweep, until: max(request.asOf, request.soFarDay ?? request.asOf))
      undeclared = try UndeclaredItems(sweep, recurring, on: request.asOf).items
    } catch {
      throw .overflow
    }
    hasEntries = sweep.lastDay(upTo: request.asOf) != nil
  }
}

extension ReportContext {
  var asOf: Day { request.asOf }
  var month: Month { request.asOf.month }
  var payments: DebtPayments { sweep.payments }

  /// The declared recurring items with the charges that pay them, by name.
  var items: [RecurringHistory] { recurring.histories }

  /// Writes amounts of the reporting currency.
  var text: AmountText { AmountText(currency) }

  /// Whether income or spending stands in the books in the report's month or before.
  var hasFlows: Bool { sweep.firstFlowMonth.map { $0 <= month } ?? false }

  /// What an amount is worth on a day, or `nil` without a price.
  func value(_ money: Money, on day: Day) throws(QuantityError) -> Quantity? {
    try valuation.value(of: money.quantity, money.commodity, on: day)?.quantity
  }

  /// An amount that comes of a division, rounded once to the scale of the currency.
  func money(_ amount: Ratio) throws(QuantityError) -> Quantity {
    try amount.rounded(toScale: currency.scale)
  }

  func name(_ account: AccountID) -> String { ledger.accounts[account] }

  /// An amount of any commodity as the journal writes it, such as `337.26 VACHR`.
  func text(_ money: Money) -> String {
    let style = ledger.commodities[style: money.commodity]
    return AmountText(
      symbol: ledger.commodities[money.commodity], scale: money.quantity.normalized.scale,
      style: style
    ).amount(money.quantity)
  }
}

extension Ratio {
  /// The decimal places of ratios, averages and deviations in a report.
  static let reportScale: UInt8 = 12

  /// The number at 12 places, half to even.
  func reported() throws(QuantityError) -> Quantity { try rounded(toScale: Ratio.reportScale) }
}

extension Ratio? {
  /// The number at 12 places, half to even.
  func reported() throws(QuantityError) -> Quantity? {
    guard let self else { return nil }
    return try self.reported()
  }
}

extension Sequence<Quantity> {
  /// The exact sum.
  func sum() throws(QuantityError) -> Quantity {
    var total = Quantity.zero
    for quantity in self { total = try total + quantity }
    return total
  }
}
