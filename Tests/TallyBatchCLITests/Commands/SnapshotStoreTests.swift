import Foundation
import LedgerCore
import LedgerModel
import SnapshotJournal
import Testing

@testable import TallyBatchCLI

@Suite struct SnapshotStoreTests {
  private static let horizon = Month(year: 2026, month: 12)

  private static func line(month: Int, netWorth: Int) throws -> SnapshotLine {
    let month = Month(year: 2026, month: month)
    return SnapshotLine(
      KPISnapshotPoint(
        month: month, asOf: month.lastDay, currency: "C\(netWorth)", origin: .live,
        netWorth: Quantity(netWorth), totalDebt: .zero, netCashFlow: .zero, savingsRate: nil,
        runwayMonths: nil, monthlyRecurringOutflow: .zero, debtToIncome: nil),
      fingerprint: "0123456789abcdef")
  }

  @Test func `no path is no store, and a missing file is an empty one`() throws {
    let system = MemorySystem().environment
    #expect(try SnapshotStore(nil, through: Self.horizon, system) == nil)
    #expect(
      try #require(try SnapshotStore(FilePath("s"), through: Self.horizon, system)).journal.entries
        .isEmpty)
  }

  @Test func `a folder in its place is a mistake`() {
    let system = MemorySystem(["s/x": ""]).environment
    #expect(throws: UsageError("'s' is a folder, not a snapshots journal")) {
      try SnapshotStore(FilePath("s"), through: Self.horizon, system)
    }
  }

  @Test func `writers at once lose no line`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = FilePath(folder.appending(path: "reports/snapshots.journal").path)
    let today = try #require(Day("2026-12-31"))
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...2 {
        group.addTask {
          for number in 0..<50 {
            do {
              let line = try Self.line(month: 12, netWorth: writer * 1000 + number)
              let store = try #require(try SnapshotStore(path, through: Self.horizon, .live()))
              _ = try store.append(line, today: today)
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    let journal = try #require(try SnapshotStore(path, through: Self.horizon, .live())).journal
    #expect(journal.problems.isEmpty)
    #expect(journal.standing.count == 100)
    #expect(journal.entries.count == 100)
  }

  @Test func `what was decided before the lock is decided again under it`() throws {
    let system = MemorySystem()
    let store = try #require(
      try SnapshotStore(FilePath("s"), through: Self.horizon, system.environment))
    let today = try #require(Day("2026-12-31"))
    let line = try Self.line(month: 11, netWorth: 1)
    #expect(try store.append(line, today: today) == "recorded 2026-11 in s")
    let again = try store.append(line, today: today)
    #expect(again == "no snapshot is recorded: the figures of 2026-11 did not change")
    #expect(system.text("s") == line.text + "\n")
  }

  @Test func `a month that another run closed meanwhile is not said to be recorded`() throws {
    let system = MemorySystem()
    let store = try #require(
      try SnapshotStore(FilePath("s"), through: Self.horizon, system.environment))
    let (line, later) = (
      try Self.line(month: 10, netWorth: 1), try Self.line(month: 11, netWorth: 1)
    )
    #expect(system.environment.write("s", Array((later.text + "\n").utf8)) == nil)
    let sentence = try store.append(line, today: try #require(Day("2026-12-31")))
    #expect(sentence == "no snapshot is recorded: 2026-10 is closed, since 2026-11 has one")
    #expect(system.text("s") == later.text + "\n")
  }

  @Test func `a file with something else in it is not appended to, early or late`() throws {
    let system = MemorySystem(["s": "notes\n"])
    let store = try #require(
      try SnapshotStore(FilePath("s"), through: Self.horizon, system.environment))
    let late = try #require(
      try SnapshotStore(FilePath("new"), through: Self.horizon, system.environment))
    let line = try Self.line(month: 11, netWorth: 1)
    let today = try #require(Day("2026-12-31"))
    #expect(throws: UsageError.self) { try store.checkWritable() }
    try late.checkWritable()
    #expect(system.environment.write("new", Array("# Report\n".utf8)) == nil)
    let error = try #require(throws: UsageError.self) { try late.append(line, today: today) }
    #expect(error.message == "'new' has something else in it than snapshots")
    #expect(system.text("new") == "# Report\n")
  }

  @Test func `what cannot be written is found without writing`() throws {
    let system = MemorySystem(unwritable: ["s": "it is a device, not a file"])
    let store = try #require(
      try SnapshotStore(FilePath("s"), through: Self.horizon, system.environment))
    let error = try #require(throws: UsageError.self) { try store.checkWritable() }
    #expect(error.message == "'s' cannot be written: it is a device, not a file")
    #expect(error.help == "to record nothing, type --no-snapshots")
  }

  @Test func `a line for a month that has not come is warned of and closes nothing`() throws {
    let far = Month(year: 2099, month: 1)
    let line = try Self.line(month: 12, netWorth: 7)
    var later = line
    later.point.month = far
    later.point.asOf = far.lastDay
    let system = MemorySystem(["s": later.text + "\n"])
    let environment = system.environment
    let store = try #require(
      try SnapshotStore(FilePath("s"), through: Self.horizon, environment))
    store.warn(Messages(MessageStyle(RawArguments(), environment), environment))
    #expect(system.errors.contains("s:1:1: warning: the line is for 2099-01, which has not come"))
    #expect(system.errors.contains("  = help: set the clock"))
    _ = try store.append(line, today: try #require(Day("2026-12-31")))
    #expect(system.text("s") == later.text + "\n" + line.text + "\n")
  }
}
