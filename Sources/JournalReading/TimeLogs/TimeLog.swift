/// A form of hledger's for logs of time, which stand in files of their own.
enum TimeLog: String {
  /// Lines that start and stop a clock.
  case timeclock
  /// Days, with the hours of each account below them.
  case timedot

  /// The form of a file by its ending, or `nil` for a journal.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let form = TimeLog(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self = form
  }

  /// The form that stands before a path, as in `timedot:2026.txt`.
  init?(prefixOf argument: String) {
    guard let colon = argument.firstIndex(of: ":"),
      let form = TimeLog(rawValue: String(argument[..<colon]))
    else { return nil }
    self = form
  }
}

/// Reads a log of time as entries of one virtual posting each, in hours.
struct TimeLogReading {
  let reading: FileReading
  let form: TimeLog

  /// Reads a file's bytes, with the scope that its includer hands down.
  func read(_ bytes: [UInt8], trail: [IncludeReader.Step], _ scope: Scope, into books: inout Books)
  {
    let step = trail.last
    let file = reading.register(
      .whole(bytes), step?.path ?? "", step?.canonical ?? "", .hledger, &books)
    var parser = JournalParser(.hledger, reading.options, scope)
    parser.file = file
    swap(&parser.books, &books)
    switch form {
    case .timeclock: parser.parseTimeclock(bytes.span)
    case .timedot: parser.parseTimedot(bytes.span)
    }
    swap(&parser.books, &books)
  }
}
