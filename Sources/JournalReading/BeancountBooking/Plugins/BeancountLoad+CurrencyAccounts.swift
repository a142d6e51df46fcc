internal import LedgerModel

/// The plugin `currency_accounts`.
extension BeancountLoad {
  private static let usualBase = "Equity:CurrencyAccounts"

  /// Balances each currency of an entry with a price on accounts for exchanges.
  mutating func addCurrencyAccounts(_ plugin: BeancountPlugin) {
    guard let firstDay = entries.first?.day else { return }
    let config = plugin.config ?? ""
    let trimmed = String(
      config.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    let base = trimmed.isAccountName ? trimmed : BeancountLoad.usualBase
    if let odd = entries.first(where: { !$0.canBeNeutralized }) {
      return report(
        Mistake(
          .pluginMisconfigured, at: odd.place.bytes,
          "the plugin currency_accounts cannot take an entry with this mix of currencies",
          help: "give the price in the currency of the cost, or split the entry"), of: odd)
    }
    var made: Set<AccountID> = []
    for index in entries.indices {
      guard case .transaction(var transaction) = entries[index].content else { continue }
      let groups = CurrencyGroup.groups(transaction.postings)
      guard groups.count > 1, transaction.postings.contains(where: \.isExchange) else {
        continue
      }
      do throws(QuantityError) {
        transaction.postings = try neutralized(groups, base, entries[index], &made)
        entries[index].content = .transaction(transaction)
      } catch {
        reportTooLong(entries[index])
      }
    }
    let opened = made.sorted { text.name($0) < text.name($1) }
    entries = opened.map { plugin.entry(firstDay, .open(BeancountOpen(account: $0))) } + entries
  }

  private mutating func neutralized(
    _ groups: [CurrencyGroup], _ base: String, _ entry: BeancountEntry,
    _ made: inout Set<AccountID>
  ) throws(QuantityError) -> [BookedPosting] {
    var postings: [BookedPosting] = []
    for group in groups {
      var sums = EntrySums()
      for posting in group.postings { try sums.add(posting.costOrUnits) }
      guard let sum = sums.residuals.first else {
        postings += group.postings
        continue
      }
      postings += group.postings.map { posting in
        var plain = posting
        plain.price = nil
        plain.weight = posting.costOrUnits
        return plain
      }
      let account = books.ledger.accounts.intern("\(base):\(text.commodities[group.currency])")
      made.insert(account)
      let amount = Money(-sum.quantity, sum.commodity)
      postings.append(
        BookedPosting(
          account: account, range: entry.place.bytes, units: amount, weight: amount))
    }
    return postings
  }
}

/// The postings of an entry that weigh in one currency.
private struct CurrencyGroup {
  let currency: CommodityID
  var postings: [BookedPosting]

  static func groups(_ postings: [BookedPosting]) -> [CurrencyGroup] {
    var groups: [CurrencyGroup] = []
    for posting in postings {
      // Beancount takes the currency of the amount where there is a price and no cost.
      let currency = posting.lot?.currency ?? posting.units.commodity
      if let index = groups.firstIndex(where: { $0.currency == currency }) {
        groups[index].postings.append(posting)
      } else {
        groups.append(CurrencyGroup(currency: currency, postings: [posting]))
      }
    }
    return groups
  }
}

extension BeancountEntry {
  /// Whether the postings of each currency come to an amount of one commodity.
  fileprivate var canBeNeutralized: Bool {
    let hasPrice = postings.contains(where: \.isExchange)
    if postings.contains(where: { posting in
      posting.lot.map { posting.price != nil && posting.price?.commodity != $0.currency } ?? false
    }) {
      return false
    }
    let groups = CurrencyGroup.groups(postings)
    guard hasPrice, groups.count > 1 else { return true }
    return groups.allSatisfy { group in
      var sums = EntrySums()
      for posting in group.postings { try? sums.add(posting.costOrUnits) }
      return sums.residuals.count < 2
    }
  }
}

extension BookedPosting {
  /// Whether the posting has a price; one of zero does not count.
  fileprivate var isExchange: Bool { price.map { !$0.quantity.isZero } ?? false }

  /// The cost of a lot, else the amount itself.
  fileprivate var costOrUnits: Money { lot == nil ? units : weight }
}

extension String {
  /// Whether the text is the name of an account: a root and at least one part.
  fileprivate var isAccountName: Bool {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy(\.isAccountPart) else { return false }
    return unicodeScalars.first?.properties.generalCategory == .uppercaseLetter
  }
}
