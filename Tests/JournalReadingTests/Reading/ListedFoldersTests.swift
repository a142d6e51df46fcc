import Diagnostics
import LedgerModel
import Synchronization
import Testing

@testable import JournalReading

struct ListedFoldersTests {
  /// Counts how often folders are listed.
  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  @Test func `a folder is listed once, however many of its files match`() {
    let names = (0..<4000).map { "books/\($0).journal" }
    var files = JournalFiles.memory(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let (list, counter) = (files.list, Counter())
    files.list = { folder in
      if folder == "books" { counter.add() }
      // A file is no folder, and the list of this disk is slow.
      return folder.hasSuffix(".journal") ? nil : list(folder)
    }
    #expect(FilePattern("books/*.journal").matches(in: files).count == 4000)
    #expect(counter.count <= 2)
  }

  @Test func `a path is known by the list of its folder`() {
    var folders = ListedFolders(.memory(["a": "", "b/c": ""]))
    #expect(folders.holds("a") && folders.holds("b") && folders.holds("b/c"))
    #expect(!folders.holds("c") && !folders.holds("b/a") && !folders.holds("/a"))
  }
}
