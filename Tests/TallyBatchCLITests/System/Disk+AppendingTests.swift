import Foundation
import Glibc
import Testing

@testable import TallyBatchCLI

@Suite struct DiskAppendingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder[name] }

  @Test func `what is appended sees the file and comes last`() throws {
    let file = path("new/log")
    #expect(Disk.append(to: file) { $0.isEmpty ? [1] : nil } == nil)
    #expect(Disk.append(to: file) { $0 == [1] ? [2, 3] : nil } == nil)
    #expect(Disk.append(to: file) { _ in nil } == nil)
    #expect(try Disk.read(file).get() == [1, 2, 3])
  }

  @Test func `a lock that is not let go is an error after a while`() throws {
    #expect(Disk.write([1], to: path("log")) == nil)
    let other = try Disk.File(path("log"), O_RDONLY)
    #expect(flock(other.descriptor, LOCK_EX) == 0)
    let error = Disk.append(to: path("log"), patience: 0) { _ in [2] }
    #expect(error?.reason == "another program keeps it locked, for more than 0 seconds")
    #expect(flock(other.descriptor, LOCK_UN) == 0)
    #expect(Disk.append(to: path("log"), patience: 0) { _ in [2] } == nil)
    #expect(try Disk.read(path("log")).get() == [1, 2])
  }

  @Test func `nothing but a file is appended to, and a pipe is not waited for`() {
    #expect(folder.makePipe("pipe"))
    let error = Disk.append(to: path("pipe")) { _ in [1] }
    #expect(error?.reason == "it is a named pipe, not a file")
    #expect(Disk.append(to: "/dev/null") { _ in [1] }?.reason == "it is a device, not a file")
  }
}
