internal import LedgerModel

/// The charges that may pay declared items, found by payee and, where no payee has an item's name,
/// by account.
struct ItemCharges: Sendable {
  /// Where the charges that may pay an item stand.
  struct Source: Sendable {
    let rows: [ChargeHistory.Row]
    /// The parts of ``rows`` that count, each ascending by day.
    let runs: [Range<Int>]

    /// From the first to the last day with a charge, or `nil` without one.
    var days: ClosedRange<Day>? {
      let full = runs.filter { !$0.isEmpty }
      guard let first = full.map({ rows[$0.lowerBound].day }).min(),
        let last = full.map({ rows[$0.upperBound - 1].day }).max()
      else { return nil }
      return first...last
    }

    /// What is left of a part from a day on.
    func part(of run: Range<Int>, from day: Day) -> Range<Int> {
      var start = run.lowerBound
      while start < run.upperBound, rows[start].day.ordinal < day.ordinal { start += 1 }
      return start..<run.upperBound
    }

    /// The charges of one entry and day that begin at a row.
    func group(at start: Int) -> Range<Int> {
      var end = start + 1
      while end < rows.count, rows[end].isBeside(rows[start]) { end += 1 }
      return start..<end
    }
  }

  private let items: [DeclaredItem]
  private let history: ChargeHistory
  private let ledger: Ledger
  private let columns: LedgerColumns
  private let index: PayeeIndex
  /// By item: the accounts of `account` lines that are charged, and those that pay.
  private var charged: [[AccountID]] = []
  private var paying: [[AccountID]] = []
  private var isCharged: ScopeMemo
  private var isPaying: ScopeMemo
  /// The charges on accounts of items that no payee is known for, or `nil` before they are needed.
  private var byAccount: [AccountID: [ChargeHistory.Row]]?

  init(_ items: [DeclaredItem], _ history: ChargeHistory, _ walk: PostingWalk, _ index: PayeeIndex)
  {
    self.items = items
    self.history = history
    self.index = index
    ledger = walk.ledger
    columns = walk.columns
    (isCharged, isPaying) = (ScopeMemo(ledger.accounts), ScopeMemo(ledger.accounts))
    for item in items {
      let isExpense = { walk.classification.kind(of: $0) == .expense }
      charged.append(item.accounts.filter(isExpense))
      paying.append(item.accounts.filter { !isExpense($0) })
    }
  }

  /// Where the charges of an item's payees stand; they still have to pass ``admits(_:_:)``.
  mutating func source(of item: Int) -> Source {
    let named = Source(
      rows: history.rows, runs: index.payees(of: item).map { history.range(of: $0) })
    let isNamed = items[item].payees.isEmpty && !charged[item].isEmpty
    guard isNamed, !admitsAny(of: named, item) else { return named }
    let rows = rowsByAccount(of: item)
    return Source(rows: rows, runs: [rows.indices])
  }

  /// Whether a charge stands on the item's accounts and is not withheld from income.
  mutating func admits(_ row: ChargeHistory.Row, _ item: Int) -> Bool {
    if history.isWithheld(row) { return false }
    if !charged[item].isEmpty,
      !isCharged.contains(row.account, within: charged[item], of: item)
    {
      return false
    }
    if paying[item].isEmpty { return true }
    for posting in columns.postings(of: Int(row.entry))
    where isPaying.contains(columns.accounts[posting], within: paying[item], of: item) {
      return true
    }
    return false
  }

  private mutating func admitsAny(of source: Source, _ item: Int) -> Bool {
    for row in source.runs.joined() where admits(source.rows[row], item) { return true }
    return false
  }
}

extension ItemCharges {
  /// What the charges of one entry and day pay for an item, in the commodity of the first one that
  /// counts, or `nil` if they pay nothing.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func amount(
    of group: Range<Int>, in source: Source, for item: Int
  ) throws(QuantityError) -> Money? {
    var total: Money?
    for number in group where admits(source.rows[number], item) {
      let posting = Int(source.rows[number].posting)
      let (quantity, commodity) = (columns.quantity(posting), columns.commodities[posting])
      guard let sum = total else {
        total = Money(quantity, commodity)
        continue
      }
      guard sum.commodity.index == commodity.index else { continue }
      total = Money(try sum.quantity + quantity, commodity)
    }
    guard let total, total.quantity.units > 0 else { return nil }
    return total
  }

  /// The payment of an item that the charges of one entry and day make, or `nil` if they make none.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  mutating func payment(
    of group: Range<Int>, in source: Source, for item: Int
  ) throws(QuantityError) -> RecurringHistory.Payment? {
    guard let amount = try amount(of: group, in: source, for: item) else { return nil }
    var postings: [Int32] = []
    for row in source.rows[group] where admits(row, item) {
      let commodity = columns.commodities[Int(row.posting)]
      if commodity.index == amount.commodity.index { postings.append(row.posting) }
    }
    let first = source.rows[group.lowerBound]
    return RecurringHistory.Payment(
      day: first.day, amount: amount, entry: first.entry, postings: postings)
  }
}

extension ItemCharges {
  private mutating func rowsByAccount(of item: Int) -> [ChargeHistory.Row] {
    let all = byAccount ?? collectByAccount()
    byAccount = all
    let own = Set(charged[item])
    let found = own.sorted().flatMap { all[$0] ?? [] }
    return own.count == 1 ? found : found.sortedByDay()
  }

  /// Goes once through all charges, for all items that are known by their accounts alone.
  private func collectByAccount() -> [AccountID: [ChargeHistory.Row]] {
    let wanted = Set(items.indices.filter { items[$0].payees.isEmpty }.flatMap { charged[$0] })
    // Where charges on each account go.
    let targets = ledger.accounts.all.map { account in
      ledger.accounts.lineage(of: account).filter(wanted.contains)
    }
    var found: [AccountID: [ChargeHistory.Row]] = [:]
    for row in history.payees.lazy.flatMap(history.rows(of:)) {
      for account in targets[Int(row.account.index)] { found[account, default: []].append(row) }
    }
    return found.mapValues { $0.sortedByDay() }
  }
}

extension [ChargeHistory.Row] {
  fileprivate func sortedByDay() -> Self { sorted { $0.precedes($1) } }
}

/// Remembers which accounts stand within those of the item that is asked for, so that the accounts
/// above each are looked at once an item.
private struct ScopeMemo {
  private let accounts: AccountTable
  /// By account: twice the number of the item that was asked for last, and one more for yes.
  private var answers: [Int]

  init(_ accounts: AccountTable) {
    self.accounts = accounts
    answers = Array(repeating: -1, count: accounts.count)
  }

  mutating func contains(_ account: AccountID, within above: [AccountID], of item: Int) -> Bool {
    let row = Int(account.index)
    if answers[row] >> 1 != item {
      let isWithin = above.contains { accounts.isWithin(account, $0) }
      answers[row] = item << 1 | (isWithin ? 1 : 0)
    }
    return answers[row] & 1 == 1
  }
}
