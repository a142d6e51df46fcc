/// The sub-lines of a `subscription`.
enum SubscriptionKey: String, DirectiveKey {
  case account, payee, price, until

  var example: String {
    switch self {
    case .account: "Expenses:Entertainment"
    case .payee: "Netflix"
    case .price: "2025-01-15  17.99 USD"
    case .until: "2026-12-31"
    }
  }

  var isRepeatable: Bool { self != .until }
}
