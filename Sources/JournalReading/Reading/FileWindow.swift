/// The part of a large file that is in memory, in the same memory as the parts before it.
///
/// Offsets count from the file's start: as many addresses as the file has bytes are reserved before
/// the part and never touched, so that the place where the file would start is always among them.
/// Fresh memory for each part would cost more than reading it does; a file that is mapped could change
/// after its bytes were checked.
@safe struct FileWindow: ~Copyable {
  /// How much stays before a place that is read, for whoever looks back.
  private static let tail = 64

  private let file: LargeFile
  /// How much is read at a time at least.
  private let step: Int
  /// The reserved addresses, and after them room for the part.
  private var memory: UnsafeMutableRawBufferPointer
  /// The offsets in memory.
  private var filled = 0..<0

  init(_ file: LargeFile, step: Int) {
    self.file = file
    self.step = max(1, step)
    unsafe memory = .allocate(byteCount: file.size + 16 * self.step, alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

  /// Takes care that bytes are in memory.
  ///
  /// - Parameters:
  ///   - range: The offsets of the bytes.
  ///   - isFollowed: Whether the bytes behind them are wanted next, so that more is read at a time.
  /// - Throws: ``FileProblem`` if the file has become shorter, or cannot be read.
  mutating func read(_ range: Range<Int>, isFollowed: Bool = true) throws(FileProblem) {
    if range.lowerBound < filled.lowerBound || range.lowerBound > filled.upperBound {
      let start = max(0, range.lowerBound - FileWindow.tail)
      filled = start..<start
    }
    guard range.upperBound > filled.upperBound else { return }
    drop(before: range.lowerBound - FileWindow.tail)
    let further = isFollowed ? filled.upperBound + step : 0
    let end = min(max(range.upperBound, further), file.size)
    makeRoom(for: end - filled.lowerBound)
    let place = unsafe UnsafeMutableRawBufferPointer(
      rebasing: memory[file.size + filled.count..<file.size + end - filled.lowerBound])
    unsafe try file.fill(place, from: filled.upperBound)
    filled = filled.lowerBound..<end
  }

  /// The bytes up to an offset that was read; those before what was read last are of no meaning.
  ///
  /// - Precondition: `end` is not after what was read last.
  @_lifetime(borrow self)
  func bytes(upTo end: Int) -> Span<UInt8> {
    precondition(end <= filled.upperBound)
    let start = unsafe memory.baseAddress.unsafelyUnwrapped + (file.size - filled.lowerBound)
    let bytes = unsafe Span(
      _unsafeStart: start.assumingMemoryBound(to: UInt8.self), count: end)
    return unsafe _overrideLifetime(bytes, borrowing: self)
  }

  /// The first place after an offset where an item starts for sure, or the end of the file.
  ///
  /// Items of journals may have indented and blank lines, and go on with no line that starts with a
  /// letter or a digit.
  ///
  /// - Parameters:
  ///   - offset: Where to look from.
  ///   - start: Where what has to stay in memory starts.
  /// - Returns: The offset of the place.
  /// - Throws: ``FileProblem`` if the file has become shorter, or cannot be read.
  mutating func cut(after offset: Int, keeping start: Int) throws(FileProblem) -> Int {
    var (index, isLineStart) = (offset, false)
    while index < file.size {
      try read(start..<index + 1)
      let bytes = bytes(upTo: filled.upperBound)
      if isLineStart, bytes[index].isLetter || bytes[index].isDigit { return index }
      let newline = bytes.newline(from: index)
      isLineStart = newline < bytes.count
      index = isLineStart ? newline + 1 : bytes.count
    }
    return file.size
  }

  /// Moves the part to memory that has room for some bytes.
  private mutating func makeRoom(for count: Int) {
    let room = unsafe memory.count - file.size
    guard count > room else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: file.size + max(count, 2 * room), alignment: 16)
    let part = file.size..<file.size + filled.count
    unsafe UnsafeMutableRawBufferPointer(rebasing: larger[part])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[part]))
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  /// Moves the part to the start of its memory without what stands before an offset, unless that is
  /// little.
  private mutating func drop(before offset: Int) {
    guard offset - filled.lowerBound >= 4 * step else { return }
    let rest = offset..<filled.upperBound
    let (old, new) = (offset - filled.lowerBound + file.size, file.size)
    unsafe UnsafeMutableRawBufferPointer(rebasing: memory[new..<new + rest.count])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[old..<old + rest.count]))
    filled = rest
  }
}
