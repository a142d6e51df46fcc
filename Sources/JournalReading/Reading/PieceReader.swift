internal import LedgerModel

/// Reads a large file piece by piece, so that only a few pieces are in memory.
///
/// With a second thread, every other piece is read ahead of its turn: ``AheadReader`` turns its plain
/// entries into rows, while the parser, which alone knows what is in force, reads the piece before it.
/// When the parser comes to the place it takes the rows over, if what they were read by is still in
/// force, and reads the rest itself. So the result is that of one thread.
struct PieceReader: ~Copyable {
  private let file: LargeFile
  private let workers: Workers
  private let isAlone: Bool
  private let pieceSize: Int
  private var window: FileWindow
  private var ahead: AheadReader?
  /// A block that was taken over, whose room another can use.
  private var spare: AheadBlock?
  /// Waits for the block that is being read ahead.
  private var wait: (@Sendable () -> Void)?

  /// The smallest piece that a small file is cut into.
  private static let smallestPiece = 64 << 10

  init(_ file: LargeFile, _ pieceSize: Int, _ workers: Workers) {
    self.file = file
    self.workers = workers
    // Below four pieces, starting threads takes longer than it saves.
    isAlone = file.size < 4 * pieceSize || workers.count == 1
    self.pieceSize = min(pieceSize, max(file.size / 8, PieceReader.smallestPiece))
    window = FileWindow(file, step: self.pieceSize / 8)
  }

  /// Reads the whole file.
  ///
  /// - Throws: ``FileProblem`` if it has become shorter, or cannot be read.
  mutating func read(with parser: inout JournalParser) throws(FileProblem) {
    // A thread that is still at work has to end before its window goes.
    defer { wait?() }
    parser.start()
    var offset = try readPiece(from: 0, upTo: window.cut(after: pieceSize / 4, keeping: 0), &parser)
    while offset < file.size {
      if isAlone {
        let end = try window.cut(after: offset + pieceSize, keeping: offset)
        offset = try readPiece(from: offset, upTo: end, &parser)
      } else {
        offset = try readBesideAhead(from: offset, &parser)
      }
    }
    parser.finish()
    try file.checkUnchanged()
  }

  private mutating func readPiece(
    from start: Int, upTo end: Int, _ parser: inout JournalParser, isFollowed: Bool = true
  ) throws(FileProblem) -> Int {
    try window.read(start..<end, isFollowed: isFollowed)
    parser.parse(window.bytes(upTo: end), from: start)
    return end
  }

  /// Reads a piece while the one after it is read ahead, and what can be taken over from that.
  ///
  /// - Returns: The end of the second piece.
  private mutating func readBesideAhead(
    from start: Int, _ parser: inout JournalParser
  ) throws(FileProblem) -> Int {
    if wait == nil { try startAhead(after: start, parser) }
    guard let ahead, let wait else {
      let end = try window.cut(after: start + pieceSize, keeping: start)
      return try readPiece(from: start, upTo: end, &parser)
    }
    _ = try readPiece(from: start, upTo: ahead.start, &parser)
    wait()
    self.wait = nil
    var block = ahead.takeBlock()
    // The thread goes on with the next piece while this one is taken over.
    try startAhead(after: block.end, parser)
    let end = try take(&block, &parser)
    spare = block
    return end
  }

  /// Starts to read ahead the piece after the next, which is a little shorter, since taking over takes
  /// time too.
  private mutating func startAhead(
    after start: Int, _ parser: borrowing JournalParser
  ) throws(FileProblem) {
    guard parser.mayBeReadAhead, start + 2 * pieceSize < file.size else { return }
    if ahead?.isInForce(in: parser) != true {
      ahead = AheadReader(file, step: pieceSize / 8, parser)
    }
    guard let ahead else { return }
    try ahead.begin(after: start + pieceSize / 8 * 7, size: pieceSize, in: spare.take())
    wait = workers.start { ahead.read() }
  }

  /// Takes over what was read ahead, and reads the rest of it.
  private mutating func take(
    _ block: inout AheadBlock, _ parser: inout JournalParser
  ) throws(FileProblem) -> Int {
    var offset = block.start
    for piece in block.pieces {
      if offset < piece.offsets.lowerBound {
        offset = try readPiece(
          from: offset, upTo: piece.offsets.lowerBound, &parser, isFollowed: false)
      }
      guard block.rules?.areInForce(in: parser) == true else { break }
      parser.take(piece, of: &block)
      offset = piece.offsets.upperBound
    }
    return offset < block.end
      ? try readPiece(from: offset, upTo: block.end, &parser) : offset
  }
}
