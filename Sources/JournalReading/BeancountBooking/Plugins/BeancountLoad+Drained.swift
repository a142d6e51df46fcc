internal import LedgerModel

/// Plugins that claim balances of zero.
extension BeancountLoad {
  /// `check_closing`: a posting with `closing: TRUE` leaves nothing of its commodity.
  mutating func addClosingBalances(_ plugin: BeancountPlugin) {
    var all: [BeancountEntry] = []
    for entry in entries {
      for posting in entry.postings where posting.isClosing {
        let balance = BeancountBalance(
          account: posting.account, amount: Money(.zero, posting.units.commodity))
        var claim = plugin.entry(entry.day.adding(days: 1), .balance(balance))
        claim.place = entry.place
        all.append(claim)
      }
      all.append(entry)
    }
    entries = all
  }

  /// `check_drained`: accounts of the balance sheet are empty when they are closed.
  mutating func addDrainedBalances() {
    var held: [AccountID: [CommodityID]] = [:]
    var claimed: [AccountID: [(day: Day, currency: CommodityID)]] = [:]
    var all: [BeancountEntry] = []
    for entry in entries {
      switch entry.content {
      case .transaction(let transaction):
        for posting in transaction.postings {
          note(posting.units.commodity, in: &held[posting.account, default: []])
        }
      case .open(let open):
        for currency in open.currencies { note(currency, in: &held[open.account, default: []]) }
      case .balance(let balance):
        claimed[balance.account, default: []].append((entry.day, balance.amount.commodity))
      case .close(let account) where isOnBalanceSheet(account):
        for currency in held[account] ?? [] {
          let isClaimed =
            claimed[account]?.contains { $0.day == entry.day && $0.currency == currency } ?? false
          if isClaimed { continue }
          var claim = entry
          claim.day = entry.day.adding(days: 1)
          claim.content = .balance(
            BeancountBalance(account: account, amount: Money(.zero, currency)))
          all.append(claim)
        }
      default: break
      }
      all.append(entry)
    }
    entries = all
  }

  private func note(_ currency: CommodityID, in currencies: inout [CommodityID]) {
    if !currencies.contains(currency) { currencies.append(currency) }
  }

  private func isOnBalanceSheet(_ account: AccountID) -> Bool {
    options.roots.prefix(3).contains(rootName(of: account))
  }

  /// The name of the account at the top.
  func rootName(of account: AccountID) -> String {
    books.ledger.accounts[books.ledger.accounts.lineage(of: account).last ?? account]
  }
}

extension BookedPosting {
  fileprivate var isClosing: Bool {
    guard let field = metadata.first(where: { $0.key == "closing" }) else { return false }
    switch field.value {
    case .none, .flag(false), .text(""): return false
    case .number(let number): return !number.isZero
    default: return true
    }
  }
}
