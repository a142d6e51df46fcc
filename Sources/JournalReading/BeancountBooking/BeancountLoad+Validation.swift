internal import Diagnostics
internal import LedgerModel

/// The checks that come last.
extension BeancountLoad {
  mutating func validate() {
    checkOpenAndClose()
    checkActiveAccounts()
    checkCurrencies()
    checkRepeatedBalances()
    checkRepeatedCommodities()
    checkTransactionBalances()
  }

  /// An account is opened once, and closed once after that.
  private mutating func checkOpenAndClose() {
    var opened: Set<AccountID> = []
    var closed: Set<AccountID> = []
    for entry in entries {
      let range = entry.place.bytes
      switch entry.content {
      case .open(let open):
        if opened.insert(open.account).inserted { continue }
        report(
          Mistake(
            .accountOpenedTwice, at: range, "\(text.name(open.account)) is opened already",
            help: "remove one of the two lines"), of: entry)
      case .close(let account):
        let isFirst = closed.insert(account).inserted
        if isFirst, opened.contains(account) { continue }
        report(
          isFirst
            ? Mistake(
              .accountNotOpen, at: range, "\(text.name(account)) is closed and was never opened",
              help: "open it, or remove this line")
            : Mistake(
              .accountClosedTwice, at: range, "\(text.name(account)) is closed already",
              help: "remove one of the two lines"), of: entry)
      default: break
      }
    }
  }

  /// Postings are in the currencies that the `open` of their account names.
  private mutating func checkCurrencies() {
    var allowed: [AccountID: BeancountOpen] = [:]
    for entry in entries {
      if case .open(let open) = entry.content, !open.currencies.isEmpty {
        allowed[open.account] = open
      }
    }
    guard !allowed.isEmpty else { return }
    var steps = PlainSteps(allowed.keys, among: books.ledger.accounts.count)
    for entry in entries {
      checkCurrencies(&steps, before: entry, allowed)
      for posting in entry.postings {
        let currency = posting.units.commodity
        guard let open = allowed[posting.account], !open.currencies.contains(currency) else {
          continue
        }
        report(.notAllowed(currency, open, text, at: entry.place.bytes), of: entry)
      }
    }
    checkCurrencies(&steps, before: nil, allowed)
  }

  /// The same for the plain transactions before an entry.
  private mutating func checkCurrencies(
    _ steps: inout PlainSteps, before entry: BeancountEntry?, _ allowed: [AccountID: BeancountOpen]
  ) {
    let (accounts, commodities) = (plain.postings.accounts, plain.postings.commodities)
    for row in steps.rows(of: plain, before: entry) {
      for posting in plain.entries.postings(of: row) where steps.isWanted(accounts[posting]) {
        let currency = commodities[posting]
        guard let open = allowed[accounts[posting]], !open.currencies.contains(currency) else {
          continue
        }
        let place = place(ofPlain: row)
        books.report(.notAllowed(currency, open, text, at: place.bytes), in: place.file)
      }
    }
  }

  /// Of two balances of an account and a currency for one day one is wrong, if they differ.
  private mutating func checkRepeatedBalances() {
    struct Key: Hashable {
      let account: AccountID
      let currency: CommodityID
      let day: Day
    }
    var seen: [Key: Quantity] = [:]
    for entry in entries {
      guard case .balance(let balance) = entry.content else { continue }
      let key = Key(
        account: balance.account, currency: balance.amount.commodity, day: entry.day)
      guard let first = seen[key] else {
        seen[key] = balance.amount.quantity
        continue
      }
      guard first != balance.amount.quantity else { continue }
      report(
        Mistake(
          .balanceContradicted, at: entry.place.bytes,
          "another balance of \(text.name(balance.account)) for this day is \(text.amount(first, key.currency))",
          help: "remove one of the two lines"), of: entry)
    }
  }

  private mutating func checkRepeatedCommodities() {
    var seen: Set<CommodityID> = []
    for entry in entries {
      guard case .commodity(let commodity) = entry.content, !seen.insert(commodity).inserted else {
        continue
      }
      report(
        Mistake(
          .commodityRepeated, at: entry.place.bytes,
          "\(text.commodities[commodity]) is declared already", help: "remove one of the two lines"),
        of: entry)
    }
  }

  /// What the postings of a transaction weigh comes to zero, within the tolerance.
  private mutating func checkTransactionBalances() {
    var sums = EntrySums()
    for entry in entries {
      guard let transaction = entry.transaction else { continue }
      sums.removeAll()
      do throws(QuantityError) {
        for posting in transaction.postings { try sums.add(posting.weight) }
        let residuals = sums.residuals
        if residuals.isEmpty { continue }
        let tolerances = try Tolerances(
          transaction.postings.compactMap(\.toleranceSample), seen: transaction.seenCurrencies,
          options)
        let off = residuals.filter { $0.quantity.magnitude > tolerances[$0.commodity] }
        if !off.isEmpty { report(books.unbalanced(off, entry.place.bytes), of: entry) }
      } catch {
        reportTooLong(entry)
      }
    }
  }
}

extension BeancountTransaction {
  /// The currencies of amounts, costs and prices.
  var seenCurrencies: [CommodityID] {
    postings.flatMap { posting in
      [posting.units.commodity, posting.lot?.currency, posting.price?.commodity].compactMap { $0 }
    }
  }
}
