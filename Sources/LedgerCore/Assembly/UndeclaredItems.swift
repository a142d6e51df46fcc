internal import LedgerModel

/// Finds the recurring items that nobody declared.
///
/// Left out are what is withheld from income, interest, and entries that also add to an asset or
/// lower a debt: transfers, trades, payments of loans. Declared items always win.
struct UndeclaredItems: Sendable {
  private let walk: PostingWalk
  private let books: RecurringBooks
  private let day: Day
  private let screened: ScreenedCharges
  /// By account: where it begins among the accounts and commodities looked at just now, or -1.
  private var firstKeys: [Int]
  /// The charges looked at just now, and what is known of them.
  private var rows: [ChargeHistory.Row] = []
  private var read: [ScreenedCharges.Charge] = []
  /// Whether accounts are for what is bought anew each year, as far as it was asked.
  private var isForOccasions: [AccountID: Bool] = [:]
  /// The items, by name.
  private(set) var items: [UndeclaredItem] = []

  /// Looks through the charges up to a day.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  init(_ walk: PostingWalk, _ books: RecurringBooks, on day: Day) throws(QuantityError) {
    self.walk = walk
    self.books = books
    self.day = day
    screened = ScreenedCharges(walk, books.histories)
    firstKeys = Array(repeating: -1, count: walk.ledger.accounts.count)
    var screen = ChargeScreen(screened, on: day)
    for payee in books.charges.payees {
      let findings = screen.findings(books.charges.rows(of: payee))
      if !findings.isEmpty { items += try items(of: payee, findings) }
    }
    name()
  }

  private var ledger: Ledger { walk.ledger }

  private mutating func items(
    of payee: PayeeID, _ findings: Set<HoldingKey>
  ) throws(QuantityError) -> [UndeclaredItem] {
    var found: [UndeclaredItem] = []
    let groups = try groups(of: payee, findings)
    for (group, charges) in groups {
      let series = SubscriptionDetection.series(
        in: charges, asOf: day, hasOccasions: hasOccasions(group.account))
      for series in series where !movesMoney(series) && !isDeclared(series, payee, group) {
        let item = UndeclaredItem(payee, [group.account], group.commodity, series)
        if let last = found.last, let both = try last.joined(item) {
          found[found.count - 1] = both
        } else {
          found.append(item)
        }
      }
    }
    return found
  }

  /// The charges that may be an item's, one an entry, by account and commodity, in the order in
  /// which these were first charged.
  private mutating func groups(
    of payee: PayeeID, _ findings: Set<HoldingKey>
  ) throws(QuantityError) -> [(HoldingKey, [SubscriptionDetection.Charge])] {
    let keys = findings.sorted()
    for place in keys.indices.reversed() { firstKeys[Int(keys[place].account.index)] = place }
    defer { for key in keys { firstKeys[Int(key.account.index)] = -1 } }
    rows.removeAll(keepingCapacity: true)
    for row in books.charges.rows(of: payee)
    where firstKeys[Int(row.account.index)] >= 0 && row.day.ordinal <= day.ordinal {
      rows.append(row)
    }
    screened.read(rows[...], into: &read)
    var (groups, order) = (
      Array(repeating: [SubscriptionDetection.Charge](), count: keys.count), [Int]()
    )
    for charge in read.reversed() where charge.isAdmitted {
      guard let place = place(of: charge, keys) else { continue }
      if groups[place].isEmpty { order.append(place) }
      try add(charge, to: &groups[place])
    }
    return order.filter { groups[$0].count > 1 }.map { (keys[$0], groups[$0]) }
  }

  /// Where the account and commodity of a charge stand among those that are looked at.
  private func place(of charge: ScreenedCharges.Charge, _ keys: [HoldingKey]) -> Int? {
    var place = firstKeys[Int(charge.account)]
    while place < keys.count, keys[place].account.index == charge.account {
      if keys[place].commodity.index == charge.commodity { return place }
      place += 1
    }
    return nil
  }

  /// Adds a charge to those before it, to the last one if that is of the same entry.
  private func add(
    _ charge: ScreenedCharges.Charge, to group: inout [SubscriptionDetection.Charge]
  ) throws(QuantityError) {
    var amount = walk.columns.quantity(Int(rows[charge.start].posting))
    if let last = group.last, last.entry == charge.entry {
      amount = try last.amount + amount
      group.removeLast()
    }
    group.append(.init(day: Day(ordinal: charge.day), amount: amount, entry: charge.entry))
  }

  /// Whether an account is for what is bought anew each year.
  private mutating func hasOccasions(_ account: AccountID) -> Bool {
    if let known = isForOccasions[account] { return known }
    let words = ledger.accounts[account].lowercased().split { !$0.isLetter }
    let answer = words.contains { DetectionThresholds.occasions.contains(String($0)) }
    isForOccasions[account] = answer
    return answer
  }

  /// Whether some entry of a series also adds to an asset or lowers a debt.
  private func movesMoney(_ series: SubscriptionDetection.Series) -> Bool {
    series.charges.contains { charge in
      ledger.entries.postings(of: Int(charge.entry)).contains { posting in
        let kind = walk.classification.kind(of: ledger.postings.accounts[posting])
        return kind?.isStock ?? false && ledger.postings.quantity(posting).isPositive
          && !ledger.postings.flags[posting].contains(.virtual)
      }
    }
  }

  /// Whether a declared item of the payee or the account has about the price of a series.
  private func isDeclared(
    _ series: SubscriptionDetection.Series, _ payee: PayeeID, _ group: HoldingKey
  ) -> Bool {
    let named = Set(books.index.items(of: payee))
    return books.histories.indices.contains { number in
      let item = books.histories[number].item
      let isByAccount = item.payees.isEmpty && !item.accounts.isEmpty
      guard named.contains(number) || isByAccount,
        item.accounts.isEmpty
          || item.accounts.contains(where: {
            ledger.accounts.isWithin(group.account, $0)
          }),
        let price = books.histories[number].price(on: day), let current = series.prices.last
      else { return false }
      guard price.commodity == group.commodity else { return true }
      let (wanted, charged) = (Ratio(price.quantity), Ratio(current.amount))
      return (charged - wanted).magnitude <= wanted * DetectionThresholds.declaredShare
    }
  }
}

extension UndeclaredItems {
  /// Names the items after their payees, and after their accounts where that is not enough.
  private mutating func name() {
    let plain = items.map { item in
      let payee = DirectiveText.name(ledger.payees[item.payee.index])
      return payee.isEmpty ? leaf(item) : payee
    }
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var used = Set(books.histories.map(\.item.name))
    for (index, name) in plain.enumerated() {
      let isShared = counts[name, default: 0] > 1 || used.contains(name)
      let base = isShared ? "\(name) (\(leaf(items[index])))" : name
      var unique = base
      var number = 2
      while !used.insert(unique).inserted {
        unique = "\(base) \(number)"
        number += 1
      }
      items[index].name = unique
    }
    items.sort { $0.name < $1.name }
  }

  /// The last part of the name of an item's account.
  private func leaf(_ item: UndeclaredItem) -> String {
    let parts = ledger.accounts[item.accounts[0]].split(separator: ":")
    return parts.last.map { DirectiveText.name(String($0)) } ?? "Item"
  }
}
