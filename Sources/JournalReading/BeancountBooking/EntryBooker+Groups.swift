internal import LedgerModel

/// The postings of an entry that weigh in one currency.
struct PostingGroup {
  let currency: CommodityID
  var legs: [Refer]
}

extension EntryBooker {
  /// Sorts the postings of an entry by the currency that they weigh in, and finds currencies that
  /// were left out; returns `nil` if that fails.
  mutating func groups(_ postings: [BeancountPosting], _ file: Int32) -> [PostingGroup]? {
    var groups: [PostingGroup] = []
    var automatic: [Int] = []
    var unknown: [Refer] = []
    for (index, posting) in postings.enumerated() {
      let refer = Refer(posting, index)
      if posting.isAutomatic {
        automatic.append(index)
      } else if let currency = refer.weightCurrency {
        groups.add(refer, to: currency)
      } else {
        unknown.append(refer)
      }
    }
    let before = mistakes.count
    if unknown.count == 1, groups.count == 1 {
      unknown[0].resolve(to: groups[0].currency)
      if let currency = unknown[0].weightCurrency { groups.add(unknown[0], to: currency) }
      unknown = []
    }
    for refer in unknown { resolve(refer, postings, file, &groups) }
    fillUnits(&groups, postings)
    addAutomatic(automatic, postings, file, &groups)
    reportUnresolved(groups, postings, file)
    guard mistakes.count == before else { return nil }
    let first = groups.map { $0.legs.map(\.index).min() ?? 0 }
    for index in groups.indices { groups[index].legs.sort { $0.index < $1.index } }
    return groups.indices.sorted { (first[$0], $0) < (first[$1], $1) }.map { groups[$0] }
  }

  /// Takes currencies that are left out from what the account holds.
  private mutating func resolve(
    _ unknown: Refer, _ postings: [BeancountPosting], _ file: Int32, _ groups: inout [PostingGroup]
  ) {
    var refer = unknown
    let held = inventories[Int(postings[refer.index].account.index)]
    if refer.units == .missing, let only = held.onlyCurrency { refer.units = .known(only) }
    if refer.cost == .missing || refer.price == .missing, let only = held.onlyCostCurrency {
      if refer.price == .missing { refer.price = .known(only) }
      if refer.cost == .missing { refer.cost = .known(only) }
    }
    if let currency = refer.weightCurrency { return groups.add(refer, to: currency) }
    report(
      Mistake(
        .currencyUnresolved, at: postings[refer.index].range,
        "nothing says which currency this posting balances in", help: "write the currencies"),
      in: file)
  }

  /// Takes the currency of amounts from what the account holds, where only the cost's is known.
  private func fillUnits(_ groups: inout [PostingGroup], _ postings: [BeancountPosting]) {
    for group in groups.indices {
      for leg in groups[group].legs.indices where groups[group].legs[leg].units == .missing {
        let account = postings[groups[group].legs[leg].index].account
        if let only = inventories[Int(account.index)].onlyCurrency {
          groups[group].legs[leg].units = .known(only)
        }
      }
    }
  }

  /// Puts the posting without an amount into every group.
  private mutating func addAutomatic(
    _ automatic: [Int], _ postings: [BeancountPosting], _ file: Int32,
    _ groups: inout [PostingGroup]
  ) {
    guard let first = automatic.first else { return }
    if automatic.count > 1 {
      report(
        Mistake(
          .postingsTwoMissing, at: postings[automatic[automatic.count - 1]].range,
          "a second posting of this entry has no amount", help: "give it one"), in: file)
    }
    for group in groups.indices {
      groups[group].legs.append(
        Refer(index: first, units: .known(groups[group].currency), cost: .absent, price: .absent))
    }
  }

  private mutating func reportUnresolved(
    _ groups: [PostingGroup], _ postings: [BeancountPosting], _ file: Int32
  ) {
    for refer in groups.flatMap(\.legs) {
      let parts = [(refer.units, "amount"), (refer.cost, "cost"), (refer.price, "price")]
      for (currency, name) in parts where currency == .missing {
        report(
          Mistake(
            .currencyUnresolved, at: postings[refer.index].range,
            "nothing says which currency the \(name) of this posting is in",
            help: "write the currency"), in: file)
      }
    }
  }
}

extension Refer {
  fileprivate init(_ posting: BeancountPosting, _ index: Int) {
    self.index = index
    units = posting.currency
    cost = posting.cost?.currency ?? .absent
    price = posting.price?.currency ?? .absent
    // The cost and the price of a posting are in one currency.
    if cost == .missing, let price = price.value { cost = .known(price) }
    if price == .missing, let cost = cost.value { price = .known(cost) }
  }

  /// Takes what is missing as a currency that all others weigh in.
  fileprivate mutating func resolve(to currency: CommodityID) {
    if price == .absent, cost == .absent {
      units = .known(currency)
    } else {
      if price == .missing { price = .known(currency) }
      if cost == .missing { cost = .known(currency) }
    }
  }
}

extension [PostingGroup] {
  fileprivate mutating func add(_ refer: Refer, to currency: CommodityID) {
    if let index = firstIndex(where: { $0.currency == currency }) {
      self[index].legs.append(refer)
    } else {
      append(PostingGroup(currency: currency, legs: [refer]))
    }
  }
}
