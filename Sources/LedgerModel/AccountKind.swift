/// What an account stands for; hledger's account types.
package enum AccountKind: String, Hashable, Sendable, CaseIterable {
  case asset = "A"
  /// A kind of asset: money that can be spent at once.
  case cash = "C"
  case liability = "L"
  case equity = "E"
  /// A kind of equity: the other side of an exchange of commodities.
  case conversion = "V"
  /// A kind of equity: gains that were not realised.
  case unrealisedGain = "U"
  case revenue = "R"
  /// A kind of revenue: realised gains.
  case gain = "G"
  case expense = "X"

  /// Whether balances of this kind are part of net worth.
  package var isStock: Bool { self == .asset || self == .cash || self == .liability }

  /// Whether postings of this kind are income or spending.
  package var isFlow: Bool { self == .revenue || self == .gain || self == .expense }
}
