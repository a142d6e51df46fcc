internal import LedgerModel

/// Finds the closing and opening entries that nothing says are such.
///
/// An entry that moves income and spending against equity alone closes a period. So does one that
/// takes every account of an asset or liability root to zero against `equity:opening…` or
/// `equity:closing…`; what stands against the same accounts on the next day opens the new period.
struct ClosingSearch {
  private let ledger: Ledger
  private let classification: AccountClassification
  private let columns: LedgerColumns
  private let postingCounts: [Int32]

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - ledger: The books.
  ///   - columns: Their postings.
  ///   - classification: What their accounts stand for.
  ///   - postingCounts: The number of postings by account.
  init(
    _ ledger: Ledger, _ columns: LedgerColumns, _ classification: AccountClassification,
    postingCounts: [Int32]
  ) {
    self.ledger = ledger
    self.columns = columns
    self.classification = classification
    self.postingCounts = postingCounts
  }

  /// Marks the entries, and returns which they are.
  func mark(_ traits: inout [EntryTraits]) -> [Int] {
    var marked: [Int] = []
    var candidates: [Int] = []
    for entry in traits.indices where traits[entry].has(.equity) {
      if isDecided(traits[entry]) { continue }
      if traits[entry].has(.stock) {
        if traits[entry].has(.turnAccount) { candidates.append(entry) }
      } else if !traits[entry].has(.untyped), traits[entry].has(.flow) {
        traits[entry].insert(.closing)
        marked.append(entry)
      }
    }
    guard !candidates.isEmpty else { return marked }
    // The busiest account of a root is hardly ever empty: few candidates are left for all accounts.
    let likely = closings(among: candidates, by: busiestAccounts())
    for entry in closings(among: likely, by: postingCounts.map { $0 > 0 }) {
      traits[entry].remove(.opening)
      traits[entry].insert(.closing)
      marked.append(entry)
    }
    for entry in candidates where traits[entry].isSuperset(of: [.closing, .opening]) {
      traits[entry].remove(.closing)
    }
    let closingDays = Set(traits.indices.filter { traits[$0].contains(.closing) }.map(day))
    for entry in candidates where closingDays.contains(day(entry).adding(days: -1)) {
      if traits[entry].contains(.closing) { continue }
      traits[entry].insert(.opening)
      marked.append(entry)
    }
    return marked
  }

  /// Whether the flags leave nothing open: one of the two stands, since a tag that is written on
  /// both kinds of entry says nothing.
  private func isDecided(_ traits: EntryTraits) -> Bool {
    traits.contains(.closing) != traits.contains(.opening)
  }

  private func day(_ entry: Int) -> Day { columns.days[entry] }
}

extension ClosingSearch {
  /// By account, whether it has the most postings of those with the same root.
  private func busiestAccounts() -> [Bool] {
    var busiest = Array(repeating: -1, count: postingCounts.count)
    for account in postingCounts.indices {
      let root = Int(classification.roots[account].index)
      let best = busiest[root]
      if best < 0 || postingCounts[account] > postingCounts[best] { busiest[root] = account }
    }
    var isBusiest = Array(repeating: false, count: postingCounts.count)
    for account in busiest where account >= 0 { isBusiest[account] = true }
    return isBusiest
  }

  /// Those candidates after whose day the accounts that count are empty in all roots they touch.
  private func closings(
    among candidates: [Int], by accountCounts: [Bool]
  ) -> [Int] {
    let isCounted = accountCounts.indices.map {
      accountCounts[$0] && columns.brought[$0].has(.stock)
    }
    var balances = OpenBalances(ledger, classification)
    var recent = RecentSums(accountCount: accountCounts.count)
    var found: [Int] = []
    let order = entriesByDay()
    var place = 0
    for candidate in candidates.sorted(by: { (day($0), $0) < (day($1), $1) }) {
      let last = day(candidate).ordinal
      if order.isEmpty {
        let end = columns.days.partitioningIndex { last < $0.ordinal }
        add(columns.postings(of: place..<end), isCounted, &recent, &balances)
        place = end
      }
      while place < order.count, columns.days[order[place]].ordinal <= last {
        add(columns.postings(of: order[place]), isCounted, &recent, &balances)
        place += 1
      }
      recent.removeAll { balances.add($0) }
      if isEmptied(by: candidate, balances) { found.append(candidate) }
    }
    return found
  }

  /// Adds postings to the balances of the accounts that count.
  private func add(
    _ postings: Range<Int>, _ isCounted: [Bool], _ recent: inout RecentSums,
    _ balances: inout OpenBalances
  ) {
    let (accounts, isCounted) = (columns.accounts.span, isCounted.span)
    let (commodities, units) = (columns.commodities.span, columns.units.span)
    var (taken, opened) = (recent.take(), [Int]())
    var cells = taken.mutableSpan
    for posting in postings where isCounted[Int(accounts[posting].index)] {
      let (account, commodity) = (accounts[posting], commodities[posting])
      let (row, scale) = (Int(account.index), columns.scales[posting])
      if columns.isWide(posting) {
        balances.add(columns.quantity(posting), HoldingKey(account: account, commodity: commodity))
      } else if !cells.extend(row, by: units[posting], scale: scale, commodity) {
        let before = cells.replace(row, by: units[posting], scale: scale, commodity)
        if let sum = before.sum(of: row) { balances.add(sum) } else { opened.append(row) }
      }
    }
    recent.put(taken, opened: opened)
  }

  private func isEmptied(by entry: Int, _ balances: OpenBalances) -> Bool {
    columns.postings(of: entry).allSatisfy { posting in
      !isStock(posting) || balances.isRootEmpty(of: columns.accounts[posting])
    }
  }

  private func isStock(_ posting: Int) -> Bool {
    columns.facts(of: posting).brought.contains(.stock)
  }

  /// The entries by day, or none if they stand so anyway.
  private func entriesByDay() -> [Int] {
    if columns.isInOrder { return [] }
    let days = columns.days
    return days.indices.sorted {
      let (one, other) = (days[$0].ordinal, days[$1].ordinal)
      return one == other ? $0 < $1 : one < other
    }
  }
}

/// Running balances, with a count of those of each root that are not zero.
private struct OpenBalances {
  private var rows: HoldingRows
  private var sums: [ExactSum] = []
  /// The root of each account.
  private let roots: [AccountID]
  /// By root, how many of its balances are open.
  private var counts: [Int32]

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    rows = HoldingRows(accountCount: ledger.accounts.count)
    roots = classification.roots
    counts = Array(repeating: 0, count: ledger.accounts.count)
  }

  /// Whether all accounts are empty that have the same root as one.
  func isRootEmpty(of account: AccountID) -> Bool {
    counts[Int(roots[Int(account.index)].index)] == 0
  }

  mutating func add(_ sum: RecentSums.Sum) {
    add(
      Quantity(units: sum.units, scale: sum.scale),
      HoldingKey(
        account: AccountID(Int32(sum.account)), commodity: CommodityID(sum.commodity)))
  }

  /// Adds to a balance; one that grows too large stays as it is, and an error later.
  mutating func add(_ quantity: Quantity, _ key: HoldingKey) {
    let row = rows.row(of: key)
    if row == sums.count { sums.append(ExactSum()) }
    var sum = sums[row]
    guard (try? sum.add(quantity)) != nil else { return }
    if sum.isZero != sums[row].isZero {
      counts[Int(roots[Int(key.account.index)].index)] += sum.isZero ? -1 : 1
    }
    sums[row] = sum
  }
}
