internal import LedgerModel

/// A budget in the period that a day falls in.
struct BudgetSpan: Sendable {
  /// What the budget limits, or `nil` for all expenses.
  let account: AccountID?
  /// How often it renews.
  let text: String
  let period: Range<Day>
  /// What there is to spend, rollover included, in the currency in which it is compared.
  let budget: Money
}

extension ReportContext {
  /// The budgets of a day: all expenses first, then by account; and those without a value.
  func budgetSpans(
    on day: Day
  ) -> (spans: [BudgetSpan], unvalued: [String]) {
    var (spans, unvalued): ([BudgetSpan], [String]) = ([], [])
    for budget in ledger.budgets where budget.origin == .directive && limitsSpending(budget) {
      guard let period = budget.recurrence.period(containing: day) else { continue }
      guard let amount = compared(budget.amount, on: day) else {
        unvalued.append(label(budget.account))
        continue
      }
      spans.append(
        BudgetSpan(
          account: budget.account, text: budget.recurrence.description, period: period,
          budget: noted(
            try? available(budget, amount, period),
            "rollover of the budget for \(label(budget.account))")
            ?? amount))
    }
    let own = Set(spans.compactMap(\.account))
    let others = ruleSpans(in: day.month, except: own) + favaSpans(in: day.month, except: own)
    let sorted = (spans + others).sorted { one, other in
      let (a, b) = (one.account.map(name) ?? "", other.account.map(name) ?? "")
      return a == b ? one.text < other.text : a < b
    }
    return (sorted, unvalued.sorted())
  }

  /// Whether a budget is on spending: on all of it or on an expense account.
  func limitsSpending(_ budget: Budget) -> Bool {
    budget.account.map { classification.kind(of: $0) == .expense } ?? true
  }

  func label(_ account: AccountID?) -> String { account.map(name) ?? "*" }

  /// The budget of a period with what earlier ones hand on.
  ///
  /// Rollover counts from its stated month or from the start of the budget, but not from before the
  /// books begin.
  private func available(
    _ budget: Budget, _ stated: Money, _ current: Range<Day>
  ) throws(QuantityError) -> Money {
    let amount = stated.quantity
    guard budget.rollover != .none, let books = sweep.firstMonth,
      let start = budget.rolloverStart ?? budget.recurrence.start?.month
    else { return stated }
    let first = max(start, books).firstDay
    var periods: [BudgetMath.Period] = []
    var next = first <= current.lowerBound ? first : current.lowerBound
    let end = amount.isNegative ? current.lowerBound : sweep.lastDay ?? current.lowerBound
    while next < current.lowerBound, periods.isEmpty || next <= end {
      guard let period = budget.recurrence.period(containing: next),
        period.upperBound <= current.lowerBound
      else {
        next = budget.recurrence.nextOccurrence(after: next) ?? current.lowerBound
        continue
      }
      let spent = try spent(
        on: budget.account, from: period.lowerBound, through: period.upperBound.adding(days: -1),
        in: stated.commodity)
      periods.append(BudgetMath.Period(budget: amount, spent: spent))
      next = period.upperBound
    }
    periods.append(BudgetMath.Period(budget: amount, spent: .zero))
    let last = try BudgetMath.available(in: periods, rollover: budget.rollover).last ?? amount
    guard next < current.lowerBound else { return Money(last, stated.commodity) }
    // Nothing is spent after the books end: each period hands on all of its amount.
    let idle = budget.recurrence.occurrences(in: next...current.lowerBound.adding(days: -1)).count
    return Money(try last + amount * Quantity(idle), stated.commodity)
  }
}

extension ReportContext {
  /// The net expenses of an account with those below it, or of all, from one day through another, in
  /// the currency of a budget.
  func spent(
    on account: AccountID?, from first: Day, through last: Day, in commodity: CommodityID
  ) throws(QuantityError) -> Quantity {
    var total = Quantity.zero
    for (flows, sign) in try sweep(in: commodity).flows(from: first, through: last) {
      guard let account else {
        total = try total + flows.totalExpenses * sign
        continue
      }
      let spent = try flows.expenses.lazy
        .filter { ledger.accounts.isWithin($0.account, account) }.map(\.amount).sum()
      total = try total + spent * sign
    }
    return total
  }
}

extension LedgerSweep {
  /// What adds up to the flows from one day through another: those of each month with 1, and with -1
  /// those of the first month that are before the first day.
  func flows(
    from first: Day, through last: Day
  ) throws(QuantityError) -> [(flows: MonthFlows, sign: Quantity)] {
    guard first <= last else { return [] }
    var parts: [(flows: MonthFlows, sign: Quantity)] = []
    for index in first.month.index...last.month.index {
      let month = Month(index: index)
      parts.append((try flows(of: month, upTo: min(last, month.lastDay)), Quantity(1)))
      if month == first.month, first > month.firstDay {
        parts.append((try flows(of: month, upTo: first.adding(days: -1)), Quantity(-1)))
      }
    }
    return parts
  }
}
