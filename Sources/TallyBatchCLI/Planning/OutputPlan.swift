internal import LedgerModel
internal import ReportRendering

/// Where the report files and the snapshots of a run are.
struct OutputPlan: Equatable, Sendable {
  /// Where the report goes.
  enum Target: Equatable, Sendable {
    /// A file a format, named by the month.
    case folder(FilePath)
    /// The one report, in this file.
    case file(FilePath)
    /// The one report on standard output; nothing is written or recorded.
    case standardOutput
  }

  var formats: [ReportFormat]
  var target: Target
  /// The snapshots journal, or `nil` to have none.
  var snapshots: FilePath?

  /// Finds the places by the first journal and what was typed.
  init(_ raw: RawArguments, journal: String) throws(UsageError) {
    formats = try OutputPlan.formats(raw.formats)
    if FilePath(journal).isStream, raw.output == nil, let first = formats.first {
      throw UsageError(
        "reports go beside the journal, and standard input or a pipe is in no folder",
        help: "type a folder, such as '-o reports', or '-O \(first.fileExtension) -o -' to see one")
    }
    let standard = (FilePath(journal).isStream ? FilePath("") : FilePath(journal).folder)
      .appending("reports")
    target = try OutputPlan.target(raw.output, formats: formats, standard: standard)
    switch raw.snapshots {
    case .none: snapshots = nil
    case .file(let path): snapshots = FilePath(path)
    case .besideReports:
      let folder =
        switch target {
        case .folder(let folder): folder
        case .file(let file): file.folder
        case .standardOutput: standard
        }
      snapshots = folder.appending("snapshots.journal")
    }
  }

  private static func target(
    _ output: String?, formats: [ReportFormat], standard: FilePath
  ) throws(UsageError) -> Target {
    guard let output else { return .folder(standard) }
    if output == "-" {
      guard formats.count < 2 else {
        throw UsageError("'-o -' takes one format, found \(formats.count)")
      }
      return .standardOutput
    }
    let path = FilePath(output)
    guard let named = ReportFormat.allCases.first(where: { $0.fileExtension == path.ending }) else {
      return .folder(path)
    }
    if formats.isEmpty {
      throw UsageError(
        "'-o \(output)' writes nothing without a format", help: "add '-O \(named.fileExtension)'")
    }
    if formats.count > 1, formats.contains(named) {
      throw UsageError(
        "'-o \(output)' is one file, and \(formats.count) formats are asked for",
        help: "type a folder, such as '-o reports'")
    }
    guard formats == [named] else {
      let format = formats[0].fileExtension
      throw UsageError(
        "'-o \(output)' ends in \(named.fileExtension), and the format is \(format)",
        help: "type a folder, or a file that ends in \(format)")
    }
    return .file(path)
  }

  /// Whether report files are written and the month is recorded.
  var writesFiles: Bool { !formats.isEmpty && target != .standardOutput }

  /// The file of a format for a month.
  func path(_ format: ReportFormat, _ month: Month) -> FilePath? {
    switch target {
    case .folder(let folder): folder.appending(format.fileName(for: month))
    case .file(let file): file
    case .standardOutput: nil
    }
  }
}

extension OutputPlan {
  /// The names of the formats of report files.
  static let formatNames = ReportFormat.allCases.map(\.fileExtension)

  /// The formats of some names, each once, in the order of typing.
  static func formats(_ names: [String]) throws(UsageError) -> [ReportFormat] {
    var formats: [ReportFormat] = []
    for name in names {
      guard let format = ReportFormat.allCases.first(where: { $0.fileExtension == name }) else {
        throw .unknownFormat(name, of: formatNames)
      }
      if !formats.contains(format) { formats.append(format) }
    }
    return formats
  }
}
