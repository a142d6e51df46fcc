import JournalReading
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct StopwatchLoadTests {
  @Test(
    arguments: [
      (0, 0, 1_500_000, "  0 bytes  0 entries  0 MB/s"),
      (1, 1, 0, "  1 byte  1 entry"),
      (999, 3, 1000, "  999 bytes  3 entries  999 MB/s"),
      (1000, 1, 1_000_000, "  1.0 kB  1 entry  1 MB/s"),
      (999_949, 1, 1_000_000, "  999.9 kB  1 entry  999 MB/s"),
      (999_950, 1, 1_000_000, "  1.0 MB  1 entry  999 MB/s"),
      (15_363_219, 100_000, 40_100_000, "  15.4 MB  100,000 entries  383 MB/s"),
      (4_000_000_000, 9, 1_000_000_000, "  4,000.0 MB  9 entries  4,000 MB/s"),
    ] as [(Int, Int, UInt64, String)])
  func `a stage tells what it went through and how fast`(
    _ bytes: Int, _ entries: Int, _ nanoseconds: UInt64, _ text: String
  ) {
    #expect(Stopwatch.Load(bytes: bytes, entries: entries).text(in: nanoseconds) == text)
  }

  @Test func `the bytes of included files count`() throws {
    let system = MemorySystem([
      "a.journal": "include b.journal\n", "b.journal": "2026-01-01 x\n    a  1\n    b\n",
    ])
    let named = try NamedFiles(["a.journal"], system.environment)
    let journal = named.read(["a.journal"], ReadingOptions(today: Day(ordinal: 0)))
    #expect(Stopwatch.Load(journal) == Stopwatch.Load(bytes: 18 + 28, entries: 1))
  }
}
