internal import LedgerModel

/// What `apply` and `year` directives have put in force, the innermost last.
struct LedgerScope {
  enum Application {
    case account(String)
    case tag(String)
    case fixed(CommodityID, Lot.Price)
    /// A year, with the one that was in force before.
    case year(before: Int?)
  }

  /// What the files that include this one have opened.
  var inherited: [Application] = []
  /// What this file has opened.
  var own: [Application] = []

  /// How many things are in force.
  var depth: Int { inherited.count + own.count }

  /// The name that stands before account names, or `nil`.
  var account: String? {
    for application in (inherited + own).reversed() {
      if case .account(let name) = application { return name }
    }
    return nil
  }

  /// The tags that every entry gets.
  var tags: [String] {
    (inherited + own).reversed().compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }

  /// The fixed price of a commodity, or `nil`.
  func fixedPrice(of commodity: CommodityID) -> Lot.Price? {
    for application in (own.isEmpty ? inherited : inherited + own).reversed() {
      if case .fixed(commodity, let price) = application { return price }
    }
    return nil
  }

  /// Whether a commodity has a fixed price.
  var hasFixedPrices: Bool {
    (inherited + own).contains { if case .fixed = $0 { true } else { false } }
  }

  /// What a file that is included here starts with.
  var forInclude: LedgerScope { LedgerScope(inherited: inherited + own) }
}

extension LedgerScope.Application {
  /// The word that `end apply` calls it by.
  var label: String {
    switch self {
    case .account: "account"
    case .tag: "tag"
    case .fixed: "fixed"
    case .year: "year"
    }
  }
}
