/// The one word for how things stand, from worst to best.
///
/// A small additive score of four figures decides, so that no single figure tanks the rating and
/// none rescues it.
package enum FinancialHealth: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A score below 0.
  case strained
  /// A score of 0 or 1.
  case watch
  /// A score of 2 through 4.
  case stable
  /// A score of 5 or 6.
  case strong

  package init(score: Int) {
    self =
      switch score {
      case 5...: .strong
      case 2...: .stable
      case 0...: .watch
      default: .strained
      }
  }

  /// The least score that earns the rating, -7 for the worst.
  package var leastScore: Int {
    switch self {
    case .strained: -7
    case .watch: 0
    case .stable: 2
    case .strong: 5
    }
  }

  /// The next better rating, or `nil` for the best.
  package var next: FinancialHealth? { Self.allCases.first { self < $0 } }

  package static func < (left: FinancialHealth, right: FinancialHealth) -> Bool {
    left.leastScore < right.leastScore
  }
}
