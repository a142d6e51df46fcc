/// The sub-lines of a `goal`.
enum GoalKey: String, DirectiveKey {
  case account, saved, monthly

  var example: String {
    switch self {
    case .account: "Assets:Savings"
    case .saved: "300 USD"
    case .monthly: "400 USD"
    }
  }

  var isRepeatable: Bool { false }
}
