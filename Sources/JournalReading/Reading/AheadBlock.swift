internal import Diagnostics
internal import LedgerModel

/// Plain entries of a stretch of a file, as rows that wait for their turn.
struct AheadBlock {
  /// Entries that follow each other with nothing else between them.
  struct Piece {
    var offsets: Range<Int>
    var rows: Range<Int>
    var costs: Range<Int>
    var entries: Range<Int>
  }

  /// What the entries were read by.
  var rules: AheadRules?
  var names = AheadNames()
  var start = 0
  var end = 0
  var pieces: [Piece] = []
  var rows: [PostingRow] = []
  var costs: [PlainCost] = []
  var entries: [EntryRow] = []

  /// Drops the entries, and keeps their room.
  mutating func removeAll() {
    pieces.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Adds entries that wait.
  mutating func append(_ plain: borrowing PlainEntries) {
    let first = rows.count
    rows.append(copying: plain.rows.span)
    entries.append(copying: plain.entries.span)
    for index in 0..<plain.costs.count {
      var cost = plain.costs[index]
      cost.row += first
      costs.append(cost)
    }
  }

  /// Ends a piece, of all entries since the last.
  mutating func endPiece(_ offsets: Range<Int>) {
    let last = pieces.last
    pieces.append(
      Piece(
        offsets: offsets, rows: (last?.rows.upperBound ?? 0)..<rows.count,
        costs: (last?.costs.upperBound ?? 0)..<costs.count,
        entries: (last?.entries.upperBound ?? 0)..<entries.count))
  }
}

extension Array where Element: BitwiseCopyable {
  fileprivate mutating func append(copying elements: Span<Element>) {
    append(addingCapacity: elements.count) {
      for index in elements.indices { $0.append(elements[index]) }
    }
  }
}

/// What the numbers of accounts and payees that were read ahead stand for.
///
/// Used by the thread whose turn it is.
final class AheadNames {
  /// A name that is new, and where it first stands.
  private struct Name {
    let text: String
    let firstUse: SourceRange?
  }

  /// The own number of each, or -1 for one that has none yet.
  private var accounts: [Int32] = []
  private var payees: [Int32] = []
  /// Those that were new, by number.
  private var newAccounts: [Int32: Name] = [:]
  private var newPayees: [Int32: String] = [:]

  /// Takes note that names had the same numbers when reading ahead began.
  func start(_ books: Books) {
    accounts = Array(0..<Int32(books.ledger.accounts.count))
    payees = Array(0..<Int32(books.ledger.payees.count))
  }

  /// Takes note of the names that reading ahead has met since.
  func learn(_ books: Books) {
    while accounts.count < books.ledger.accounts.count {
      let account = AccountID(Int32(accounts.count))
      newAccounts[account.index] = Name(
        text: books.ledger.accounts[account], firstUse: books.firstUses[account])
      accounts.append(-1)
    }
    while payees.count < books.ledger.payees.count {
      newPayees[Int32(payees.count)] = books.ledger.payees[Int32(payees.count)]
      payees.append(-1)
    }
  }

  /// The account in the books of one that was read ahead.
  @inline(__always)
  func account(_ account: AccountID, _ books: inout Books) -> AccountID {
    let known = accounts[Int(account.index)]
    return known >= 0 ? AccountID(known) : enter(account, &books)
  }

  @inline(never)
  private func enter(_ account: AccountID, _ books: inout Books) -> AccountID {
    guard let name = newAccounts.removeValue(forKey: account.index) else { return account }
    let known = books.ledger.accounts.count
    let own = books.ledger.accounts.intern(name.text)
    if books.ledger.accounts.count > known { books.firstUses[own] = name.firstUse }
    accounts[Int(account.index)] = own.index
    return own
  }

  /// The payee in the books of one that was read ahead.
  @inline(__always)
  func payee(_ payee: PayeeID, _ books: inout Books) -> PayeeID {
    let known = payees[Int(payee.index)]
    if known >= 0 { return PayeeID(known) }
    let own = books.ledger.payees.intern(newPayees.removeValue(forKey: payee.index) ?? "")
    payees[Int(payee.index)] = own
    return PayeeID(own)
  }
}
