package import LedgerModel

extension KPIReport {
  /// What is owed.
  package struct Debt: Equatable, Sendable {
    package var total: Quantity
    /// The part on cards that are paid in full each month.
    package var paidInFull: Quantity
    package var weightedAPR: Quantity?
    /// The share of the total whose rate is known.
    package var coverage: Quantity?
    /// The share of what is owed, without cards that are paid in full, whose minimum payment is known.
    package var minimumCoverage: Quantity?
    /// The debts that owe something, largest first, ties by name.
    package var debts: [DebtLine]
    package var payoff: Payoff
  }

  /// How the minimum payment of a debt is known.
  package enum MinimumSource: String, Equatable, Sendable, CaseIterable {
    case declared
    /// What a `~` rule pays each month.
    case rule
    /// The median of the last three payments.
    case observed
    /// 5 % of the balance, as HUD counts a card whose statement names no payment.
    case card = "card-5-percent"

    /// Whether nobody stated it.
    package var isGuess: Bool { self == .observed || self == .card }

    /// The source in words.
    package var phrase: String {
      switch self {
      case .declared: "declared"
      case .rule: "from a periodic rule"
      case .observed: "a guess: the median of the last payments"
      case .card: "a guess: 5 % of the balance"
      }
    }
  }

  /// One debt.
  package struct DebtLine: Equatable, Sendable {
    package var account: String
    package var balance: Quantity
    /// The rate in force, a fraction.
    package var apr: Quantity?
    /// What must be paid in the coming month.
    package var minimum: Quantity?
    /// Where the minimum comes from, or `nil` if it is not known.
    package var minimumSource: MinimumSource?
    /// The next day a payment is due.
    package var due: Day?
    package var isPaidInFull: Bool
    /// The last payment, or `nil` if none is known.
    package var lastPayment: DebtPayment?
  }

  /// What one payment on a debt was for, as its entry says.
  package struct DebtPayment: Equatable, Sendable {
    package var date: Day
    /// All that left liquid accounts.
    package var total: Quantity
    /// What the debt fell by.
    package var principal: Quantity
    /// What is booked as interest; as the next two, `nil` if the entry pays other debts too.
    package var interest: Quantity?
    /// What went to accounts that are not liquid, such as for taxes and insurance.
    package var escrow: Quantity?
    /// Other expenses, such as a fee.
    package var other: Quantity?
  }

  /// A goal and its projection.
  package struct GoalLine: Equatable, Sendable {
    package var name: String
    package var account: String?
    package var target: Quantity
    package var current: Quantity?
    package var plannedMonthly: Quantity
    package var targetDate: Day?
    /// Absent when the goal's amounts cannot be valued.
    package var projection: GoalProjection?
    package var isDeadlinePassed: Bool
    package var finishesAfterTarget: Bool
    package var hasSharedFunding: Bool
    /// What the account's balance really rose by in a mean month of the window, at 12 places.
    package var actualMonthly: Quantity?
    /// Why there is no projection, such as `account-without-price`, or `nil`.
    package var reason: String?
  }
}
