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
  /// The sums of the books in the other currencies that budgets are stated in.
  let budgetSweeps: [CommodityID: LedgerSweep]
  let recurring: RecurringBooks
  /// What recurs and nobody declared, by name.
  let undeclared: [UndeclaredItem]
  /// Whether anything stands in the books up to the as-of day.
  let hasEntries: Bool
  /// What is left out for having too many digits.
  let unstored = UnstoredFigures()

  /// Reads everything that the steps share.
  ///
  /// What does not depend on each other is made side by side: the traits of the entries; then charges,
  /// beside prices and the entries that close the books; then what recurs, beside the sums.
  ///
  /// - Parameters:
  ///   - books: What is reported on.
  ///   - request: How.
  ///   - workers: Who makes it.
  ///   - observer: Is told of every walk through postings.
  /// - Throws: ``KPIError`` if the books cannot carry a report.
  init(
    _ books: Ledger, _ request: ReportRequest, _ workers: Workers = .alone,
    onWalk observer: PostingWalk.Observer? = nil
  ) throws(KPIError) {
    var ledger = books
    let classification = AccountClassification(ledger.accounts)
    let look = EntryLook(ledger, classification, workers)
    var (charges, (prices, survey)) = workers.both {
      ChargeRows(look, books)
    } _: {
      (
        PriceHistory(books, withTrades: request.prices == .traded),
        LedgerSurvey(look, books, classification)
      )
    }
    charges.drop(survey.turns, of: books)
    let typing = AccountTyping(ledger, classification, survey)
    try typing.requireTypes()
    let choice = try ReportingCurrencyChoice(
      &ledger, survey.columns, requested: request.currency, asOf: request.asOf)
    self.request = request
    self.ledger = ledger
    self.classification = classification
    self.typing = typing
    let valuation = Valuation(
      prices, currency: choice.currency, commodityCount: ledger.commodities.count)
    self.valuation = valuation
    currency = KPIReport.ReportingCurrency(
      symbol: ledger.commodities[choice.currency], scale: choice.scale,
      style: ledger.commodities[style: choice.currency], reason: choice.reason)
    let walk = PostingWalk(ledger, classification, survey, observer)
    let history = ChargeHistory(walk, charges)
    let (found, sums) = workers.both {
      Result { () throws(QuantityError) in
        try RecurringFindings(walk, history, valuation, request)
      }
    } _: {
      Result { () throws(QuantityError) in try LedgerSweep(walk, valuation) }
    }
    do throws(QuantityError) {
      sweep = try sums.get()
      budgetSweeps = try LedgerSweep.sweeps(
        forBudgetsOf: ledger, sweep, prices, asOf: request.asOf)
      let findings = try found.get()
      (recurring, undeclared) = (findings.declared, findings.undeclared)
    } catch {
      throw .overflow(OverflowSearch(books).place)
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

  /// What an amount is worth on a day, or `nil` without a price; a value of more than 38 digits is
  /// `nil`, and listed.
  func value(_ money: Money, on day: Day) -> Quantity? {
    if let value = valuation.value(of: money.quantity, money.commodity, on: day) {
      return value.quantity
    }
    guard valuation.rate(of: money.commodity, on: day) != nil else { return nil }
    return noted(nil, "value of \(text(money))")
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
