internal import LedgerModel

extension LedgerSweep {
  /// What each holding changed by from the end of one day to the end of another without anything
  /// being saved, borrowed or paid: what entries of opening and closing balances put there.
  ///
  /// - Throws: `QuantityError.overflow` if a sum has more than 38 digits.
  func openedBalances(
    after start: Day, through end: Day
  ) throws(QuantityError) -> [HoldingKey: ExactSum] {
    var sums: [HoldingKey: ExactSum] = [:]
    guard start < end else { return sums }
    for index in start.month.index...end.month.index {
      try walk.forEach(
        in: Month(index: index), upTo: end, of: .balanceTurn
      ) { (step) throws(QuantityError) in
        guard step.day > start, step.traits.movesBalances, step.brought.contains(.stock),
          !walk.isIgnored(step)
        else { return }
        try sums[step.holding, default: ExactSum()].add(walk.quantity(of: step))
      }
    }
    return sums
  }
}
