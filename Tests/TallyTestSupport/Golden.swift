package import Foundation
package import Testing

/// A file in `Fixtures`, beside the test, that holds the text a test expects.
///
/// With `TALLY_RECORD=1` in the environment the file is written instead of compared, and an issue
/// is recorded, so that a recording run never passes.
package struct Golden: Sendable {
  private let url: URL
  private let isRecording: Bool

  /// Names a golden file.
  ///
  /// - Parameters:
  ///   - name: The path below `Fixtures`.
  ///   - testFile: The path of the test's source, which `Fixtures` stands beside.
  ///   - isRecording: Whether to write the file; `TALLY_RECORD` decides if left out.
  package init(_ name: String, testFile: String = #filePath, isRecording: Bool? = nil) {
    url = Golden.fixture(name, testFile: testFile)
    self.isRecording = isRecording ?? (ProcessInfo.processInfo.environment["TALLY_RECORD"] == "1")
  }

  /// The place of a file in `Fixtures`, beside a test.
  package static func fixture(_ name: String, testFile: String = #filePath) -> URL {
    URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name)
  }

  /// Checks that a text equals the file byte for byte, or writes it to the file.
  package func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if isRecording {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url, options: .atomic)
      Issue.record("recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let expected = try Data(contentsOf: url)
    guard expected != Data(actual.utf8) else { return }
    let diff = LineDiff(from: String(decoding: expected, as: UTF8.self), to: actual)
    Issue.record(
      "\(url.lastPathComponent) differs; TALLY_RECORD=1 rewrites it\n\(diff)",
      sourceLocation: sourceLocation)
  }
}
