internal import LedgerModel

/// The prices that the amounts of a series keep to, one after the other.
struct PriceSteps {
  private(set) var prices: [SubscriptionDetection.Price] = []

  /// Groups amounts by price, or returns `nil` if they keep to none.
  ///
  /// Amounts belong to one price while their coefficient of variation is small. Each price must be
  /// charged twice or be the last, or the first if earlier charges are cut off; that of a yearly
  /// item that was charged three times or more may rise each time, a little. Two charges are equal.
  init?(_ charges: [SubscriptionDetection.Charge], isYearly: Bool, isCut: Bool = false) {
    var steps: [Step] = []
    for charge in charges {
      let last = steps.count - 1
      if last >= 0, steps[last].takes(charge) {
        steps[last].add(charge)
      } else {
        steps.append(Step(charge))
      }
    }
    if charges.count == 2, charges[0].amount != charges[1].amount { return nil }
    let held = steps.dropFirst(isCut ? 1 : 0).dropLast().allSatisfy { $0.charges.count > 1 }
    for (before, after) in zip(steps, steps.dropFirst()) {
      let isStep = PriceSteps.isStep(before.last, after.first)
      let isRise = isYearly && PriceSteps.isRise(before.last, after.first)
      guard held && isStep || isRise else { return nil }
    }
    for step in steps { append(step) }
  }

  /// Adds the prices of a step: each change if amounts mostly stay, else the last amount alone.
  private mutating func append(_ step: Step) {
    let changes = zip(step.charges, step.charges.dropFirst()).filter { $0.amount != $1.amount }
    let isSteady = changes.count * 4 <= step.charges.count
    prices.append(.init(day: step.first.day, amount: (isSteady ? step.first : step.last).amount))
    guard isSteady else { return }
    prices += changes.map { .init(day: $1.day, amount: $1.amount) }
  }

  private static func isStep(
    _ before: SubscriptionDetection.Charge, _ after: SubscriptionDetection.Charge
  ) -> Bool {
    let limit = DetectionThresholds.largestStep
    let (before, after) = (Ratio(before.amount), Ratio(after.amount))
    return after <= before * limit && before <= after * limit
  }

  private static func isRise(
    _ before: SubscriptionDetection.Charge, _ after: SubscriptionDetection.Charge
  ) -> Bool {
    let rise = Ratio(after.amount) - Ratio(before.amount)
    return rise > .zero && rise <= Ratio(before.amount) * DetectionThresholds.yearlyStep
  }
}

extension PriceSteps {
  /// Charges of one price.
  private struct Step {
    let first: SubscriptionDetection.Charge
    private(set) var charges: [SubscriptionDetection.Charge] = []
    private var sum = Ratio.zero
    private var squares = Ratio.zero
    private var isConstant = true

    var last: SubscriptionDetection.Charge { charges.last ?? first }

    init(_ charge: SubscriptionDetection.Charge) {
      first = charge
      add(charge)
    }

    mutating func add(_ charge: SubscriptionDetection.Charge) {
      let amount = Ratio(charge.amount)
      charges.append(charge)
      sum = sum + amount
      squares = squares + amount * amount
      isConstant = isConstant && charge.amount == first.amount
    }

    /// Whether the sample deviation stays at 2 % of the mean or less with a further amount.
    ///
    /// With `n` amounts, their sum `S` and the sum of their squares `Q`, that is
    /// `n (n Q - S²) <= v² (n - 1) S²`.
    func takes(_ charge: SubscriptionDetection.Charge) -> Bool {
      if isConstant, charge.amount == first.amount { return true }
      let amount = Ratio(charge.amount)
      let (count, sum) = (Ratio(charges.count + 1), self.sum + amount)
      let squares = self.squares + amount * amount
      let variation = DetectionThresholds.variation
      return count * (count * squares - sum * sum)
        <= variation * variation * (count - Ratio(1)) * sum * sum
    }
  }
}
