package import LedgerCore
package import LedgerModel

/// Decides whether a run records its month.
///
/// A month is open until a later one has a line; then it is permanent.
package enum RecordIfNeeded: Equatable, Sendable {
  /// The line to append.
  case append(SnapshotLine)
  /// Nothing is recorded.
  case nothing(Reason)

  /// Why nothing is recorded.
  package enum Reason: Equatable, Sendable {
    /// The as-of day has not come.
    case asOfAfterToday(Day)
    /// A later month of the same currency has a line.
    case monthIsClosed(Month, by: Month)
    /// The standing line has these figures.
    case unchanged(Month)
    /// Another line would stand all the same: a live one, or one of a later day.
    case outranked(Month, by: KPISnapshotPoint.Origin, asOf: Day)
    /// The symbol of the currency cannot stand in a line.
    case unwritableCurrency(String)
  }

  /// Decides for the report of a run.
  ///
  /// - Parameters:
  ///   - report: The finished report, whose own numbers are recorded.
  ///   - today: The day of the run.
  ///   - journal: The lines that the file has.
  package init(_ report: KPIReport, today: Day, journal: SnapshotJournal) {
    let isRecent = report.month >= today.month.previous
    let point = KPISnapshotPoint(report, origin: isRecent ? .live : .derived)
    self.init(SnapshotLine(point, fingerprint: report.fingerprint), today: today, journal: journal)
  }

  /// Decides for a line.
  package init(_ line: SnapshotLine, today: Day, journal: SnapshotJournal) {
    let point = line.point
    guard point.asOf <= today else {
      self = .nothing(.asOfAfterToday(point.asOf))
      return
    }
    if let last = journal.lastMonth(point.currency), last > point.month {
      self = .nothing(.monthIsClosed(point.month, by: last))
      return
    }
    if let standing = journal.standing(point.month, point.currency) {
      if standing.point.hasSameFigures(as: point) {
        self = .nothing(.unchanged(point.month))
        return
      }
      if standing.outranks(line) {
        self = .nothing(
          .outranked(point.month, by: standing.point.origin, asOf: standing.point.asOf))
        return
      }
    }
    self = line.isWritable ? .append(line) : .nothing(.unwritableCurrency(point.currency))
  }
}

extension RecordIfNeeded.Reason: CustomStringConvertible {
  /// The reason as a note says it.
  package var description: String {
    switch self {
    case .asOfAfterToday(let day): "no snapshot is recorded: \(day) has not come"
    case .monthIsClosed(let month, let later):
      "no snapshot is recorded: \(month) is closed, since \(later) has one"
    case .unchanged(let month): "no snapshot is recorded: the figures of \(month) did not change"
    case .outranked(let month, let origin, let day):
      "no snapshot is recorded: a \(origin) one of \(day) stands for \(month)"
    case .unwritableCurrency(let symbol):
      "no snapshot is recorded: the symbol '\(symbol)' has blanks that a line cannot hold"
    }
  }
}

extension RecordIfNeeded {
  /// The bytes that append a line to a file: one line, behind a line end if the file lacks one.
  ///
  /// The line ends as the last one of the file does.
  package static func bytes(appending line: SnapshotLine, to file: [UInt8]) -> [UInt8] {
    let lineFeed = UInt8(ascii: "\n")
    let isOpen = file.afterByteOrderMark.last.map { $0 != lineFeed } ?? false
    let end = lineEnd(of: file)
    // A carriage return that lost its line feed has only that to come.
    let closing = file.last == UInt8(ascii: "\r") ? [lineFeed] : end
    return (isOpen ? closing : []) + Array(line.text.utf8) + end
  }

  /// How the last line that has an end ends; a file without one gets line feeds.
  private static func lineEnd(of file: [UInt8]) -> [UInt8] {
    guard let last = file.lastIndex(of: UInt8(ascii: "\n")), last > 0,
      file[last - 1] == UInt8(ascii: "\r")
    else { return [UInt8(ascii: "\n")] }
    return [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }
}
