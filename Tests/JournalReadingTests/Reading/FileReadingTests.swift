import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct FileReadingTests {
  private func read(_ bytes: [UInt8], at path: String) throws(FileProblem) -> Books {
    let files = JournalFiles.memory([:])
    let reading = FileReading(
      options: ReadingOptions(today: Day(ordinal: 0)), files: files, workers: .alone)
    var books = Books()
    try reading.read(
      .whole(bytes), path: path, dialect: nil, trail: [.init(path: path, canonical: path)], Scope(),
      into: &books)
    return books
  }

  @Test(arguments: [
    ("a.journal", "hledger"), ("a.ledger", "ledger"), ("a.bean", "beancount"), ("a.txt", "hledger"),
  ])
  func `a file is entered once with its language and its bytes`(_ path: String, _ dialect: String)
    throws
  {
    let books = try read(Array("; nothing\n".utf8), at: path)
    #expect(books.ledger.sources == [Ledger.Source(name: path, dialect: dialect)])
    #expect(books.sources[0]?.text().bytes.count == 10)
    #expect(books.seen == [path])
    #expect(books.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ([0xFF], 0), ([0x61, 0x0A, 0x62, 0xC3], 3), ([0xC3, 0xA9, 0x20, 0xE2, 0x82, 0x0A], 3),
  ])
  func `the first bytes that are not UTF-8 are an error at their place`(
    _ bytes: [UInt8], _ offset: Int
  ) throws {
    let books = try read(Array("; ".utf8) + bytes, at: "a.journal")
    let mistakes = books.diagnostics.filter { $0.id == "utf8-invalid" }
    #expect(mistakes.map { $0.range?.lowerBound } == [offset + 2])
  }

  @Test func `UTF-8 of any width is no error`() throws {
    #expect(try read(Array("; é € 👍\n".utf8), at: "a.journal").diagnostics.isEmpty)
  }
}
