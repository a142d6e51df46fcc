internal import LedgerModel

/// Completes and balances one Ledger entry, as Ledger 3.3 does.
///
/// Real postings and those in brackets balance together. Units of different lots are different
/// commodities. An amount is zero if it rounds to zero at the most decimals that its commodity has
/// had so far in the text.
struct LedgerBooking {
  private var sums = LedgerSums()

  /// How an entry came out.
  enum Outcome {
    case balanced
    /// No posting has an amount: Ledger takes no notice of the entry.
    case empty
    case off([LedgerAmount])
    /// A second posting has no amount.
    case twoMissing(Int)
    /// A posting is left without an amount.
    case oneMissing(Int)
    /// A posting costs its own commodity.
    case ownCommodity(Int)
  }

  /// Fills in what was left out, and balances.
  ///
  /// - Parameters:
  ///   - entry: The entry; costs, lots and missing amounts are filled in.
  ///   - memory: What was learned so far.
  ///   - isRule: Whether this is a rule for a period, whose costs make no lots.
  ///   - symbol: The symbol of a commodity, to put inferred amounts in order.
  /// - Returns: Whether the entry balances, else what is wrong with it.
  mutating func settle(
    _ entry: inout LedgerEntry, _ memory: inout LedgerMemory, isRule: Bool = false,
    symbol: (CommodityID) -> String
  ) -> Outcome {
    var missing: Int?
    if let second = add(entry.postings, memory, &missing) { return .twoMissing(second) }
    if let bucket = memory.bucket, entry.postings.count == 1, !sums.isEmpty {
      missing = entry.postings.count
      entry.postings.append(
        LedgerPosting(account: bucket, accountRange: entry.header, isGenerated: true))
    }
    if missing == nil, sums.isList, sums.rows.count == 2 {
      if let left = entry.postings.firstIndex(where: { $0.amount == nil }) {
        return .oneMissing(left)
      }
      inferCost(&entry, memory)
    }
    if !isRule, let own = settleCosts(&entry, &memory) { return .ownCommodity(own) }
    if let missing {
      fill(&entry, missing, memory, symbol)
    } else if !sums.rows.allSatisfy(memory.isZero) {
      return .off(sums.rows.filter { !memory.isZero($0) })
    }
    if entry.postings.allSatisfy({ $0.amount == nil }) { return .empty }
    if let left = entry.postings.firstIndex(where: { $0.amount == nil }) {
      return isRule ? .balanced : .oneMissing(left)
    }
    return .balanced
  }

  /// Whether an entry still balances with the postings that rules have added.
  mutating func verify(_ entry: LedgerEntry, _ memory: LedgerMemory) -> Outcome {
    sums.removeAll()
    for posting in entry.postings where posting.mustBalance {
      if let weight = posting.weight ?? posting.amount { sums.add(memory.reduced(weight)) }
    }
    return sums.rows.allSatisfy(memory.isZero)
      ? .balanced : .off(sums.rows.filter { !memory.isZero($0) })
  }

  /// Adds up what postings weigh, and returns the second one without an amount.
  private mutating func add(
    _ postings: [LedgerPosting], _ memory: LedgerMemory, _ missing: inout Int?
  ) -> Int? {
    sums.removeAll()
    for index in postings.indices where postings[index].mustBalance {
      if let weight = postings[index].cost?.total ?? postings[index].amount {
        sums.add(memory.reduced(weight))
      } else if missing == nil {
        missing = index
      } else {
        return index
      }
    }
    return nil
  }

  /// Takes two commodities that are left over as an exchange of one for the other.
  private mutating func inferCost(_ entry: inout LedgerEntry, _ memory: LedgerMemory) {
    guard let top = exchanged(entry.postings) else { return }
    var (from, to) = (sums.rows[0], sums.rows[1])
    guard !from.number.isZero, !to.number.isZero else { return }
    if memory.reduced(top).commodity != from.commodity { swap(&from, &to) }
    guard let price = to.number.divided(by: from.number)?.magnitude else { return }
    for index in entry.postings.indices where entry.postings[index].mustBalance {
      guard let written = entry.postings[index].amount else { continue }
      let amount = memory.reduced(written)
      guard amount.commodity == from.commodity else { continue }
      // A number without a commodity takes that of the amount, so that the cost makes no sense.
      let isBare = to.commodity.commodity == memory.bare
      let cost = LedgerAmount(price * amount.number, isBare ? from.commodity : to.commodity)
      sums.subtract(amount)
      sums.add(cost)
      entry.postings[index].cost = LedgerPosting.Cost(total: cost, isInferred: true)
    }
  }

  /// The amount whose commodity is exchanged: the last with a lot, or else the first; `nil` if a
  /// posting has a cost.
  private func exchanged(_ postings: [LedgerPosting]) -> LedgerAmount? {
    var top: LedgerAmount?
    for posting in postings {
      if let amount = posting.amount, posting.mustBalance, top == nil || amount.commodity.lot != nil
      {
        top = amount
      }
      if posting.cost != nil { return nil }
    }
    return top
  }

  /// Makes each posting with a cost weigh what its lot cost, and gives the others a lot.
  private mutating func settleCosts(
    _ entry: inout LedgerEntry, _ memory: inout LedgerMemory
  ) -> Int? {
    for index in entry.postings.indices {
      guard let cost = entry.postings[index].cost, let amount = entry.postings[index].amount
      else { continue }
      if cost.total.commodity == amount.commodity { return index }
      entry.postings[index].weight = cost.total
      let lot = amount.commodity.lot.map { memory.lots[$0] }
      if let price = lot?.price {
        guard LotCommodity(price.commodity) == cost.total.commodity else { continue }
        let basis = LedgerAmount(price.number * amount.number, cost.total.commodity)
        let gain = LedgerAmount(basis.number - cost.total.number, basis.commodity)
        guard !gain.number.isZero else { continue }
        if entry.postings[index].mustBalance { sums.add(memory.reduced(gain)) }
        entry.postings[index].weight = basis
      } else if memory.keepsNotes {
        let bought = bought(amount, cost, lot, entry.day)
        entry.postings[index].amount?.commodity.lot = memory.lots.intern(bought)
      }
    }
    return nil
  }

  /// The lot that a purchase makes.
  private func bought(
    _ amount: LedgerAmount, _ cost: LedgerPosting.Cost, _ lot: Lot?, _ day: Day
  ) -> Lot {
    var bought = lot ?? Lot()
    let unit = cost.total.number.divided(by: amount.number) ?? cost.total.number
    bought.price = Lot.Price(number: unit.magnitude, commodity: cost.total.commodity.commodity)
    bought.isFixated = cost.isFixated
    bought.day = day
    return bought
  }

  /// Gives a posting what the others leave over: one posting for each commodity.
  private func fill(
    _ entry: inout LedgerEntry, _ missing: Int, _ memory: LedgerMemory,
    _ symbol: (CommodityID) -> String
  ) {
    var rows = sums.rows
    if sums.isList {
      rows = rows.filter { !memory.isZero($0) }
        .sorted { left, right in
          let (a, b) = (symbol(left.commodity.commodity), symbol(right.commodity.commodity))
          return a == b ? memory.lots.precedes(left.commodity, right.commodity) : a < b
        }
    }
    for (position, row) in rows.enumerated() {
      var posting = entry.postings[missing]
      posting.amount = -row
      posting.isInferred = true
      if position == 0 {
        entry.postings[missing] = posting
      } else {
        posting.isGenerated = true
        posting.file = nil
        entry.postings.append(posting)
      }
    }
  }
}
