import Foundation
import Glibc
import Testing

@testable import TallyBatchCLI

@Suite struct DiskFoldersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder[name] }

  @Test func `a folder is listed without itself and the one above`() {
    for name in ["b", "a", ".c"] { #expect(Disk.write([], to: path(name)) == nil) }
    #expect(Disk.list(folder.path)?.sorted() == [".c", "a", "b"])
    #expect(Disk.list(path("a")) == nil)
  }

  @Test func `links are resolved, and so are the folders of what is not there`() throws {
    #expect(Disk.write([], to: path("real/x")) == nil)
    #expect(folder.link("way", to: "real"))
    #expect(folder.link("link", to: "real/x"))
    #expect(Disk.canonical(path("link")) == Disk.canonical(path("real/x")))
    #expect(Disk.canonical(path("way/new/y")) == Disk.canonical(path("real")) + "/new/y")
    #expect(Disk.canonical(path("real/../gone")) == Disk.canonical(folder.path) + "/gone")
    #expect(Disk.canonical("gone") == Disk.canonical("") + "/gone")
    #expect(Disk.canonical("/gone") == "/gone")
  }

  @Test(arguments: [
    "new/./x", "new//x", "zzz/../new/x", "new/y/../x", "./new/x", "dangling", "way/x", "chain",
  ])
  func `what is not there has one path, however it is typed`(_ typed: String) {
    #expect(folder.link("dangling", to: "new/x"))
    #expect(folder.link("way", to: "new"))
    #expect(folder.link("chain", to: "./zzz/../dangling"))
    #expect(Disk.canonical(path("") + "/" + typed) == Disk.canonical(folder.path) + "/new/x")
  }

  @Test(arguments: ["round", "deeper", "wide", "round/x", "deeper/../x"])
  func `a circle of links has a path all the same`(_ typed: String) {
    #expect(folder.link("round", to: "round"))
    #expect(folder.link("deeper", to: "deeper/deeper"))
    #expect(folder.link("wide", to: "wide/../wide"))
    #expect(Disk.canonical(path(typed)).hasPrefix("/"))
  }

  @Test func `the root has nothing above it`() {
    #expect(Disk.canonical("/gone/../../x") == "/x")
  }

  @Test func `the target of links need not be there`() {
    #expect(folder.link("a", to: "b"))
    #expect(folder.link("b", to: path("c/d")))
    #expect(folder.link("round", to: "round"))
    #expect(Disk.target(of: path("a")) == path("c/d"))
    #expect(Disk.target(of: path("gone")) == path("gone"))
    #expect(Disk.target(of: path("round")) == path("round"))
  }
}
