import JournalReading
import LedgerModel
import Synchronization
import Testing

@testable import TallyBatchCLI

@Suite struct NamedFilesTests {
  @Test func `a pipe is read once, however often its bytes are used`() throws {
    var system = MemorySystem().environment
    let reads = Reads()
    system.files.readNamed = { path in
      reads.paths.withLock { $0.append(path) }
      return .success(Array("2026-01-01 x\n    a  1\n    b\n".utf8))
    }
    let named = try NamedFiles(["/dev/fd/63", "/dev/fd/63"], system)
    #expect(named["/dev/fd/63"].count == 28)
    let journal = named.read(["/dev/fd/63"], ReadingOptions(today: Day(ordinal: 0)))
    #expect(journal.transactions == 1)
    #expect(reads.paths.withLock { $0 } == ["/dev/fd/63"])
  }

  @Test func `a file that cannot be read is a usage error`() {
    var system = MemorySystem().environment
    system.files.readNamed = { _ in .failure(.unreadable(reason: "it is larger than 2 GiB")) }
    #expect(throws: UsageError("standard input cannot be read: it is larger than 2 GiB")) {
      try NamedFiles(["-"], system)
    }
  }

  private final class Reads: Sendable {
    let paths = Mutex<[String]>([])
  }
}
