import Foundation
import JournalReading
import Testing

@testable import TallyBatchCLI

@Suite final class DiskTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func `a file is read as it was written, in new folders`(_ size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    #expect(Disk.write(bytes, to: path("a/b/c")) == nil)
    #expect(try Disk.read(path("a/b/c")).get() == bytes)
    #expect(Disk.problem(path("a/b/c")) == nil)
  }

  @Test func `writing again replaces the whole file`() throws {
    #expect(Disk.write([1, 2, 3], to: path("x")) == nil)
    #expect(Disk.write([4], to: path("x")) == nil)
    #expect(try Disk.read(path("x")).get() == [4])
  }

  @Test func `what cannot be read or written has a reason`() {
    #expect(Disk.write([], to: path("x")) == nil)
    #expect(Disk.problem(path("gone")) == .missing)
    #expect(Disk.problem(path("x/below")) == .missing)
    #expect(Disk.problem(folder.path) == .isDirectory)
    #expect(Disk.write([], to: path("x/below"))?.reason == "Not a directory")
    #expect(Disk.write([], to: folder.path)?.reason == "Is a directory")
  }

  @Test func `a folder is listed without itself and the one above`() {
    for name in ["b", "a", ".c"] { #expect(Disk.write([], to: path(name)) == nil) }
    #expect(Disk.list(folder.path)?.sorted() == [".c", "a", "b"])
    #expect(Disk.list(path("a")) == nil)
  }

  @Test func `links are resolved`() throws {
    #expect(Disk.write([], to: path("x")) == nil)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("x"))
    #expect(Disk.canonical(path("link")) == Disk.canonical(path("x")))
    #expect(Disk.canonical(path("gone")) == path("gone"))
  }

  @Test func `what is appended sees the file and comes last`() throws {
    let file = path("new/log")
    #expect(Disk.append(to: file) { $0.isEmpty ? [1] : nil } == nil)
    #expect(Disk.append(to: file) { $0 == [1] ? [2, 3] : nil } == nil)
    #expect(Disk.append(to: file) { _ in nil } == nil)
    #expect(try Disk.read(file).get() == [1, 2, 3])
  }
}
