internal import LedgerModel

/// Completes and balances one entry: finds the amount and the cost that were left out.
///
/// An entry balances if each commodity's sum is within half a unit of the last decimal that the
/// entry's own amounts of that commodity show; a commodity that stands only in costs must come to
/// exactly zero.
struct EntryBooking {
  let isStrict: Bool
  private var sums = EntrySums()

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// How an entry came out.
  enum Outcome {
    case balanced
    /// It is off by some amounts; where it is open, a directive that gives the commodities fewer
    /// decimals may still excuse it.
    case off([Money], isOpen: Bool)
  }

  /// Balances the real postings, and the virtual ones in brackets apart.
  ///
  /// - Parameters:
  ///   - draft: The entry; what was left out is filled in.
  ///   - header: The bytes of its first line, to point at.
  ///   - fillsGain: Whether the missing amount is a gain on a lot, so that lots weigh what they cost.
  /// - Returns: Whether the entry balances, else by how much it is off.
  /// - Throws: A ``Mistake`` if two amounts are missing, or a sum has more than 38 digits.
  mutating func settle(
    _ draft: inout DraftEntry, header: Range<Int>, fillsGain: Bool = false
  ) throws(Mistake) -> Outcome {
    let real = try settle(&draft, .real, header, fillsGain)
    guard case .balanced = real,
      draft.postings.indices.contains(where: { draft.postings[$0].kind == .balancedVirtual })
    else { return real }
    return try settle(&draft, .balancedVirtual, header, fillsGain)
  }

  private mutating func settle(
    _ draft: inout DraftEntry, _ kind: DraftPosting.Kind, _ header: Range<Int>,
    _ fillsGain: Bool
  ) throws(Mistake) -> Outcome {
    let missing = try missingPosting(draft, kind)
    do throws(QuantityError) {
      if let missing {
        try sum(draft, kind, useLots: fillsGain)
        fill(&draft, missing)
        return .balanced
      }
      try sum(draft, kind, useLots: false)
      if isBalanced(draft, kind) { return .balanced }
      if try balancesOtherwise(&draft, kind) { return .balanced }
      try sum(draft, kind, useLots: false)
    } catch {
      throw Mistake(
        .amountTooLong, at: header, "the sums of this entry have more than 38 digits",
        help: "this program computes exactly, and holds no longer numbers")
    }
    let residuals = sums.residuals
    let isOpen = residuals.allSatisfy { $0.quantity.isNegligible(atScale: 0) }
    return .off(residuals, isOpen: isOpen)
  }

  /// The only posting without an amount, if there is one.
  private func missingPosting(
    _ draft: DraftEntry, _ kind: DraftPosting.Kind
  ) throws(Mistake) -> Int? {
    var missing: Int?
    for index in draft.postings.indices
    where draft.postings[index].amount == nil && draft.postings[index].kind == kind {
      if let first = missing { throw .twoMissing(draft.postings[first], draft.postings[index]) }
      missing = index
    }
    return missing
  }

  /// Adds up what postings weigh: their cost if they have one, else their amount.
  private mutating func sum(
    _ draft: DraftEntry, _ kind: DraftPosting.Kind, useLots: Bool
  ) throws(QuantityError) {
    sums.removeAll()
    for index in draft.postings.indices where draft.postings[index].kind == kind {
      if let weight = try draft.postings[index].weight(useLots: useLots) { try sums.add(weight) }
    }
  }

  /// Gives a posting what the others leave over: one posting for each commodity.
  private func fill(_ draft: inout DraftEntry, _ index: Int) {
    if let only = sums.only { return fill(&draft, index, with: only) }
    let residuals = sums.residuals
    let amounts =
      residuals.isEmpty ? sums.rows.prefix(1).map { Money(.zero, $0.commodity) } : residuals
    if amounts.count == 1, let amount = amounts.first { return fill(&draft, index, with: amount) }
    var filled: [DraftPosting] = []
    for amount in amounts {
      var posting = draft.postings[index]
      posting.amount = WrittenAmount(
        quantity: -amount.quantity, commodity: amount.commodity, range: posting.accountRange)
      posting.isInferred = true
      posting.assertion = filled.isEmpty ? posting.assertion : nil
      filled.append(posting)
    }
    draft.postings.replaceSubrange(index...index, with: filled)
  }

  /// Gives a posting what the others leave over of one commodity.
  private func fill(_ draft: inout DraftEntry, _ index: Int, with rest: Money) {
    draft.postings[index].amount = WrittenAmount(
      quantity: -rest.quantity, commodity: rest.commodity,
      range: draft.postings[index].accountRange)
    draft.postings[index].isInferred = true
  }

  /// Whether the sums are zero within the precision of the entry's own amounts.
  private func isBalanced(_ draft: DraftEntry, _ kind: DraftPosting.Kind) -> Bool {
    let residuals = sums.residuals
    if residuals.isEmpty { return true }
    var scales: [CommodityID: UInt8] = [:]
    for index in draft.postings.indices where draft.postings[index].kind == kind {
      guard let amount = draft.postings[index].amount else { continue }
      scales[amount.commodity] = max(scales[amount.commodity] ?? 0, amount.quantity.scale)
    }
    return residuals.allSatisfy { sum in
      scales[sum.commodity].map { sum.quantity.isNegligible(atScale: $0) } ?? false
    }
  }

  /// Tries the other ways in which the peers let an entry balance.
  private mutating func balancesOtherwise(
    _ draft: inout DraftEntry, _ kind: DraftPosting.Kind
  ) throws(QuantityError) -> Bool {
    if draft.postings.contains(where: { $0.lot != nil }) {
      try sum(draft, kind, useLots: true)
      if isBalanced(draft, kind) { return true }
    }
    guard !isStrict else { return false }
    try sum(draft, kind, useLots: false)
    return try inferCost(&draft, kind)
  }

  /// Takes two commodities that are left over as an exchange of one for the other.
  private func inferCost(
    _ draft: inout DraftEntry, _ kind: DraftPosting.Kind
  ) throws(QuantityError) -> Bool {
    let residuals = sums.residuals
    guard residuals.count == 2,
      residuals[0].quantity.isNegative != residuals[1].quantity.isNegative,
      !draft.postings.contains(where: { $0.kind == kind && $0.cost != nil })
    else { return false }
    let (from, to) = (residuals[0], residuals[1])
    let indices = draft.postings.indices.filter {
      draft.postings[$0].kind == kind && draft.postings[$0].amount?.commodity == from.commodity
    }
    for index in indices {
      guard let amount = draft.postings[index].amount else { continue }
      let total =
        indices.count == 1
        ? to.quantity.magnitude
        : try
          ((Ratio(amount.quantity) * Ratio(to.quantity)).divided(by: Ratio(from.quantity))
          ?? .zero).magnitude.rounded(toScale: 12)
      draft.postings[index].cost = DraftPosting.Cost(
        amount: WrittenAmount(quantity: total, commodity: to.commodity, range: amount.range),
        isTotal: true)
      draft.postings[index].isCostInferred = true
    }
    return true
  }
}

extension Mistake {
  /// Two postings without an amount: the one that looks as if it had one is shown.
  fileprivate static func twoMissing(_ first: DraftPosting, _ second: DraftPosting) -> Mistake {
    if first.endsInAmount != second.endsInAmount {
      let posting = first.endsInAmount ? first : second
      return Mistake(
        .postingsTwoMissing, at: posting.accountRange,
        "this is read as one long account name, so the posting has no amount",
        help: "put two blanks between the account and its amount")
    }
    return Mistake(
      .postingsTwoMissing, at: second.accountRange, "a second posting of this entry has no amount",
      help: "give it one; two blanks stand between an account and its amount")
  }
}

extension Quantity {
  /// Whether the number is at most half of `10^-scale`, so that it rounds to zero.
  func isNegligible(atScale places: UInt8) -> Bool {
    if isZero { return true }
    guard scale > places else { return false }
    let excess = Int(scale - places)
    return excess > 38 || units.magnitude <= powersOfTen[excess].magnitude / 2
  }
}

extension DraftPosting {
  /// What the posting adds to the balance of its entry, or `nil` without an amount.
  func weight(useLots: Bool) throws(QuantityError) -> Money? {
    guard let amount else { return nil }
    if useLots, let lot { return try lot.total(of: amount.quantity) }
    guard let cost else { return amount.money }
    return try cost.total(of: amount.quantity)
  }
}

extension DraftPosting.Cost {
  /// The cost of a quantity: with the sign of the quantity where the total is written.
  func total(of quantity: Quantity) throws(QuantityError) -> Money {
    guard isTotal else { return Money(try amount.quantity * quantity, amount.commodity) }
    return Money(quantity.isNegative ? -amount.quantity : amount.quantity, amount.commodity)
  }
}
