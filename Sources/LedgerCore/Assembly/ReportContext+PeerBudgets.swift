internal import LedgerModel

extension ReportContext {
  /// What an amount on an account comes to in a month.
  private struct Share {
    let account: AccountID
    let amount: Ratio
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
        let value = value(money, on: month.lastDay)
      else { continue }
      shares.append(Share(account: account, amount: Ratio(value) * Ratio(times)))
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
      guard let account = budget.account, !span.isEmpty,
        let value = value(budget.amount, on: month.lastDay)
      else { continue }
      let periods = Recurrence(budget.recurrence.interval).periods(overlapping: month)
      shares.append(
        Share(account: account, amount: BudgetMath.amount(value, each: periods, within: span)))
    }
    return spans(shares, month, except: own)
  }

  /// One span for each account that is named, with the shares of those below it.
  private func spans(
    _ shares: [Share], _ month: Month, except own: Set<AccountID>
  ) -> [BudgetSpan] {
    var totals: [AccountID: Ratio] = [:]
    for share in shares { totals[share.account] = .zero }
    for share in shares {
      for account in ledger.accounts.lineage(of: share.account) {
        if let total = totals[account] { totals[account] = total + share.amount }
      }
    }
    var spans: [BudgetSpan] = []
    for (account, total) in totals where !own.contains(account) {
      guard let budget = money(total, "budget for \(label(account))") else { continue }
      spans.append(
        BudgetSpan(
          account: account, text: "monthly",
          period: month.firstDay..<month.lastDay.adding(days: 1), budget: budget))
    }
    return spans
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
