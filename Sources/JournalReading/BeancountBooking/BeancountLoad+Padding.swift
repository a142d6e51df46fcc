internal import Diagnostics
internal import LedgerModel

extension BeancountLoad {
  /// What is known of an account with `pad` directives while its postings go by.
  private struct Padded {
    let account: AccountID
    /// The `pad` in force, as the number of its entry.
    var active: Int?
    /// The currencies that a balance has asked for since.
    var done: Set<CommodityID> = []
    var held = Inventory()
  }

  /// Adds the entries that bring balances to what the next `balance` claims, after their `pad`.
  mutating func pad() {
    var padded = paddedAccounts()
    guard !padded.isEmpty else { return }
    var made: [Int: [BeancountEntry]] = [:]
    let above = ancestors(among: padded.map(\.account))
    var steps = PlainSteps(Set(above.keys), among: books.ledger.accounts.count)
    for (index, entry) in entries.enumerated() {
      take(&steps, before: entry, hold)
      do throws(QuantityError) {
        switch entry.content {
        case .transaction(let transaction):
          for posting in transaction.postings {
            for slot in above[posting.account] ?? [] { try padded[slot].held.add(posting) }
          }
        case .pad(let account, _):
          if let slot = padded.firstIndex(where: { $0.account == account }) {
            padded[slot].active = index
            padded[slot].done = []
          }
        case .balance(let balance):
          for slot in above[balance.account] ?? [] {
            if let (pad, entry) = try fill(&padded[slot], balance, entry) {
              made[pad, default: []].append(entry)
            }
            padded[slot].done.insert(balance.amount.commodity)
          }
        default: break
        }
      } catch {
        reportTooLong(entry)
      }
    }
    take(&steps, before: nil, hold)
    insert(made)

    func hold(_ account: AccountID, _ amount: Money) throws(QuantityError) {
      for slot in above[account] ?? [] {
        try padded[slot].held.add(amount.quantity, amount.commodity, nil)
      }
    }
  }

  private func paddedAccounts() -> [Padded] {
    var seen: Set<AccountID> = []
    return entries.compactMap { entry in
      guard case .pad(let account, _) = entry.content, seen.insert(account).inserted else {
        return nil
      }
      return Padded(account: account)
    }
  }

  /// The places of the padded accounts at and above each account.
  private func ancestors(among padded: [AccountID]) -> [AccountID: [Int]] {
    let places = Dictionary(padded.enumerated().map { ($1, $0) }) { first, _ in first }
    var above: [AccountID: [Int]] = [:]
    for account in books.ledger.accounts.all {
      let slots = books.ledger.accounts.lineage(of: account).compactMap { places[$0] }
      if !slots.isEmpty { above[account] = slots.sorted() }
    }
    return above
  }

  /// The entry that a balance needs, with the number of its `pad`.
  private mutating func fill(
    _ padded: inout Padded, _ balance: BeancountBalance, _ claim: BeancountEntry
  ) throws(QuantityError) -> (pad: Int, entry: BeancountEntry)? {
    let currency = balance.amount.commodity
    let sum = try padded.held.units(of: currency)
    let difference = try balance.amount.quantity.subtracting(sum)
    guard difference.magnitude > (try tolerance(of: balance)), let active = padded.active,
      !padded.done.contains(currency), case .pad(let account, let source) = entries[active].content
    else { return nil }
    if padded.held.positions(of: currency).contains(where: { $0.lot != nil }) {
      report(
        Mistake(
          .padAtCost, at: claim.place.bytes,
          "\(text.name(account)) holds \(text.commodities[currency]) at a cost, which cannot be padded",
          help: "write an entry for the difference"), of: claim)
    }
    try padded.held.add(difference, currency, nil)
    return (active, padding(entries[active], account, source, Money(difference, currency)))
  }

  private mutating func padding(
    _ pad: BeancountEntry, _ account: AccountID, _ source: AccountID, _ amount: Money
  ) -> BeancountEntry {
    let other = Money(-amount.quantity, amount.commodity)
    let range = pad.place.bytes
    let postings = [(account, amount), (source, other)].map { account, amount in
      BookedPosting(account: account, range: range, units: amount, weight: amount, isInferred: true)
    }
    var entry = pad
    entry.content = .transaction(
      BeancountTransaction(
        flag: UInt8(ascii: "P"),
        narration: books.beancount.names.intern("(Padding inserted for a balance)"),
        postings: postings))
    return entry
  }

  /// Puts the entries that were made behind their `pad`, and reports those that none came of.
  private mutating func insert(_ made: [Int: [BeancountEntry]]) {
    var all: [BeancountEntry] = []
    all.reserveCapacity(entries.count + made.count)
    for (index, entry) in entries.enumerated() {
      all.append(entry)
      guard case .pad(let account, _) = entry.content else { continue }
      if let added = made[index] {
        all += added
      } else {
        report(
          Mistake(
            .padUnused, at: entry.place.bytes, "nothing is padded here",
            help:
              "remove the line, or claim a balance of \(text.name(account)) after it"), of: entry)
      }
    }
    entries = all
  }
}
