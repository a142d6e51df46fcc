import Foundation
import Glibc
import JournalReading
import Testing

@testable import TallyBatchCLI

@Suite struct DiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder[name] }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func `a file is read as it was written, in new folders`(_ size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    #expect(Disk.write(bytes, to: path("a/b/c")) == nil)
    #expect(try Disk.read(path("a/b/c")).get() == bytes)
    #expect(Disk.problem(path("a/b/c")) == nil)
  }

  @Test func `a file that is larger than the limit is not read`() throws {
    #expect(Disk.write(Array(repeating: 1, count: 11), to: path("x")) == nil)
    let file = try Disk.File(path("x"), O_RDONLY)
    let error = #expect(throws: DiskError.self) { try Disk.read(file.descriptor, atMost: 10) }
    #expect(error?.reason == "it is larger than 10 bytes")
    #expect(try Disk.read(file.descriptor, atMost: 11).count == 11)
  }

  @Test func `a file of more than two gibibytes is refused before it is read`() throws {
    #expect(Disk.write([], to: path("x")) == nil)
    #expect(folder.setSize(of: "x", to: 1 << 40))
    #expect(Disk.read(path("x")) == .failure(.unreadable(reason: "it is larger than 2 GiB")))
  }

  @Test func `a stream without an end stops at the limit`() throws {
    let zero = try Disk.File("/dev/zero", O_RDONLY)
    #expect(throws: DiskError.self) { try Disk.read(zero.descriptor, atMost: 1_000_000) }
  }

  @Test func `a pipe is read as a stream, and never waited for otherwise`() throws {
    let pipe = path("pipe")
    #expect(folder.makePipe("pipe"))
    #expect(Disk.read(pipe) == .failure(.unreadable(reason: "it is a named pipe, not a file")))
    Thread.detachNewThread {
      guard let file = try? Disk.File(pipe, O_WRONLY) else { return }
      try? Disk.writeAll(Array("2026-01-01 x\n".utf8), to: file.descriptor)
    }
    let bytes = try Disk.read(pipe, takesStreams: true).get()
    #expect(bytes == Array("2026-01-01 x\n".utf8))
  }
}
