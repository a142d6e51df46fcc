internal import LedgerModel

extension ReportContext {
  /// What an amount on an account comes to in a month.
  private struct Share {
    let account: AccountID
    let amount: Ratio
    /// What a unit of the amount is.
    let commodity: CommodityID
    /// The amount in the reporting currency.
    let value: Ratio
  }

  /// What shares come to, in their own currency while they have one in common.
  private struct Total {
    var amount = Ratio.zero
    var value = Ratio.zero
    var commodity: CommodityID?
    var isMixed = false

    mutating func add(_ share: Share) {
      isMixed = isMixed || commodity.map { $0 != share.commodity } ?? false
      commodity = share.commodity
      amount = amount + share.amount
      value = value + share.value
    }
  }

  /// What Fava's budgets that replace each other have in common.
  private struct Series: Hashable {
    let account: AccountID?
    let commodity: CommodityID

    init(_ budget: Budget) {
      account = budget.account
      commodity = budget.amount.commodity
    }
  }

  /// The budgets of `~` rules as `hledger bal -M --budget` counts them.
  ///
  /// A rule posts its full amount on each start of a period, and an account includes those below
  /// it. Accounts without a posting in the month have no budget in it.
  func ruleSpans(
    in month: Month, except own: Set<AccountID>
  ) -> [BudgetSpan] {
    var shares: [Share] = []
    for (account, money, recurrence) in ruleBudgets {
      let times = recurrence.occurrences(in: month.firstDay...month.lastDay).count
      guard times > 0, classification.kind(of: account) == .expense,
        let share = share(of: money, on: account, month, { Ratio($0) * Ratio(times) })
      else { continue }
      shares.append(share)
    }
    return spans(shares, month, except: own)
  }

  /// The budgets of Fava's `custom "budget"`: each day has an equal part of its period's amount.
  ///
  /// A budget counts until the next one for the same account and currency.
  func favaSpans(
    in month: Month, except own: Set<AccountID>
  ) -> [BudgetSpan] {
    let budgets = ledger.budgets.filter { $0.origin == .fava && limitsSpending($0) }
    let starts = Dictionary(grouping: budgets, by: Series.init).mapValues { series in
      series.compactMap(\.recurrence.start).sorted()
    }
    var shares: [Share] = []
    for budget in budgets {
      let start = budget.recurrence.start ?? .distantPast
      let days = starts[Series(budget)] ?? []
      let next = days.partitioningIndex { start < $0 }
      let end = next < days.count ? days[next] : budget.recurrence.end ?? Day(ordinal: .max)
      let span =
        max(
          start, month.firstDay)..<min(end, month.lastDay.adding(days: 1))
        .clampedUp(to: max(start, month.firstDay))
      guard let account = budget.account, !span.isEmpty else { continue }
      let periods = Recurrence(budget.recurrence.interval).periods(overlapping: month)
      let share = share(of: budget.amount, on: account, month) {
        BudgetMath.amount($0, each: periods, within: span)
      }
      if let share { shares.append(share) }
    }
    return spans(shares, month, except: own)
  }

  /// A part of an amount, or `nil` if it has no value in the reporting currency.
  private func share(
    of amount: Money, on account: AccountID, _ month: Month, _ part: (Quantity) -> Ratio
  ) -> Share? {
    guard let value = value(amount, on: month.lastDay),
      let compared = compared(amount, on: month.lastDay)
    else { return nil }
    return Share(
      account: account, amount: part(compared.quantity), commodity: compared.commodity,
      value: part(value))
  }

  /// One span for each account that is named, with the shares of those below it.
  private func spans(
    _ shares: [Share], _ month: Month, except own: Set<AccountID>
  ) -> [BudgetSpan] {
    var totals: [AccountID: Total] = [:]
    for share in shares { totals[share.account] = Total() }
    for share in shares {
      for account in ledger.accounts.lineage(of: share.account) {
        totals[account]?.add(share)
      }
    }
    var spans: [BudgetSpan] = []
    for (account, total) in totals where !own.contains(account) {
      guard let budget = money(total, on: account) else { continue }
      spans.append(
        BudgetSpan(
          account: account, text: "monthly",
          period: month.firstDay..<month.lastDay.adding(days: 1), budget: budget))
    }
    return spans
  }

  /// A total, rounded once.
  private func money(_ total: Total, on account: AccountID) -> Money? {
    let what = "budget for \(label(account))"
    guard let commodity = total.commodity, !total.isMixed, commodity != valuation.currency else {
      return money(total.value, what).map { Money($0, valuation.currency) }
    }
    let style = ledger.commodities[style: commodity]
    let minorUnit = CurrencyCode.minorUnit(of: ledger.commodities[commodity]) ?? 2
    let rounded = try? total.amount.rounded(toScale: max(UInt8(minorUnit), style.largestScale))
    return noted(rounded, what).map { Money($0, commodity) }
  }

  /// The postings of rules that are no items, and budgets that a reader made of rules.
  private var ruleBudgets: [(AccountID, Money, Recurrence)] {
    let rules = ledger.periodicRules.filter { $0.itemName == nil }
    let known = Set(ledger.periodicRules.map(\.location))
    let made = ledger.budgets.filter {
      $0.origin == .periodicRule && !known.contains($0.location)
    }
    return rules.flatMap { rule in
      rule.postings.map { ($0.account, $0.amount, rule.recurrence) }
    } + made.compactMap { budget in budget.account.map { ($0, budget.amount, budget.recurrence) } }
  }
}

extension Day {
  /// The day itself, or the first that is allowed.
  fileprivate func clampedUp(to first: Day) -> Day { max(self, first) }
}
