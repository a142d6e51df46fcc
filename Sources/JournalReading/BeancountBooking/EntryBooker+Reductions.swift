internal import LedgerModel

extension EntryBooker {
  /// Finds the lots that the postings of a group reduce; one posting may become several.
  ///
  /// New lots get the day of the entry, if they name none.
  func reduce(_ legs: [Leg], _ context: LegContext) throws(Mistake) -> [Leg] {
    guard legs.contains(where: { $0.cost != nil }) else { return legs }
    var booked: [Leg] = []
    var held: [AccountID: Inventory] = [:]
    var last: [AccountID: Int] = [:]
    for (index, leg) in legs.enumerated() where leg.cost != nil {
      last[leg.source.account] = index
    }
    for (index, leg) in legs.enumerated() {
      guard let cost = leg.cost, let number = leg.number else {
        booked.append(leg)
        continue
      }
      let account = leg.source.account
      let inventory = held[account] ?? inventories[Int(account.index)]
      if method(of: account) == .none || !inventory.isReduced(by: number, leg.currency) {
        var augmenting = leg
        augmenting.cost = cost.day == nil ? cost.with(day: context.day) : cost
        booked.append(augmenting)
        continue
      }
      let parts = try reductions(of: leg, number, cost, inventory, context)
      booked += parts
      do throws(QuantityError) {
        // What is left matters to a later leg alone, and costs a copy.
        if last[account] == index {
          for part in parts { try inventory.check(part) }
        } else {
          var left = inventory
          for part in parts { try left.add(part.number ?? .zero, part.currency, part.lot) }
          held[account] = left
        }
      } catch {
        throw .resultTooLong(context.header)
      }
    }
    return booked
  }

  private func reductions(
    of leg: Leg, _ number: Quantity, _ cost: BeancountCostSpec, _ inventory: Inventory,
    _ context: LegContext
  ) throws(Mistake) -> [Leg] {
    let wanted = try unitCost(cost, number, context)
    let isWanted = { (position: Inventory.Position) in
      guard let lot = position.lot else { return false }
      return (wanted.map { $0 == lot.number } ?? true)
        && (cost.currency.value.map { $0 == lot.currency } ?? true)
        && (cost.day.map { $0 == lot.day } ?? true)
        && (cost.label.map { $0 == lot.label } ?? true)
    }
    let method = method(of: leg.source.account)
    if method == .fifo, let lots = inventory.lots(of: leg.currency), lots.isByDay,
      let taken = LotChoice.taken(number, from: lots.inOrder.lazy.filter(isWanted))
    {
      return parts(of: leg, taken)
    }
    let lots = inventory.lots(of: leg.currency)
    if let queued = lots?.queued, let taken = LotChoice.taken(number, from: queued.filter(isWanted))
    {
      return parts(of: leg, taken)
    }
    let matches = lots?.inOrder.filter(isWanted) ?? []
    guard !matches.isEmpty else {
      throw Mistake(
        .lotMissing, at: context.header,
        "no lot of \(text.name(leg.source.account)) matches '\(text.amount(number, leg.currency)) \(text.cost(cost))'",
        help: help(held: inventory.positions(of: leg.currency)))
    }
    let taken = try LotChoice(text: text, header: context.header, units: number, matches: matches)
      .taken(by: method)
    return parts(of: leg, taken)
  }

  /// A posting as one for each lot that it takes from.
  private func parts(of leg: Leg, _ taken: LotChoice.Taken) -> [Leg] {
    taken.map { units, lot in
      var part = leg
      part.number = units
      part.cost = nil
      part.lot = lot
      return part
    }
  }

  /// The cost of one unit that a posting names, or `nil` if it names none.
  private func unitCost(
    _ cost: BeancountCostSpec, _ number: Quantity, _ context: LegContext
  ) throws(Mistake) -> Quantity? {
    guard let perUnit = cost.perUnit.value, cost.total != .missing else { return nil }
    guard let total = cost.total.value else { return perUnit }
    do throws(QuantityError) {
      let units = number.magnitude
      return try total.adding(try perUnit.multiplied(by: units)).divided(by: units)
    } catch {
      throw .resultTooLong(context.header)
    }
  }

  private func help(held positions: [Inventory.Position]) -> String {
    positions.isEmpty
      ? "it holds no such lot" : "it holds \(text.list(positions))"
  }
}

extension Inventory {
  /// Checks that a part of a reduction can be added.
  fileprivate func check(_ part: Leg) throws(QuantityError) {
    _ = try lots(of: part.currency)?.sum(of: part.lot, adding: part.number ?? .zero)
  }
}

/// The choice of lots for a reduction.
struct LotChoice {
  let text: BeancountText
  let header: Range<Int>
  /// The amount, with its sign.
  let units: Quantity
  /// The lots that match, at least one.
  let matches: [Inventory.Position]

  typealias Taken = [(units: Quantity, lot: BeancountLot?)]

  func taken(by method: BookingMethod) throws(Mistake) -> Taken {
    switch method {
    case .strict: return try strictly()
    case .strictWithSize:
      let fitting = matches.filter { $0.number == -units }
      if matches.count > 1, !sumsUp, let oldest = fitting.min(by: isOlder) {
        return [(-oldest.number, oldest.lot)]
      }
      return try strictly()
    case .fifo: return try inOrder(stable(isOlder))
    case .lifo: return try inOrder(stable { isOlder($1, $0) })
    case .hifo:
      return try inOrder(stable { ($0.lot?.number ?? .zero) > ($1.lot?.number ?? .zero) })
    case .none: return [(units, nil)]
    case .average:
      throw Mistake(
        .lotMethodUnsupported, at: header, "Beancount does not book lots at their average yet",
        help: "open the account with \"STRICT\", \"FIFO\", \"LIFO\", \"HIFO\" or \"NONE\"")
    }
  }

  /// The only lot, or all of them if they come to the amount.
  private func strictly() throws(Mistake) -> Taken {
    if matches.count > 1 {
      guard sumsUp else {
        throw Mistake(
          .lotAmbiguous, at: header, "more than one lot matches: \(text.list(matches))",
          help: "name the lot by its cost, date or label, or open the account with \"FIFO\"")
      }
      return matches.map { (-$0.number, $0.lot) }
    }
    // A lone lot is taken whatever its sign, as Beancount does.
    let size = min(matches[0].number.magnitude, units.magnitude)
    guard size == units.magnitude else { throw insufficient }
    return [(units, matches[0].lot)]
  }

  private func inOrder(_ positions: [Inventory.Position]) throws(Mistake) -> Taken {
    guard let taken = LotChoice.taken(units, from: positions) else { throw insufficient }
    return taken
  }

  /// As much of each lot in turn as it has, or `nil` if there is too little.
  static func taken(_ units: Quantity, from positions: some Sequence<Inventory.Position>) -> Taken?
  {
    var taken: Taken = []
    var left = units.magnitude
    for position in positions {
      if left.isZero { break }
      if position.number.isNegative == units.isNegative { continue }
      let size = min(position.number.magnitude, left)
      taken.append((units.isNegative ? -size : size, position.lot))
      left = (try? left.subtracting(size)) ?? .zero
    }
    return left.isZero ? taken : nil
  }

  private var insufficient: Mistake {
    Mistake(
      .lotInsufficient, at: header,
      "there is too little to take \(units.magnitude) from: \(text.list(matches))",
      help: "take less, or name other lots")
  }

  private var sumsUp: Bool {
    var sum = units
    for match in matches {
      guard let next = try? sum.adding(match.number) else { return false }
      sum = next
    }
    return sum.isZero
  }

  private func isOlder(_ one: Inventory.Position, _ other: Inventory.Position) -> Bool {
    guard let first = one.lot, let second = other.lot else { return false }
    return first.isOlder(than: second)
  }

  /// The lots in an order; those that are equal in it stay as they came.
  private func stable(
    _ precedes: (Inventory.Position, Inventory.Position) -> Bool
  ) -> [Inventory.Position] {
    matches.indices.sorted { one, other in
      if precedes(matches[one], matches[other]) { return true }
      return !precedes(matches[other], matches[one]) && one < other
    }.map { matches[$0] }
  }
}
