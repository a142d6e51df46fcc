internal import LedgerModel

/// What the postings of an entry make of it as a whole.
struct EntryTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// Has a real posting of income.
  static let income = EntryTraits(rawValue: 1)
  /// Has a real posting of spending.
  static let expense = EntryTraits(rawValue: 2)
  /// Has a posting on an asset or liability account.
  static let stock = EntryTraits(rawValue: 4)
  static let liability = EntryTraits(rawValue: 8)
  /// Has a posting on an equity account that is neither for exchange nor for unrealised gains.
  static let equity = EntryTraits(rawValue: 16)
  /// Has a posting on an account without a kind.
  static let untyped = EntryTraits(rawValue: 32)
  /// Gives away more of a commodity than it takes in, of which it says the cost.
  static let reducesLot = EntryTraits(rawValue: 64)
  static let closing = EntryTraits(rawValue: 128)
  static let opening = EntryTraits(rawValue: 256)
  /// Has a posting with a day of its own.
  static let ownDay = EntryTraits(rawValue: 512)
  /// Has a posting on an account for realised gains.
  static let gain = EntryTraits(rawValue: 1024)
  /// Has a posting on an account whose money can be spent at once.
  static let liquid = EntryTraits(rawValue: 2048)

  /// Has a posting on an equity account that is named for opening or closing balances.
  static let turnAccount = EntryTraits(rawValue: 4096)

  // Sets of several are put together by their bits, as a set's literal is built anew at each use.
  /// Anything that is earned or spent.
  static let flow = EntryTraits(rawValue: 1 | 2 | 1024)
  private static let turn = EntryTraits(rawValue: 128 | 256)
  /// Anything that may bring balances into the books or take them out.
  static let balanceTurn = EntryTraits(rawValue: 128 | 256 | 4096)
  private static let otherDays = EntryTraits(rawValue: 128 | 512)

  /// Whether it moves balances from one period to the next and earns and spends nothing.
  var isTurnOfPeriod: Bool { has(.turn) }

  /// Whether it only brings balances into the books or takes them out, so that nothing is saved,
  /// borrowed or paid by it.
  var movesBalances: Bool { has(.balanceTurn) && !has(.flow) }

  /// Whether some of its postings count on another day than its own.
  var hasOtherDays: Bool { has(.otherDays) }

  /// Whether its revenue is income rather than a realised gain.
  var hasIncome: Bool { contains(.income) && !contains(.reducesLot) }

  /// Whether it has at least one of some traits.
  func has(_ traits: EntryTraits) -> Bool { rawValue & traits.rawValue != 0 }
}

extension EntryTraits {
  /// What a real posting on an account of a kind brings to its entry.
  init(of kind: AccountKind?) {
    switch kind {
    case .revenue: self = .income
    case .expense: self = .expense
    case .gain: self = .gain
    case .asset, .cash: self = .stock
    case .liability: self = [.stock, .liability]
    case .equity: self = .equity
    case .conversion, .unrealisedGain: self.init()
    case nil: self = .untyped
    }
  }

  /// Whether the asset postings of an entry give away, on the whole, a commodity at a cost.
  ///
  /// A lot's cost (`{}`) always tells; a price (`@`) does where the commodity is no currency, since
  /// money is exchanged and only the rest is held at cost.
  static func reducesLot(_ entry: Int, _ ledger: Ledger, _ columns: LedgerColumns) -> Bool {
    let postings = ledger.postings
    var net: [CommodityID: Quantity] = [:]
    var reduced: Set<CommodityID> = []
    for posting in columns.postings(of: entry) {
      let brought = columns.facts(of: posting).brought
      let isAsset = brought.contains(.stock) && !brought.contains(.liability)
      guard isAsset, !columns.isVirtual(posting) else { continue }
      let (quantity, commodity) = (postings.quantity(posting), postings.commodities[posting])
      guard let sum = try? (net[commodity] ?? .zero) + quantity else { return false }
      net[commodity] = sum
      guard quantity.isNegative, let cost = postings.cost(of: posting) else { continue }
      if cost.source == .lot || CurrencyCode.code(of: ledger.commodities[commodity]) == nil {
        reduced.insert(commodity)
      }
    }
    return reduced.contains { net[$0]?.isNegative == true }
  }
}
