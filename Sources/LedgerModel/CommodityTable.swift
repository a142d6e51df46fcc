/// How amounts of a commodity are written.
package struct CommodityStyle: Hashable, Sendable {
  /// Whether anything has shown how amounts are written.
  package var isKnown = false
  package var isSymbolLeft = false
  package var hasSpace = true
  package var decimalMark: Character = "."
  package var groupMark: Character?
  /// The decimal places that a `commodity` or `D` directive shows, or `nil` without one.
  package var declaredScale: UInt8?
  /// The most decimal places of any posting amount.
  package var largestScale: UInt8 = 0

  package init() {}
}

/// The commodities of a ledger and how their amounts are written.
package struct CommodityTable: Sendable {
  private var symbols = NameTable()
  package private(set) var styles: [CommodityStyle] = []
  /// Commodities that a directive declares.
  package var declared: Set<CommodityID> = []
  /// Commodities that are left out of all figures.
  package var ignored: Set<CommodityID> = []

  package init() {}

  package var count: Int { symbols.count }

  package var all: some Sequence<CommodityID> {
    (0..<Int32(symbols.count)).lazy.map(CommodityID.init)
  }

  /// Returns the commodity with a symbol, which is added if it is new.
  package mutating func intern(_ symbol: Span<UInt8>) -> CommodityID {
    let number = symbols.intern(symbol)
    if Int(number) == styles.count { styles.append(CommodityStyle()) }
    return CommodityID(number)
  }

  /// Returns the commodity with a symbol, which is added if it is new.
  package mutating func intern(_ symbol: String) -> CommodityID { intern(Array(symbol.utf8).span) }

  package func find(_ symbol: Span<UInt8>) -> CommodityID? {
    symbols.find(symbol).map(CommodityID.init)
  }

  package func find(_ symbol: String) -> CommodityID? { symbols.find(symbol).map(CommodityID.init) }

  /// The symbol of a commodity, without quotes; empty for numbers without one.
  package subscript(commodity: CommodityID) -> String { symbols[commodity.index] }

  package subscript(style commodity: CommodityID) -> CommodityStyle {
    get { styles[Int(commodity.index)] }
    set { styles[Int(commodity.index)] = newValue }
  }
}
