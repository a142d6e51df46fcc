internal import Diagnostics
internal import LedgerModel

/// Takes the entries of all Beancount files through the steps that Beancount has: sorting, booking,
/// documents, plugins, padding, balances, and checks.
struct BeancountLoad {
  /// The entries but for the plain transactions.
  var entries: [BeancountEntry]
  /// The transactions that went the short way.
  var plain: PlainTransactions
  let options: BeancountOptions
  var books: Books
  let reading: ReadingOptions
  let files: JournalFiles

  /// Brings what Beancount files say into the ledger.
  static func close(_ books: inout Books, _ reading: ReadingOptions, _ files: JournalFiles) {
    guard let options = books.beancount.options else { return }
    var load = BeancountLoad(
      entries: books.beancount.entries, plain: books.beancount.plain, options: options,
      books: Books(), reading: reading, files: files)
    books.beancount.entries = []
    books.beancount.plain = PlainTransactions()
    swap(&load.books, &books)
    load.run()
    swap(&load.books, &books)
  }

  private mutating func run() {
    sort()
    plain.sort()
    book()
    if !options.runsNamedPluginsOnly { processDocuments() }
    for plugin in books.beancount.plugins { run(plugin) }
    if !options.runsNamedPluginsOnly {
      pad()
      checkBalances()
    }
    validate()
    appendToLedger()
    gatherOwnDirectives()
  }

  /// Puts entries in the order of days; those of a day by kind, then line, and then as they came.
  mutating func sort() {
    let keys = entries.map(\.sortKey)
    guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let order = entries.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    entries = order.map { entries[$0] }
  }

  private mutating func book() {
    var booker = EntryBooker(entries, options, text)
    var holdings = PlainHoldings(followedBy: entries, among: books.ledger.accounts.count)
    var booked: [BeancountEntry] = []
    booked.reserveCapacity(entries.count)
    for index in entries.indices {
      if !holdings.isIdle { book(&holdings, before: entries[index], &booker) }
      if booker.book(&entries[index]) { booked.append(entries[index]) }
    }
    if !holdings.isIdle { book(&holdings, before: nil, &booker) }
    entries = booked
    plain.remove(holdings.tooLong)
    for (file, mistake) in booker.mistakes { books.report(mistake, in: file) }
    guard booker.roundedAmounts > 0 else { return }
    books.ledger.findings.append(
      Finding(
        id: "amounts-rounded", severity: .note,
        text:
          "\(booker.roundedAmounts) amounts that were left out are rounded to the decimals of the others, as Beancount does."
      ))
  }

  /// A writer of messages with the names as they are now.
  var text: BeancountText {
    BeancountText(
      accounts: books.ledger.accounts, commodities: books.ledger.commodities,
      names: books.beancount.names)
  }

  mutating func report(_ mistake: Mistake, of entry: BeancountEntry) {
    books.report(mistake, in: entry.place.file)
  }

  /// Reports that the numbers of an entry are too long to add up.
  mutating func reportTooLong(_ entry: BeancountEntry) {
    report(.resultTooLong(entry.place.bytes), of: entry)
  }

  /// An error under strict checks, and else a finding: a checkout for a check often lacks the file.
  mutating func reportAbsence(
    _ mistake: Mistake, in file: Int32, finding: String, item: String
  ) {
    if reading.isStrict { return books.report(mistake, in: file) }
    books.warn(mistake, in: file)
    let id = mistake.id.rawValue
    if let index = books.ledger.findings.firstIndex(where: { $0.id == id }) {
      if !books.ledger.findings[index].items.contains(item) {
        books.ledger.findings[index].items.append(item)
      }
    } else {
      books.ledger.findings.append(
        Finding(id: id, severity: .warning, text: finding, items: [item]))
    }
  }
}

extension BeancountEntry {
  /// Moves through the postings of the transaction, if it is one.
  var postings: [BookedPosting] { transaction?.postings ?? [] }
}
