internal import Diagnostics

/// The attributes that an `account` line may have, as a sub-line or as a tag.
enum AccountKey: String, DirectiveKey {
  case apr
  case promoAPR = "promo-apr"
  case minimum, due
  case creditLimit = "credit-limit"
  case deferredInterest = "deferred-interest"
  case spend, liquid, debt, ignore

  var example: String {
    switch self {
    case .apr: "24.99%"
    case .promoAPR: "0% until 2026-06-30"
    case .minimum: "2% at least 25 USD"
    case .due: "15"
    case .creditLimit: "5000 USD"
    case .deferredInterest, .ignore: "yes"
    case .spend: "fixed"
    case .liquid, .debt: "no"
    }
  }

  /// False: two different values contradict each other, wherever they stand.
  var isRepeatable: Bool { false }

  /// Words that other programs and people use for something else, near as they are to a key.
  private static let others: Set<String> = [
    "apy", "app", "api", "debit", "dept", "date", "die", "age", "ape", "spent", "liquidity",
  ]

  /// The key that somebody most likely meant by a word that is none.
  static func meant(by word: String) -> AccountKey? {
    guard !others.contains(word) else { return nil }
    return NearestName.nearest(to: word, among: allCases.map(\.rawValue))
      .flatMap(AccountKey.init)
  }
}
