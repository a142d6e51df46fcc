import Foundation
import Glibc
import JournalReading
import Testing

@testable import TallyBatchCLI

@Suite struct DiskStatusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder[name] }

  @Test func `what cannot be read has a reason`() throws {
    #expect(Disk.write([], to: path("x")) == nil)
    #expect(folder.makePipe("pipe"))
    let pipe = FileProblem.unreadable(reason: "it is a named pipe, not a file")
    #expect(Disk.problem(path("x")) == nil)
    #expect(Disk.problem(path("gone")) == .missing)
    #expect(Disk.problem(path("x/below")) == .missing)
    #expect(Disk.problem(folder.path) == .isDirectory)
    #expect(Disk.problem(path("pipe")) == pipe)
    #expect(Disk.problem(path("pipe"), takesStreams: true) == nil)
  }

  @Test(arguments: [
    ("/dev/zero", false), ("/dev/full", false), ("/dev/urandom", false), ("/dev/null", true),
  ])
  func `a device without an end is never read, and one that is empty may be`(
    _ path: String, _ isReadable: Bool
  ) {
    let problem = FileProblem.unreadable(reason: "it is a device, not a journal")
    for takesStreams in [true, false] {
      #expect(Disk.problem(path, takesStreams: takesStreams) == (isReadable ? nil : problem))
    }
  }

  @Test func `hard and symbolic links have the identity of their file`() throws {
    #expect(Disk.write([], to: path("x")) == nil)
    #expect(Disk.write([], to: path("y")) == nil)
    #expect(folder.hardLink("hard", to: "x"))
    #expect(folder.link("soft", to: "x"))
    let identity = try #require(Disk.identity(path("x")))
    #expect(Disk.identity(path("hard")) == identity)
    #expect(Disk.identity(path("soft")) == identity)
    #expect(Disk.identity(path("y")) != identity)
    #expect(Disk.identity(path("gone")) == nil)
  }
}
