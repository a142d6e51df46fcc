/// The sub-lines of a `budget`.
enum BudgetKey: String, DirectiveKey {
  case rollover, strategy, extra

  var example: String {
    switch self {
    case .rollover: "surplus from 2026-01"
    case .strategy: "avalanche"
    case .extra: "2026-12-24  500 USD"
    }
  }

  var isRepeatable: Bool { self == .extra }
}
