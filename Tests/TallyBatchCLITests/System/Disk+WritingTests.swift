import Foundation
import Glibc
import Testing

@testable import TallyBatchCLI

@Suite struct DiskWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder[name] }

  private func mode(_ name: String) -> mode_t? {
    Disk.status(path(name)).map { $0.st_mode & 0o7777 }
  }

  @Test func `writing again replaces the whole file and leaves nothing beside it`() throws {
    #expect(Disk.write([1, 2, 3], to: path("a/x")) == nil)
    #expect(Disk.write([4], to: path("a/x")) == nil)
    #expect(try Disk.read(path("a/x")).get() == [4])
    #expect(Disk.list(path("a")) == ["x"])
  }

  @Test func `the temporary file of a run that was killed goes with the next write`() {
    // Linux gives no process a number as large as this.
    let dead = ".tally-batch-2147483647-12.tmp"
    let others = [
      ".tally-batch-\(getpid())-12.tmp", ".tally-batch-x-1.tmp", ".tally-batch-2147483647.tmp",
      ".tally-batch-0-1.tmp", "tally-batch-2147483647-1.tmp",
    ]
    for name in others + [dead] {
      #expect(FileManager.default.createFile(atPath: path(name), contents: nil))
    }
    #expect(Disk.write([1], to: path("x")) == nil)
    #expect(Disk.list(folder.path)?.sorted() == (others + ["x"]).sorted())
  }

  @Test func `who has the old file open keeps the whole of it`() throws {
    #expect(Disk.write([1, 2, 3], to: path("x")) == nil)
    let old = try Disk.File(path("x"), O_RDONLY)
    #expect(Disk.write([4], to: path("x")) == nil)
    #expect(try Disk.read(old.descriptor) == [1, 2, 3])
  }

  @Test(arguments: [mode_t(0o600), 0o640, 0o664, 0o755])
  func `the permissions of a file stay`(_ permissions: mode_t) {
    #expect(Disk.write([1], to: path("x")) == nil)
    #expect(folder.setMode(of: "x", to: permissions))
    #expect(Disk.write([2], to: path("x")) == nil)
    #expect(mode("x") == permissions)
  }

  @Test(arguments: ["real/x", "real/new"])
  func `a link stays a link, and what it leads to is written`(_ target: String) throws {
    #expect(Disk.write([1], to: path("real/x")) == nil)
    #expect(folder.link("link", to: target))
    #expect(Disk.write([2], to: path("link")) == nil)
    #expect(Disk.target(of: path("link")) == path(target))
    #expect(try Disk.read(path(target)).get() == [2])
  }

  @Test func `what cannot be written has a reason, before and when it is tried`() {
    #expect(Disk.write([1], to: path("x")) == nil)
    #expect(folder.makePipe("pipe"))
    #expect(folder.link("round", to: "round"))
    for (place, reason) in [
      (path("x/below"), "Not a directory"), (folder.path, "it is a folder, not a file"),
      (path("pipe"), "it is a named pipe, not a file"), ("/dev/null", "it is a device, not a file"),
      (path("round"), "Too many levels of symbolic links"),
    ] {
      #expect(Disk.writingProblem(place)?.reason == reason)
      #expect(Disk.write([], to: place)?.reason == reason)
    }
    #expect(Disk.writingProblem(path("x")) == nil)
    #expect(Disk.writingProblem(path("new/folders/x")) == nil)
    #expect(Disk.list(path("new")) == nil)
  }
}
