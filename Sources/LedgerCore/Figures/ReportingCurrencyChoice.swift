package import LedgerModel

/// The commodity that a report counts in, and why.
package struct ReportingCurrencyChoice: Equatable, Sendable {
  package let currency: CommodityID
  /// Why this one, such as `the default commodity (D)`.
  package let reason: String
  /// The decimal places of amounts, at least.
  package let scale: UInt8

  /// Chooses the reporting currency; books without any commodity get the nameless one.
  ///
  /// It is the one asked for, else the first operating currency, else the default commodity, else
  /// that of most income and expense postings in the 12 months up to the end of the books, ties to
  /// the first seen.
  ///
  /// - Parameters:
  ///   - ledger: The books.
  ///   - columns: Its postings and what is known of their accounts.
  ///   - requested: A symbol, or the ISO code of a symbol that the books use.
  ///   - asOf: The last day that counts.
  /// - Throws: ``KPIError/unknownCurrency(_:known:)`` if the books have no such currency.
  init(
    _ ledger: inout Ledger, _ columns: LedgerColumns, requested: String?, asOf: Day
  ) throws(KPIError) {
    if let requested {
      currency = try ReportingCurrencyChoice.find(requested, ledger)
      reason = "asked for with --currency"
    } else if let operating = ledger.operatingCurrencies.first {
      currency = operating
      reason = "the first operating currency"
    } else if let standard = ledger.defaultCommodity {
      currency = standard
      reason = "the default commodity (D)"
    } else if let usual = ReportingCurrencyChoice.usual(ledger, columns, asOf, isFlow: true) {
      currency = usual
      reason = "the commodity of most income and expenses in the last 12 months of the books"
    } else if let usual = ReportingCurrencyChoice.usual(ledger, columns, asOf, isFlow: false) {
      currency = usual
      reason = "the commodity of most postings, as there is no income and no expense"
    } else {
      currency = ledger.commodities.all.first { _ in true } ?? ledger.commodities.intern("")
      reason = "the first commodity, as there are no postings"
    }
    scale = ReportingCurrencyChoice.scale(of: currency, ledger)
  }

  /// The decimals that a directive shows, else the larger of the currency's minor unit and the
  /// most decimals of any posting.
  private static func scale(of commodity: CommodityID, _ ledger: Ledger) -> UInt8 {
    let style = ledger.commodities[style: commodity]
    let minor = CurrencyCode.minorUnit(of: ledger.commodities[commodity]) ?? 0
    return style.declaredScale ?? max(minor, style.largestScale)
  }

  /// The commodity with a symbol, else one that means the same currency.
  private static func find(_ symbol: String, _ ledger: Ledger) throws(KPIError) -> CommodityID {
    if let exact = ledger.commodities.find(symbol) { return exact }
    if let code = CurrencyCode.code(of: symbol) {
      let same = ledger.commodities.all.first {
        CurrencyCode.code(of: ledger.commodities[$0]) == code
      }
      if let same { return same }
    }
    throw .unknownCurrency(symbol, known: nearest(symbol, ledger))
  }

  /// At most five symbols of the books: those that differ by case alone, then the most used ones.
  private static func nearest(_ symbol: String, _ ledger: Ledger) -> [String] {
    var counts = Array(repeating: 0, count: ledger.commodities.count)
    for commodity in ledger.postings.commodities { counts[Int(commodity.index)] += 1 }
    let wanted = symbol.lowercased()
    let ranked = ledger.commodities.all.filter { !ledger.commodities[$0].isEmpty }
      .map { (name: ledger.commodities[$0], count: counts[Int($0.index)]) }
      .sorted { left, right in
        let (isLeft, isRight) = (
          left.name.lowercased() == wanted, right.name.lowercased() == wanted
        )
        if isLeft != isRight { return isLeft }
        return (right.count, left.name) < (left.count, right.name)
      }
    return ranked.prefix(5).map(\.name)
  }

  /// The commodity of most postings of the last 12 months, of income and expenses or of any kind.
  private static func usual(
    _ ledger: Ledger, _ columns: LedgerColumns, _ asOf: Day, isFlow: Bool
  ) -> CommodityID? {
    guard let end = columns.lastDay(upTo: asOf) else { return nil }
    let start = end.adding(months: -12)
    var counts = Array(repeating: 0, count: ledger.commodities.count)
    var firsts = Array(repeating: Int.max, count: ledger.commodities.count)
    for entry in columns.entries(after: start, through: end) {
      let day = columns.days[entry].ordinal
      guard day > start.ordinal, day <= end.ordinal else { continue }
      for posting in columns.postings(of: entry) {
        let brought = columns.brought[Int(columns.accounts[posting].index)]
        guard !isFlow || brought.has(.flow) else { continue }
        let commodity = Int(columns.commodities[posting].index)
        counts[commodity] += 1
        firsts[commodity] = min(firsts[commodity], posting)
      }
    }
    let best = counts.indices.max { (counts[$0], firsts[$1]) < (counts[$1], firsts[$0]) }
    return best.flatMap { counts[$0] > 0 ? CommodityID(Int32($0)) : nil }
  }
}
