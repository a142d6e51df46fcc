internal import LedgerModel

/// Reads plain entries of a file ahead of their turn.
///
/// It is used by one thread at a time: whoever starts ``read()`` on another waits for its end before
/// anything else.
final class AheadReader: @unchecked Sendable {
  private var window: FileWindow
  private var parser: JournalParser
  private let rules: AheadRules
  private let names = AheadNames()
  /// The number of commodities there were: an entry with a further one is not for here.
  private let commodities: Int
  private var size = 0
  /// Where the block starts that is being read.
  private(set) var start = 0
  private var end = 0

  /// Makes ready to read a file by the rules that are in force for a parser.
  init(_ file: LargeFile, step: Int, _ parser: borrowing JournalParser) {
    window = FileWindow(file, step: step)
    rules = AheadRules(parser)
    commodities = parser.books.ledger.commodities.count
    self.parser = parser.reader(ahead: names)
  }

  /// Whether what is read here still has the meaning that it has for a parser.
  func isInForce(in parser: borrowing JournalParser) -> Bool { rules.areInForce(in: parser) }

  /// Finds the start of a block after an offset.
  ///
  /// - Parameters:
  ///   - offset: Where to look from.
  ///   - size: How many bytes the block is to have.
  ///   - spare: A block whose room can be used.
  /// - Throws: ``FileProblem`` if the file has become shorter, or cannot be read.
  func begin(after offset: Int, size: Int, in spare: consuming AheadBlock?) throws(FileProblem) {
    start = try window.cut(after: offset, keeping: offset)
    self.size = size
    var block = spare ?? AheadBlock()
    block.removeAll()
    (block.rules, block.names) = (rules, names)
    parser.ahead = block
  }

  /// Reads the block.
  func read() {
    do throws(FileProblem) {
      end = try window.cut(after: start + size, keeping: start)
      try window.read(start..<end)
      parser.readAhead(window.bytes(upTo: end), from: start)
    } catch {
      // Whoever comes to the place in its turn meets the same problem, and tells of it.
      parser.ahead?.removeAll()
      end = start
    }
    if !parser.books.diagnostics.isEmpty || parser.books.ledger.commodities.count > commodities {
      parser.books.diagnostics = []
      parser.ahead?.removeAll()
    }
  }

  /// What was read, with the names that are new in it.
  func takeBlock() -> AheadBlock {
    var block = parser.ahead ?? AheadBlock()
    parser.ahead = nil
    (block.start, block.end) = (start, end)
    names.learn(parser.books)
    return block
  }
}

/// What entries were read by that were read ahead.
struct AheadRules {
  /// The number of lines so far that may have changed what plain entries mean.
  private let changes: Int
  /// How Ledger reads numbers.
  private let memory: LedgerMemory?

  init(_ parser: borrowing JournalParser) {
    changes = parser.plain.changes
    memory = parser.isLedger ? parser.books.memory.withoutBooks : nil
  }

  /// Whether a parser would read plain entries by the same rules now.
  func areInForce(in parser: borrowing JournalParser) -> Bool {
    guard changes == parser.plain.changes, parser.mayBeReadAhead else { return false }
    return memory.map { parser.books.memory.readsNumbers(as: $0) } ?? true
  }
}
