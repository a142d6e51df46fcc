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

  @Test func `a large file is opened once and not held, unless it is a snapshots journal`() throws {
    var system = MemorySystem().environment
    let opened = Reads()
    let snapshot = "; snapshot 1  2026-01 USD\n"
    system.files.openLarge = { path in
      opened.paths.withLock { $0.append(path) }
      let text = path == "old" ? snapshot : "2026-01-01 x\n    a  1\n    b\n"
      let bytes = Array(text.utf8)
      return unsafe LargeFile(size: bytes.count) { memory, offset in
        let end = min(bytes.count, offset + memory.count)
        unsafe memory.copyBytes(from: bytes[offset..<end])
        return .success(end - offset)
      }
    }
    system.files.readNamed = { _ in .success(Array(snapshot.utf8)) }
    let named = try NamedFiles(["new", "old"], system)
    #expect(named["new"].isEmpty)
    #expect(named["old"] == Array(snapshot.utf8))
    #expect(named.read(["new"], ReadingOptions(today: Day(ordinal: 0))).transactions == 1)
    #expect(opened.paths.withLock { $0 } == ["new", "old"])
  }

  private final class Reads: Sendable {
    let paths = Mutex<[String]>([])
  }
}
