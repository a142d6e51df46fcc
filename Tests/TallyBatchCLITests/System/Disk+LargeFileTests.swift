import Diagnostics
import JournalReading
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct DiskLargeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes entries of a megabyte and a half, with a directive after every thousandth.
  private func writeJournal() -> String {
    let text = (0..<20_000).map { number in
      "2026-01-\(number % 19 + 10)  Shop \(number % 300)\n    Expenses:Part\(number % 50)"
        + "  \(number).25 EUR\n    Assets:Cash\n\n"
        + (number.isMultiple(of: 1000) ? "account Part\(number)\n" : "")
    }.joined()
    #expect(Disk.write(Array(text.utf8), to: folder["big.journal"]) == nil)
    return folder["big.journal"]
  }

  @Test func `a small file, a folder and a file that is not there are not large`() {
    #expect(Disk.write([1], to: folder["small"]) == nil)
    #expect(Disk.openLarge(folder["small"])?.size == nil)
    #expect(Disk.openLarge(folder["none"])?.size == nil)
    #expect(Disk.openLarge(folder[""])?.size == nil)
  }

  @Test func `a large file reads the same whole, in pieces and on two threads`() throws {
    let path = writeJournal()
    let size = try Disk.read(path).get().count
    #expect(Disk.openLarge(path)?.size == size)
    let live = SystemEnvironment.live().files
    var whole = live
    whole.openLarge = { _ in nil }
    var options = ReadingOptions(today: Day(ordinal: 0))
    options.pieceSize = 64 << 10
    let expected = JournalReader(options, files: whole).read([path])
    let two = Workers(count: 2) { Workers.threads.start($0) }
    for workers in [Workers.alone, two, two, two] {
      let read = JournalReader(options, files: live, workers: workers).read([path])
      #expect(read.ledger.postings.units == expected.ledger.postings.units)
      #expect(read.ledger.postings.accounts == expected.ledger.postings.accounts)
      #expect(read.ledger.entries.payees == expected.ledger.entries.payees)
      #expect(read.ledger.accounts.count == expected.ledger.accounts.count)
      #expect(read.transactions == 20_000 && expected.transactions == 20_000)
      #expect(read.diagnostics == expected.diagnostics)
    }
  }

  @Test func `a large file that shrinks while it is open is an error`() throws {
    let path = writeJournal()
    var files = SystemEnvironment.live().files
    files.openLarge = { [folder] path in
      let large = Disk.openLarge(path)
      #expect(folder.setSize(of: "big.journal", to: 1 << 19))
      return large
    }
    let read = JournalReader(ReadingOptions(today: Day(ordinal: 0)), files: files).read([path])
    #expect(read.diagnostics.contains { $0.message.contains("shorter while it was read") })
  }
}
