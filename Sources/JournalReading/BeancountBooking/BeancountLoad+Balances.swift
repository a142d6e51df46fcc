internal import Diagnostics
internal import LedgerModel

extension BeancountLoad {
  /// Checks that balances are what `balance` directives claim at the start of their days.
  mutating func checkBalances() {
    let claimed = entries.compactMap { entry -> AccountID? in
      if case .balance(let balance) = entry.content { balance.account } else { nil }
    }
    guard !claimed.isEmpty else { return }
    let members = subtrees(of: Set(claimed))
    var held: [Holding: Quantity] = [:]
    var steps = PlainSteps(members.values.joined(), among: books.ledger.accounts.count)
    let opened = openings()
    var unknown: Set<AccountID> = []
    for entry in entries {
      take(&steps, before: entry, hold)
      do throws(QuantityError) {
        switch entry.content {
        case .transaction(let transaction):
          for posting in transaction.postings where steps.isWanted(posting.account) {
            try hold(posting.account, posting.units)
          }
        case .balance(let balance):
          if let open = opened[balance.account] {
            checkCurrency(balance, open, entry)
          } else if unknown.insert(balance.account).inserted {
            report(.notOpen(balance.account, entry, Array(opened.keys), text), of: entry)
          }
          var sum = Quantity.zero
          for account in members[balance.account] ?? [] {
            if let number = held[Holding(account, balance.amount.commodity)] {
              sum = try sum.adding(number)
            }
          }
          try check(balance, sum, entry)
        default: break
        }
      } catch {
        reportTooLong(entry)
      }
    }
    take(&steps, before: nil, hold)

    func hold(_ account: AccountID, _ amount: Money) throws(QuantityError) {
      let holding = Holding(account, amount.commodity)
      held[holding] = try (held[holding] ?? .zero).adding(amount.quantity)
    }
  }

  /// An account's holding of a commodity.
  private struct Holding: Hashable {
    let key: UInt64

    init(_ account: AccountID, _ commodity: CommodityID) {
      key =
        UInt64(UInt32(bitPattern: account.index)) << 32
        | UInt64(UInt32(bitPattern: commodity.index))
    }
  }

  /// The accounts at and below each of some accounts, in the order of their numbers.
  func subtrees(of accounts: Set<AccountID>) -> [AccountID: [AccountID]] {
    var members: [AccountID: [AccountID]] = [:]
    for account in books.ledger.accounts.all {
      for above in books.ledger.accounts.lineage(of: account) where accounts.contains(above) {
        members[above, default: []].append(account)
      }
    }
    return members
  }

  /// The first `open` of each account.
  func openings() -> [AccountID: BeancountOpen] {
    var opened: [AccountID: BeancountOpen] = [:]
    for entry in entries {
      if case .open(let open) = entry.content, opened[open.account] == nil {
        opened[open.account] = open
      }
    }
    return opened
  }

  private mutating func checkCurrency(
    _ balance: BeancountBalance, _ open: BeancountOpen, _ entry: BeancountEntry
  ) {
    guard !open.currencies.isEmpty, !open.currencies.contains(balance.amount.commodity) else {
      return
    }
    report(.notAllowed(balance.amount.commodity, open, text, at: entry.place.bytes), of: entry)
  }

  private mutating func check(
    _ balance: BeancountBalance, _ sum: Quantity, _ entry: BeancountEntry
  ) throws(QuantityError) {
    let difference = try sum.subtracting(balance.amount.quantity)
    guard difference.magnitude > (try tolerance(of: balance)) else { return }
    let currency = balance.amount.commodity
    let off = text.amount(difference.magnitude, currency)
    report(
      Mistake(
        .assertionFailed, at: entry.place.bytes,
        "\(text.name(balance.account)) has \(text.amount(sum, currency)) at the start of the day, not \(text.amount(balance.amount))",
        help: difference.isNegative
          ? "\(off) are missing before this day" : "\(off) are too much before this day"),
      of: entry)
  }

  /// How far off a balance may be: as written, else twice what an entry's amounts may.
  func tolerance(of balance: BeancountBalance) throws(QuantityError) -> Quantity {
    if let tolerance = balance.tolerance { return tolerance }
    let scale = balance.amount.quantity.scale
    guard scale > 0 else { return .zero }
    let multiplier = try options.toleranceMultiplier.multiplied(by: Quantity(2))
    return try (Quantity(units: Int128(1), scale: scale) ?? .zero).multiplied(by: multiplier)
  }
}

extension Mistake {
  /// An account that no `open` names.
  static func notOpen(
    _ account: AccountID, _ entry: BeancountEntry, _ opened: [AccountID], _ text: BeancountText
  ) -> Mistake {
    let name = text.name(account)
    let near = NearestName.nearest(to: name, among: opened.map { text.name($0) }.sorted())
    return Mistake(
      .accountNotOpen, at: entry.place.bytes, "no 'open' for the account \(name)",
      help: "add a line: \(entry.day) open \(name)\(near.map { ", or write \($0)" } ?? "")")
  }

  static func notAllowed(
    _ currency: CommodityID, _ open: BeancountOpen, _ text: BeancountText, at range: Range<Int>
  ) -> Mistake {
    let allowed = open.currencies.map { text.commodities[$0] }.joined(separator: ", ")
    return Mistake(
      .commodityNotAllowed, at: range,
      "\(text.name(open.account)) holds \(allowed), and no \(text.commodities[currency])",
      help: "add the currency to the 'open' of the account, or use another account")
  }
}
