package import LedgerModel

/// The change in liquid balances over a month, and the steps that lead there from net cash flow.
///
/// The steps are signed and add up to ``cashChange``.
package struct CashMovement: Equatable, Sendable {
  /// The change in liquid balances without closing and opening entries.
  package var cashChange = Quantity.zero
  package var netCashFlow = Quantity.zero
  package var realisedGains = Quantity.zero
  package var borrowing = Quantity.zero
  /// What was paid off debts, negative.
  package var repayment = Quantity.zero
  /// What cards that are paid in full lend (positive) or take back (negative).
  package var cardFloat = Quantity.zero
  /// What went into other assets, negative.
  package var investing = Quantity.zero
  /// What came from equity, from accounts without a type, from virtual postings, and from entries
  /// that are only partly in the month.
  package var equity = Quantity.zero
  /// The change in value of liquid holdings in other commodities.
  package var revaluation = Quantity.zero
  /// What entries are off balance within their tolerance, and digits lost in conversions.
  package var rounding = Quantity.zero

  package init() {}
}

extension LedgerSweep {
  /// The change in cash of a month up to a day of it.
  ///
  /// Every posting is valued at its cost, else at the price of its day. An entry's postings then
  /// add up to nothing, so that what reached liquid accounts is the others with the sign turned.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  package func cashMovement(
    of month: Month, upTo day: Day, cards: CardFloat
  ) throws(QuantityError) -> CashMovement {
    var sums = CashSums(self, cards)
    let all: EntryTraits = [.stock, .flow, .equity, .untyped]
    try walk.forEach(in: month, upTo: day, of: all) { (step) throws(QuantityError) in
      try sums.add(step)
    }
    try sums.finishEntry()
    let before = try balances(on: month.previous.lastDay).liquid
    let after = try balances(on: min(day, month.lastDay)).liquid
    let flows = try flows(of: month, upTo: day)
    var movement = CashMovement()
    movement.cashChange = try after - before - sums.turned.quantity()
    movement.netCashFlow = try flows.totalIncome - flows.totalExpenses
    movement.realisedGains = flows.realisedGains
    movement.borrowing = try sums.borrowing.quantity()
    movement.repayment = try sums.repayment.quantity()
    movement.cardFloat = try sums.cardFloat.quantity()
    movement.investing = try sums.investing.quantity()
    movement.equity = try sums.equity.quantity()
    movement.revaluation = try movement.cashChange - sums.liquid.quantity()
    movement.rounding = try movement.cashChange - movement.sumOfSteps()
    return movement
  }
}

extension CashMovement {
  /// What the steps before ``rounding`` come to.
  fileprivate func sumOfSteps() throws(QuantityError) -> Quantity {
    var sum = ExactSum()
    for step in [
      netCashFlow, realisedGains, borrowing, repayment, cardFloat, investing, equity, revaluation,
    ] {
      try sum.add(step)
    }
    return try sum.quantity()
  }
}
