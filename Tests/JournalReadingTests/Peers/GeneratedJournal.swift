import JournalReading

/// A journal to hold the reader against a peer with.
struct GeneratedJournal: Sendable {
  let dialect: DialectName
  /// The number that gives the same journal again.
  let seed: UInt64
  /// Texts by file name; the one to read is `main`.
  let files: [String: String]

  var main: String { GeneratedJournal.main(dialect) }

  static func main(_ dialect: DialectName) -> String {
    switch dialect {
    case .hledger: "main.journal"
    case .ledger: "main.ledger"
    case .beancount: "main.beancount"
    }
  }

  /// Every file with its name above it, to print beside a difference.
  var listing: String {
    files.sorted { $0.key < $1.key }.map { "---- \($0.key)\n\($0.value)" }.joined()
  }

  /// The journal of a number: 10 to 30 items, and in one of five a deliberate mistake.
  init(_ dialect: DialectName, seed: UInt64) {
    self.dialect = dialect
    self.seed = seed
    switch dialect {
    case .hledger:
      var writer = JournalWriter(.hledger, seed: seed)
      writer.writeJournal {
        $0.writeHledgerItem()
      } mistake: {
        $0.writeHledgerMistake()
      }
      files = writer.files
    case .ledger:
      var writer = JournalWriter(.ledger, seed: seed)
      writer.writeJournal {
        $0.writeLedgerItem()
      } mistake: {
        $0.writeLedgerMistake()
      }
      files = writer.files
    case .beancount:
      var writer = BeancountWriter(seed: seed)
      writer.writeJournal()
      files = writer.files
    }
  }
}
