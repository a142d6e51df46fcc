import Diagnostics
import Foundation
import LedgerModel
import Testing

@testable import JournalReading

/// A file that is read in pieces, or ahead of its turn, is held against the same file read as a whole.
@Suite struct PieceReaderTests {
  private static let entry =
    "2026-01-31 * Grocer\n    Expenses:Food  12.50 EUR\n    Assets:Cash\n\n"

  /// Reads a text with cuts of many sizes, in turn and ahead, and compares everything that is found.
  private func expectSame(_ text: String, _ dialect: DialectName, sizes: some Sequence<Int>) {
    let whole = ReadingSample(text, dialect).read.facts
    for size in sizes {
      for areReadAhead in [false, true] {
        let pieces = ReadingSample.Pieces(size: size, areReadAhead: areReadAhead)
        let facts = ReadingSample(text, dialect, pieces: pieces).read.facts
        #expect(facts == whole, "pieces of \(size), ahead: \(areReadAhead)\n\(text)")
      }
    }
  }

  /// Sizes that cut a short text at each of its items, and a long one at some.
  private static func sizes(for text: String) -> [Int] {
    let count = text.utf8.count
    return count < 400 ? Array(1...max(1, count)) : (0..<24).map { 1 + $0 * $0 * count / 1200 }
  }

  @Test(arguments: DialectName.allCases)
  func `every example reads the same cut at every item`(_ dialect: DialectName) {
    for example in ExampleTests.examples where example.dialect == dialect {
      expectSame(example.text, dialect, sizes: Self.sizes(for: example.text))
    }
  }

  @Test(arguments: [DialectName.hledger, .ledger])
  func `journals of entries and directives read the same cut at every item`(
    _ dialect: DialectName
  ) {
    for seed in 1...60 as ClosedRange<UInt64> {
      var dice = PlainEntriesTests.Dice(state: seed)
      let text = (0..<14).map { _ in
        dice.roll(3) == 0
          ? PlainEntriesTests.directives[dice.roll(PlainEntriesTests.directives.count)]
          : PlainEntriesTests.entries[dice.roll(PlainEntriesTests.entries.count)] + "\n"
      }.joined()
      expectSame(text, dialect, sizes: Self.sizes(for: text))
    }
  }

  @Test(arguments: ["comment", "test"], [DialectName.hledger, .ledger])
  func `a block of free text goes on over many pieces`(_ word: String, _ dialect: DialectName) {
    let block = "\(word)\n" + Self.entry + "words\n" + Self.entry + "end \(word)\n"
    expectSame(Self.entry + block + Self.entry, dialect, sizes: 1...120)
    expectSame(Self.entry + "\(word)\n" + Self.entry + Self.entry, dialect, sizes: 1...120)
  }

  @Test func `an entry larger than a piece is read whole`() {
    let postings = (1...200).map { "    Expenses:Part\($0)  \($0).00 EUR\n" }.joined()
    let text = Self.entry + "2026-02-01 Big\n" + postings + "    Assets:Cash\n\n" + Self.entry
    expectSame(text, .hledger, sizes: [1, 7, 64, 1000, 4000])
  }

  @Test func `bytes that are not UTF-8 are told of once, where they stand first`() {
    let text = Self.entry + "; \u{FFFF}\n" + Self.entry + "; \u{FFFF}\n" + Self.entry
    expectSame(text, .hledger, sizes: 1...100)
    let pieces = ReadingSample.Pieces(size: 40, areReadAhead: true)
    #expect(ReadingSample(text, pieces: pieces).errors == ["utf8-invalid"])
  }

  @Test func `the text of a mistake is had from the file again`() {
    let text = Self.entry + Self.entry + "2026-02-30 Odd\n    a  1 EUR\n    b\n"
    let pieces = ReadingSample.Pieces(size: 16, areReadAhead: false)
    let whole = ReadingSample(text).firstErrorText
    #expect(whole != nil && ReadingSample(text, pieces: pieces).firstErrorText == whole)
  }

  @Test(arguments: [false, true])
  func `a file that becomes shorter while it is read is an error`(_ areReadAhead: Bool) {
    let bytes = Array(String(repeating: Self.entry, count: 50).utf8)
    var options = ReadingOptions(today: Day(ordinal: 0))
    options.pieceSize = 256
    var files = JournalFiles.memory(["main.journal": Self.entry])
    files.openLarge = { path in
      guard path == "main.journal" else { return nil }
      return unsafe LargeFile(size: bytes.count) { memory, offset in
        let end = max(offset, min(bytes.count / 2, offset + memory.count))
        unsafe memory.copyBytes(from: bytes[offset..<end])
        return .success(end - offset)
      }
    }
    let read = JournalReader(options, files: files, workers: areReadAhead ? .inTurn : .alone)
      .read(["main.journal"])
    #expect(
      read.diagnostics.map(\.message)
        == ["'main.journal' cannot be read: it has become shorter while it was read"])
  }

  @Test(arguments: [DialectName.hledger, .ledger, .beancount])
  func `a file that is written to while it is read is an error`(_ dialect: DialectName) {
    let bytes = Array(String(repeating: Self.entry, count: 50).utf8)
    var options = ReadingOptions(today: Day(ordinal: 0))
    (options.pieceSize, options.dialect) = (256, dialect)
    var files = JournalFiles.memory(["main.journal": Self.entry])
    files.openLarge = { _ in
      unsafe LargeFile(size: bytes.count, isUnchanged: { false }) { memory, offset in
        let end = min(bytes.count, offset + memory.count)
        unsafe memory.copyBytes(from: bytes[offset..<end])
        return .success(end - offset)
      }
    }
    let read = JournalReader(options, files: files, workers: .inTurn).read(["main.journal"])
    #expect(
      read.diagnostics.map(\.message).contains(
        "'main.journal' cannot be read: it has changed while it was read"))
  }

  /// Journals of other people, in a folder that the environment names: with their licences they are no
  /// part of the package.
  @Test(.enabled(if: Self.folder != nil))
  func `every journal of a folder reads the same cut at every item`() throws {
    let folder = try #require(Self.folder)
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap {
      $0 as? String
    }
    let languages = ["journal": DialectName.hledger, "hledger": .hledger, "ledger": .ledger]
    var count = 0
    for file in files.sorted() {
      guard let dialect = languages[(file as NSString).pathExtension],
        let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      else { continue }
      let cuts = text.utf8.count < 4000 ? Self.boundaries(of: text) : [997, text.utf8.count / 3]
      expectSame(text, dialect, sizes: cuts)
      count += 1
    }
    #expect(count > 0)
  }

  private static let folder = ProcessInfo.processInfo.environment["TALLY_JOURNALS"]

  /// The offsets in a text at which an item may start, and one that makes a piece of every item.
  private static func boundaries(of text: String) -> [Int] {
    var offset = 0
    var result = [1]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if offset > 0, line.first?.isLetter == true || line.first?.isNumber == true {
        result.append(offset)
      }
      offset += line.utf8.count + 1
    }
    return result
  }
}
