internal import LedgerModel

extension PostingWalk {
  /// The debt that a posting buys something with, or `nil` if it does not.
  ///
  /// It raises a debt, and its entry has an expense that is no interest.
  func debtOfPurchase(_ step: Step) -> AccountID? {
    guard let debt = step.facts.debt, !step.isVirtual, step.traits.contains(.expense),
      isNegative(step), columns.postings(of: step.entry).contains(where: isPurchased)
    else { return nil }
    return debt
  }

  private func isPurchased(_ posting: Int) -> Bool {
    let facts = columns.facts(of: posting)
    return facts.brought.contains(.expense) && !facts.isInterest
  }
}
