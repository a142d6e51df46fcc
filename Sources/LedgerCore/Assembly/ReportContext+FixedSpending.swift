internal import LedgerModel

extension ReportContext {
  /// The spending of a month that is no choice of the month.
  ///
  /// It is what stands on accounts tagged `spend: fixed`, what pays a recurring item of a week or
  /// longer, and the interest of loans.
  func fixedSpending(_ figures: DatedFigures) throws(QuantityError) -> Quantity {
    var total = try figures.flows.expenses.lazy.filter { isFixed($0.account) }.map(\.amount).sum()
    let month = figures.day.month.firstDay...figures.day
    let regular = regularPayments(in: month)
    for (postings, day) in [regular, loanPayments(in: month)].joined() {
      for posting in postings where !isFixed(ledger.postings.accounts[posting]) {
        guard let cost = cost(of: posting, on: day) else { continue }
        total = try total + cost
      }
    }
    return total
  }

  /// What an expense posting cost in the reporting currency: what was paid for it, else the price of
  /// its day.
  func cost(of posting: Int, on day: Day) -> Quantity? {
    let paid = ledger.postings.cost(of: posting)?.total
    return value(paid ?? ledger.postings.money(posting), on: day)
  }

  /// Whether all spending on an account is fixed: by its tag, or as interest by its name.
  private func isFixed(_ account: AccountID) -> Bool {
    switch classification.attributes(of: account).spend {
    case .fixed?: true
    case .discretionary?: false
    case nil: classification.isInterest(account)
    }
  }

  /// The postings that pay recurring items of a week or longer, with their days.
  private func regularPayments(in days: ClosedRange<Day>) -> [(postings: [Int], day: Day)] {
    items.flatMap { history in
      history.paid.filter { paid in
        guard days.contains(paid.payment.day) else { return false }
        let mean = history.item.phase(on: paid.due)?.recurrence.meanDays
        return mean.map { $0 >= Ratio(7) } ?? false
      }.map { ($0.payment.postings.map(Int.init), $0.payment.day) }
    }
  }

  /// What payments of debts with which nothing is bought spend, which is interest.
  ///
  /// An entry that pays a recurring item is not counted again.
  private func loanPayments(in days: ClosedRange<Day>) -> [(postings: [Int], day: Day)] {
    var entries = Set(items.flatMap(\.paid).map(\.payment.entry))
    var found: [(postings: [Int], day: Day)] = []
    let debts = Set(ledger.accounts.all.compactMap(classification.debt(of:))).sorted()
    for debt in debts where !payments.hasPurchases(debt, upTo: days.upperBound) {
      for payment in payments.payments(of: debt)
      where days.contains(payment.day) && entries.insert(payment.entry).inserted {
        let postings = ledger.entries.postings(of: Int(payment.entry)).filter { posting in
          classification.kind(of: ledger.postings.accounts[posting]) == .expense
            && !ledger.postings.flags[posting].contains(.virtual)
        }
        found.append((postings, payment.day))
      }
    }
    return found
  }
}
