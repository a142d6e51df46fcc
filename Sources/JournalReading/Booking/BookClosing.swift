internal import Diagnostics
internal import LedgerModel

/// Does what has to wait until every file is read.
enum BookClosing {
  /// Books the entries of a top file that waited, and checks what it claims of balances.
  static func closeFile(_ books: inout Books, from firstEntry: Int, _ options: ReadingOptions) {
    settleOpenEntries(&books)
    BalanceReplay.run(&books, from: firstEntry, isStrict: options.isStrict)
  }

  /// Checks names, and resolves directives, when every file is read.
  static func close(_ books: inout Books, _ options: ReadingOptions, _ files: JournalFiles) {
    if options.isStrict { checkDeclarations(&books) }
    BeancountLoad.close(&books, options, files)
    checkSums(&books)
    noteAmountsInNames(&books)
    books.diagnostics += DirectiveResolver().resolve(books.directives, into: &books.ledger)
    tellOfRules(&books)
  }

  /// Says how many automated rules there are, and whether they were applied.
  private static func tellOfRules(_ books: inout Books) {
    if books.automatedRules > 0 {
      books.ledger.findings.append(
        Finding(
          id: "automated-rules-not-applied", severity: .note,
          text:
            "The journal has \(books.automatedRules) automated rules (=), which are not applied."))
    }
    let applied = books.memory.rules.count { !$0.templates.isEmpty }
    guard applied > 0 else { return }
    books.ledger.findings.append(
      Finding(
        id: "automated-rules-applied", severity: .note,
        text: "The journal has \(applied) automated rules (=), which add postings to later entries."
      ))
  }

  /// Takes the entries that balance at the decimals that a directive gives their commodities; each
  /// is booked where it stands among the others.
  private static func settleOpenEntries(_ books: inout Books) {
    for open in books.unsettledEntries {
      let isSettled = open.residuals.allSatisfy { residual in
        let scale = books.ledger.commodities[style: residual.commodity].declaredScale
        return scale.map { residual.quantity.isNegligible(atScale: $0) } ?? false
      }
      guard isSettled else {
        books.report(open.mistake, in: open.draft.file)
        continue
      }
      books.deferredEntries.append(
        DeferredEntry(draft: open.draft, isExcused: true, position: open.position))
    }
    books.unsettledEntries.removeAll()
    books.deferredEntries.sort { $0.position < $1.position }
  }

  /// Reports the accounts and commodities that postings use and no directive declares.
  ///
  /// Those of Ledger files were looked at where they stand.
  private static func checkDeclarations(_ books: inout Books) {
    let ledger = books.ledger
    let ledgerName = DialectName.ledger.rawValue
    var accounts = ledger.accounts.declared
    var commodities = ledger.commodities.declared
    for entry in 0..<ledger.entries.count
    where ledger.sources[Int(ledger.entries.location(of: entry).file)].dialect != ledgerName {
      for row in ledger.entries.postings(of: entry) {
        let (account, commodity) = (ledger.postings.accounts[row], ledger.postings.commodities[row])
        if accounts.insert(account).inserted {
          reportUndeclared(
            .accountUndeclared, "account", ledger.accounts[account], entry, account, &books)
        }
        guard !ledger.postings.quantity(row).isZero || !ledger.commodities[commodity].isEmpty,
          commodities.insert(commodity).inserted
        else { continue }
        reportUndeclared(
          .commodityUndeclared, "commodity", ledger.commodities[commodity], entry, nil, &books)
      }
    }
  }

  private static func reportUndeclared(
    _ id: MistakeID, _ kind: String, _ name: String, _ entry: Int, _ account: AccountID?,
    _ books: inout Books
  ) {
    let location = books.ledger.entries.location(of: entry)
    let use = account.flatMap { books.firstUses[$0] }
    let place =
      use.flatMap { $0.file == location.file ? $0.bytes : nil }
      ?? location.offset..<location.offset + 1
    let mistake = Mistake(
      id, at: place, "\(kind) '\(name)' is not declared", help: "add a line: \(kind) \(name)")
    books.report(mistake, in: location.file)
  }
}
