internal import LedgerModel

extension BookClosing {
  /// An account's holding of a commodity.
  private struct Holding: Hashable {
    let account: AccountID
    let commodity: CommodityID
  }

  /// Decimals up to which sums of amounts of 64 bits fit: 19 digits of an amount, 9 more of scale, and
  /// 10 for the number of postings make 38.
  private static let safeScale: UInt8 = 9

  /// Reports the first entry with which an account comes to hold more than 38 digits say.
  ///
  /// Most books cannot come to that, which a look at the decimals tells, or at all that was moved.
  static func checkSums(_ books: inout Books) {
    let postings = books.ledger.postings
    guard postings.hasWideQuantities || postings.scales.max() ?? 0 > safeScale,
      !totalsFit(postings, books.ledger.commodities.count)
    else { return }
    var sums: [Holding: Quantity] = [:]
    for row in 0..<postings.count {
      let holding = Holding(account: postings.accounts[row], commodity: postings.commodities[row])
      guard let sum = try? (sums[holding] ?? .zero) + postings.quantity(row) else {
        return report(holding, at: row, &books)
      }
      sums[holding] = sum
    }
  }

  /// Whether all that was ever moved of each commodity has at most 38 digits at the most decimals of
  /// the books; then so has what any account comes to hold.
  private static func totalsFit(_ postings: PostingTable, _ commodities: Int) -> Bool {
    let scale = postings.scales.max() ?? 0
    var totals = Array(repeating: Int128(0), count: commodities)
    for row in 0..<postings.count {
      let quantity = postings.quantity(row)
      let missing = Int(scale - quantity.scale)
      guard missing < 39 else { return false }
      let (units, isLarge) = quantity.magnitude.units.multipliedReportingOverflow(
        by: powersOfTen[missing])
      let commodity = Int(postings.commodities[row].index)
      let (total, isLarger) = totals[commodity].addingReportingOverflow(units)
      if isLarge || isLarger || total >= powersOfTen[38] { return false }
      totals[commodity] = total
    }
    return true
  }

  private static func report(_ holding: Holding, at row: Int, _ books: inout Books) {
    let ledger = books.ledger
    let place = ledger.entries.location(of: ledger.entries.entry(of: row))
    books.report(
      Mistake(
        .amountTooLong, at: place.offset..<place.offset + 1,
        "with this entry the balance of '\(ledger.accounts[holding.account])' in "
          + "'\(ledger.commodities[holding.commodity])' has more than 38 digits",
        help: "this program computes exactly, and holds no longer numbers"),
      in: place.file)
  }
}
