internal import LedgerModel

extension ReportContext {
  /// The last payment on a debt up to a day, told apart by what its entry says.
  ///
  /// Principal is what the debt fell by, interest what is booked on an interest account, escrow what
  /// goes to accounts that are not liquid. An entry that pays several debts says only the principal.
  func lastPayment(
    on debt: AccountID, upTo day: Day
  ) throws(QuantityError) -> KPIReport.DebtPayment? {
    guard let payment = payments.payments(of: debt).last(where: { $0.day <= day }) else {
      return nil
    }
    let postings = ledger.entries.postings(of: Int(payment.entry))
    var sums: [DebtPaymentPart: Quantity] = [:]
    for posting in postings where !ledger.postings.flags[posting].contains(.virtual) {
      let cost = ledger.postings.cost(of: posting)?.total
      guard let part = part(of: ledger.postings.accounts[posting], debt),
        let value = value(cost ?? ledger.postings.money(posting), on: payment.day)
      else { continue }
      sums[part] = try (sums[part] ?? .zero) + value
    }
    let isAlone = !(sums[.otherDebt]?.isPositive ?? false)
    return KPIReport.DebtPayment(
      date: payment.day, total: payment.amount, principal: sums[.principal] ?? .zero,
      interest: isAlone ? sums[.interest] ?? .zero : nil,
      escrow: isAlone ? sums[.escrow] ?? .zero : nil, other: isAlone ? sums[.other] ?? .zero : nil)
  }

  private func part(of account: AccountID, _ debt: AccountID) -> DebtPaymentPart? {
    if let other = classification.debt(of: account) {
      return other == debt ? .principal : .otherDebt
    }
    switch classification.kind(of: account)?.basic {
    case .expense: return classification.isInterest(account) ? .interest : .other
    case .asset: return classification.isLiquid(account) ? nil : .escrow
    default: return nil
    }
  }
}

/// What a posting of a payment is for.
private enum DebtPaymentPart { case principal, otherDebt, interest, escrow, other }
