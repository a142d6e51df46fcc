internal import LedgerModel

/// The charges that may pay declared items, found by payee and, where no payee has an item's name,
/// by account.
struct ItemCharges: Sendable {
  private let items: [DeclaredItem]
  private let history: ChargeHistory
  private let ledger: Ledger
  private let index: PayeeIndex
  /// By item: the accounts of `account` lines that are charged, and those that pay.
  private var charged: [[AccountID]] = []
  private var paying: [[AccountID]] = []
  /// The charges on accounts of items that no payee is known for, or `nil` before they are needed.
  private var byAccount: [AccountID: [ChargeHistory.Row]]?

  init(_ items: [DeclaredItem], _ history: ChargeHistory, _ sweep: LedgerSweep, _ index: PayeeIndex)
  {
    self.items = items
    self.history = history
    self.index = index
    ledger = sweep.ledger
    for item in items {
      let isExpense = { sweep.classification.kind(of: $0) == .expense }
      charged.append(item.accounts.filter(isExpense))
      paying.append(item.accounts.filter { !isExpense($0) })
    }
  }

  /// Where the charges of an item's payees stand, ascending by day; they still have to pass
  /// ``admits(_:_:)``.
  mutating func rows(of item: Int) -> ArraySlice<ChargeHistory.Row> {
    let payees = index.payees(of: item)
    let named =
      payees.count == 1
      ? history.rows(of: payees[0]) : payees.flatMap { history.rows(of: $0) }.sortedByDay()[...]
    let isNamed = items[item].payees.isEmpty && !charged[item].isEmpty
    guard isNamed, !named.contains(where: { admits($0, item) }) else { return named }
    return rowsByAccount(of: item)
  }

  /// The charge that stands somewhere.
  func charge(_ row: ChargeHistory.Row) -> ChargeHistory.Charge { history.charge(row) }

  /// Whether a charge stands on the item's accounts and is not withheld from income.
  func admits(_ row: ChargeHistory.Row, _ item: Int) -> Bool {
    guard !history.isWithheld(row) else { return false }
    let account = ledger.postings.accounts[Int(row.posting)]
    guard charged[item].isEmpty || isWithin(account, charged[item]) else { return false }
    return paying[item].isEmpty
      || ledger.entries.postings(of: Int(row.entry)).contains {
        isWithin(ledger.postings.accounts[$0], paying[item])
      }
  }

  private func isWithin(_ account: AccountID, _ above: [AccountID]) -> Bool {
    above.contains { ledger.accounts.isWithin(account, $0) }
  }

  private mutating func rowsByAccount(of item: Int) -> ArraySlice<ChargeHistory.Row> {
    let all = byAccount ?? collectByAccount()
    byAccount = all
    let own = Set(charged[item])
    let found = own.sorted().flatMap { all[$0] ?? [] }
    return own.count == 1 ? found[...] : found.sortedByDay()[...]
  }

  /// Goes once through all charges, for all items that are known by their accounts alone.
  private func collectByAccount() -> [AccountID: [ChargeHistory.Row]] {
    let wanted = Set(items.indices.filter { items[$0].payees.isEmpty }.flatMap { charged[$0] })
    // Where charges on each account go.
    let targets = ledger.accounts.all.map { account in
      ledger.accounts.lineage(of: account).filter(wanted.contains)
    }
    var found: [AccountID: [ChargeHistory.Row]] = [:]
    for payee in history.payees {
      for row in history.rows(of: payee) {
        for account in targets[Int(ledger.postings.accounts[Int(row.posting)].index)] {
          found[account, default: []].append(row)
        }
      }
    }
    return found.mapValues { $0.sortedByDay() }
  }
}

extension [ChargeHistory.Row] {
  fileprivate func sortedByDay() -> Self { sorted { $0.precedes($1) } }
}
