import Foundation
import Glibc

/// A new folder on the disk, which goes with this value.
final class TemporaryFolder: Sendable {
  private let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  var path: String { place.path }

  /// The path of something in the folder.
  subscript(name: String) -> String { place.appending(path: name).path }

  func makePipe(_ name: String) -> Bool { unsafe mkfifo(self[name], 0o600) == 0 }

  func setSize(of name: String, to bytes: Int) -> Bool { unsafe truncate(self[name], bytes) == 0 }

  func setMode(of name: String, to mode: mode_t) -> Bool { unsafe chmod(self[name], mode) == 0 }

  /// Makes a symbolic link; what it leads to need not be there.
  func link(_ name: String, to target: String) -> Bool { unsafe symlink(target, self[name]) == 0 }

  /// Makes a second name of a file.
  func hardLink(_ name: String, to other: String) -> Bool {
    unsafe Glibc.link(self[other], self[name]) == 0
  }
}
