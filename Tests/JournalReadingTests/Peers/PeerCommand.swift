import Foundation

/// A program that other tools' users have, found on the search path.
struct PeerCommand {
  let path: String

  /// What a run of it left.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String
  }

  /// The program of a name, or `nil` if it is not installed.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Runs it to its end, with what it complains about kept in a file of a folder.
  func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
    let complaints = folder.appendingPathComponent("complaints")
    try Data().write(to: complaints)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let errors = try String(decoding: Data(contentsOf: complaints), as: UTF8.self)
    return Outcome(status: process.terminationStatus, output: data, errors: errors)
  }
}
