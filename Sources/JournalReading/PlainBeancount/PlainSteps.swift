internal import Diagnostics
internal import LedgerModel

/// A walk through the plain transactions, beside one through the other entries.
struct PlainSteps {
  /// Whether the postings of an account are asked for, by its number.
  private var wanted: [Bool] = []
  private var next = 0
  let isIdle: Bool

  /// A walk through every transaction, or through none.
  init(isIdle: Bool) { self.isIdle = isIdle }

  /// A walk that asks for the postings of some accounts.
  init(_ accounts: some Sequence<AccountID>, among count: Int) {
    wanted = Array(repeating: false, count: count)
    for account in accounts { wanted[Int(account.index)] = true }
    isIdle = !wanted.contains(true)
  }

  func isWanted(_ account: AccountID) -> Bool { wanted[Int(account.index)] }

  /// The next transactions: those before an entry, or all that are left for `nil`.
  mutating func rows(of plain: PlainTransactions, before entry: BeancountEntry?) -> Range<Int> {
    if isIdle { return 0..<0 }
    let rows = plain.rows(from: next, before: entry)
    next = rows.upperBound
    return rows
  }
}

extension BeancountLoad {
  /// Hands on the amounts of the plain transactions before an entry that a walk asks for.
  mutating func take(
    _ steps: inout PlainSteps, before entry: BeancountEntry?,
    _ add: (AccountID, Money) throws(QuantityError) -> Void
  ) {
    let accounts = plain.postings.accounts
    for row in steps.rows(of: plain, before: entry) {
      do throws(QuantityError) {
        for posting in plain.entries.postings(of: row) where steps.isWanted(accounts[posting]) {
          try add(accounts[posting], plain.postings.money(posting))
        }
      } catch {
        reportTooLong(plainEntry(row))
      }
    }
  }

  /// The bytes of the first line of a plain transaction.
  func place(ofPlain row: Int) -> SourceRange {
    let location = plain.entries.location(of: row)
    let bytes = books.sources[location.file]?.bytes() ?? []
    return SourceRange(file: location.file, bytes.span.line(at: location.offset))
  }

  /// A plain transaction as messages need it: without its postings and names.
  func plainEntry(_ row: Int) -> BeancountEntry {
    BeancountEntry(
      day: plain.entries.days[row], line: plain.lines[row], place: place(ofPlain: row),
      content: .transaction(BeancountTransaction(flag: .asterisk, narration: 0)))
  }
}
