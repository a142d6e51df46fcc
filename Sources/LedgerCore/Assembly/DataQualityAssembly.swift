internal import LedgerModel

/// What a reader must know before believing the figures.
struct DataQualityAssembly: Sendable {
  let context: ReportContext
  let figures: DatedFigures
  let debts: DebtAssembly
  let recurring: RecurringAssembly
  let goals: [KPIReport.GoalLine]
  let payoff: KPIReport.Payoff
  let unvaluedBudgets: [String]
  let partialPayoffBudgets: [String]
  let restated: [KPIReport.SnapshotBlock.Restated]

  /// The findings of the reader, then those of the figures.
  func findings() throws(QuantityError) -> [Finding] {
    let own: [Finding?] = [
      beyondBooks, try unpriced(), try unpricedFlows(), tradedPrices, stalePrices, unclassified,
      ignored,
      virtual, future, restatedFinding, cash, guessedCurrency, sparseMonths,
    ]
    let directives = try directiveFindings()
    return context.ledger.findings + own.compactMap { $0 } + directives
      + [tooManyDigits].compactMap { $0 }
  }

  /// Returns a finding about some items, by name unless they are in order, or `nil` without any.
  func finding(
    _ id: String, _ severity: Finding.Severity, _ text: String, _ items: [String],
    isSorted: Bool = false
  ) -> Finding? {
    guard !items.isEmpty else { return nil }
    return Finding(
      id: id, severity: severity, text: text, items: isSorted ? items : items.sorted())
  }
}

extension DataQualityAssembly {
  private var beyondBooks: Finding? {
    guard let end = context.sweep.lastDay, end < context.month.firstDay else { return nil }
    return Finding(
      id: "beyond-books", severity: .warning,
      text: "The books end on \(DateText.fullDay(end)), so they have nothing in"
        + " \(DateText.month(context.month)).")
  }

  private func unpriced() throws(QuantityError) -> Finding? {
    let holdings = try context.unpricedHoldings(figures.balances)
    for holding in holdings { _ = context.value(holding, on: figures.day) }
    return finding(
      "unpriced", .warning, "Held, without a price, and left out of net worth.",
      holdings.filter { context.valuation.rate(of: $0.commodity, on: figures.day) == nil }
        .map(context.text))
  }

  /// What was left out of this report for its digits, once all else is made.
  private var tooManyDigits: Finding? {
    finding(
      "too-many-digits", .warning, "Left out, as it takes more than 38 digits.",
      context.unstored.names)
  }

  /// Income and spending of the month and its window that no price values.
  private func unpricedFlows() throws(QuantityError) -> Finding? {
    let all = ([figures.flows] + figures.trailing.flows).flatMap {
      $0.unvaluedIncome + $0.unvaluedExpenses
    }
    let symbols = Set(all.map { context.ledger.commodities[$0.commodity] })
    return finding(
      "unpriced-flows", .warning,
      "Earned or spent without a cost or price, and left out of income and expenses.",
      Array(symbols))
  }

  private var tradedPrices: Finding? {
    let symbols = figures.balances.lines.filter { $0.value?.isTraded ?? false }
      .map { context.ledger.commodities[$0.holding.commodity] }
    return finding(
      "traded-price", .note, "Valued at the price of the last trade, as no price is declared.",
      Array(Set(symbols)))
  }

  private var stalePrices: Finding? {
    let limit = figures.day.adding(days: -35)
    let items = figures.balances.lines.compactMap { line -> String? in
      guard let day = line.value?.priceDay, day < limit else { return nil }
      return "\(context.ledger.commodities[line.holding.commodity]) of \(DateText.fullDay(day))"
    }
    return finding(
      "stale-price", .note, "Valued at a price that is more than 35 days old.",
      Array(Set(items)))
  }

  private var unclassified: Finding? {
    finding(
      "unclassified", .note,
      "Without an account type, so in no figure; if they should be, in \(context.ledger.companion):"
        + " account NAME  ; type: X",
      context.typing.untypedRoots.map { "\($0.name) (\($0.postings) postings)" })
  }

  private var ignored: Finding? {
    let accounts = context.typing.ignoredAccounts.map(context.name)
    let commodities = context.ledger.commodities.ignored.map { context.ledger.commodities[$0] }
    return finding("ignored", .note, "Left out of all figures on request.", accounts + commodities)
  }

  /// Accounts whose balances rest on postings in brackets or parentheses.
  private var virtual: Finding? {
    finding(
      "virtual", .note, "Balances that count virtual postings.",
      context.typing.virtualStocks.map(context.name))
  }

  private var future: Finding? {
    let count = context.sweep.entryCount(after: figures.day)
    guard count > 0 else { return nil }
    return Finding(
      id: "future-entries", severity: .note,
      text: count == 1
        ? "One entry after \(DateText.fullDay(figures.day)) is left out."
        : "\(count) entries after \(DateText.fullDay(figures.day)) are left out.")
  }

  private var restatedFinding: Finding? {
    finding(
      "restated", .warning,
      "The books now give other figures than the snapshot of the month, which stands.",
      restated.map { change in
        let (old, new) = (change.stored?.text() ?? "nil", change.recomputed?.text() ?? "nil")
        return "\(DateText.month(change.month)) \(change.measure): \(old) stored, \(new) now"
      })
  }

  private var cash: Finding? {
    finding(
      "cash-by-name", .note,
      "Taken as cash by their names; to say so for sure, in \(context.ledger.companion):"
        + " account NAME  ; type: C",
      context.typing.cashByName.map(context.name))
  }

  private var guessedCurrency: Finding? {
    guard context.request.currency == nil, context.ledger.operatingCurrencies.isEmpty,
      context.ledger.defaultCommodity == nil, context.hasEntries
    else { return nil }
    return Finding(
      id: "currency-guessed", severity: .note,
      text: "The reporting currency is \(context.currency.reason); --currency states one.",
      items: [context.currency.symbol])
  }

  private var sparseMonths: Finding? {
    finding(
      "sparse-months", .note, "Months of the window without any entry, counted as zero.",
      figures.trailing.months.filter { context.sweep.entryCount(of: $0) == 0 }
        .map(DateText.month), isSorted: true)
  }
}
