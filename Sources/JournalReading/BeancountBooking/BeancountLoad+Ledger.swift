internal import Diagnostics
internal import LedgerModel

extension BeancountLoad {
  /// Adds the transactions and prices to the ledger.
  mutating func appendToLedger() {
    var mover = PlainMove(plain)
    mover.takeStyles(into: &books.ledger.commodities)
    books.transactions += plain.count
    plain = PlainTransactions()
    if !entries.contains(where: { $0.transaction != nil }) { mover.takeAll(into: &books.ledger) }
    for entry in entries {
      switch entry.content {
      case .transaction(let transaction):
        mover.take(before: entry, into: &books.ledger)
        append(transaction, entry)
      case .price(let commodity, let amount):
        books.ledger.prices.append(
          DeclaredPrice(day: entry.day, commodity: commodity, amount: amount))
      default: break
      }
    }
    mover.take(before: nil, into: &books.ledger)
  }

  private mutating func append(_ transaction: BeancountTransaction, _ entry: BeancountEntry) {
    books.transactions += 1
    for posting in transaction.postings { append(posting) }
    let payee = books.beancount.names[transaction.payee ?? transaction.narration]
    books.ledger.entries.append(
      day: entry.day, payee: PayeeID(books.ledger.payees.intern(payee)),
      flags: transaction.entryFlags,
      at: SourceLocation(file: entry.place.file, offset: entry.place.lowerBound),
      postingsEnd: books.ledger.postings.count)
    keepRecurring(transaction, entry)
  }

  private mutating func append(_ posting: BookedPosting) {
    let units = posting.units
    books.ledger.postings.append(
      account: posting.account, units.quantity, units.commodity,
      flags: posting.isInferred ? .inferred : PostingFlags())
    var style = books.ledger.commodities[style: units.commodity]
    if !style.isKnown || units.quantity.scale > style.largestScale {
      style.isKnown = true
      if !posting.isInferred { style.largestScale = max(style.largestScale, units.quantity.scale) }
      books.ledger.commodities[style: units.commodity] = style
    }
    if let lot = posting.lot {
      books.ledger.postings.setCost(total: posting.weight, unit: lot.number, source: .lot)
    } else if let price = posting.price, posting.weight.commodity == price.commodity {
      books.ledger.postings.setCost(
        total: posting.weight, unit: posting.hasTotalPrice ? nil : price.quantity, source: .price)
    }
  }
}

extension BeancountTransaction {
  fileprivate var entryFlags: EntryFlags {
    switch flag {
    case .asterisk: .cleared
    case .exclamation: .pending
    default: EntryFlags()
    }
  }
}
