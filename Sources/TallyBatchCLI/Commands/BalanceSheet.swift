internal import LedgerModel

/// The own balance of each account in each commodity, zero ones left out.
struct BalanceSheet: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    var account: String
    var commodity: String
    var quantity: Quantity
    /// The decimal places that amounts of the commodity are written with.
    var scale: UInt8

    /// The quantity with the places of its commodity, and more only if it needs them.
    var number: String { quantity.text(minimumScale: min(scale, quantity.scale)) }
  }

  /// The lines by account and then by commodity, in the order of their bytes.
  let lines: [Line]

  /// Sums the postings of a ledger.
  ///
  /// - Parameters:
  ///   - ledger: The ledger.
  ///   - asOf: The last day that counts, or `nil` for all.
  /// - Throws: ``QuantityError/overflow`` if a sum needs more than 38 digits.
  init(_ ledger: Ledger, asOf: Day? = nil) throws(QuantityError) {
    var sums = Sums(commodities: ledger.commodities.count)
    for entry in 0..<ledger.entries.count {
      let day = ledger.entries.days[entry]
      for posting in ledger.entries.postings(of: entry) {
        if let asOf, (ledger.postings.ownDay(of: posting) ?? day) > asOf { continue }
        try sums.add(posting, of: ledger.postings)
      }
    }
    lines = sums.cells.filter { !$0.quantity.isZero }.map { cell in
      let style = ledger.commodities[style: cell.commodity]
      return Line(
        account: ledger.accounts[cell.account], commodity: ledger.commodities[cell.commodity],
        quantity: cell.quantity, scale: style.declaredScale ?? style.largestScale)
    }.sorted()
  }
}

extension BalanceSheet {
  /// Sums by account and commodity.
  private struct Sums {
    var cells: [(account: AccountID, commodity: CommodityID, quantity: Quantity)] = []
    private let commodities: Int
    /// The place in ``cells`` of each account and commodity.
    private var places: [Int: Int] = [:]

    init(commodities: Int) { self.commodities = commodities }

    mutating func add(_ posting: Int, of postings: PostingTable) throws(QuantityError) {
      let (account, commodity) = (postings.accounts[posting], postings.commodities[posting])
      let quantity = postings.quantity(posting)
      let key = Int(account.index) * commodities + Int(commodity.index)
      if let place = places[key] {
        cells[place].quantity = try cells[place].quantity + quantity
      } else {
        places[key] = cells.count
        cells.append((account, commodity, quantity))
      }
    }
  }
}

extension BalanceSheet.Line: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.account.utf8.elementsEqual(right.account.utf8) {
      return left.commodity.utf8.lexicographicallyPrecedes(right.commodity.utf8)
    }
    return left.account.utf8.lexicographicallyPrecedes(right.account.utf8)
  }
}
