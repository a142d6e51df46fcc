package import LedgerModel

/// Why a line of a snapshots journal is not believed.
package enum SnapshotMistake: Error, Equatable, Sendable {
  /// The last line has no line feed: it may have been cut off.
  case torn
  /// The line does not begin as snapshots do.
  case unknownLine
  /// A later version of this program wrote the line.
  case unknownVersion(String)
  /// The line has no `check` field of 16 lower-case hexadecimal digits at its end.
  case unchecked
  /// The line says something else than when its `check` was computed.
  case edited(expected: String)
  /// A field is missing or cannot be read.
  case badField(name: String, text: String)
  /// The line is for a month that has not come.
  case notYet(Month)
  /// The line is for an earlier month than a line above it.
  case outOfOrder(after: String)
}

extension SnapshotMistake {
  /// A stable name in kebab-case.
  package var id: String {
    switch self {
    case .torn: "torn-snapshot"
    case .unknownLine: "unknown-snapshot-line"
    case .unknownVersion: "unknown-snapshot-version"
    case .unchecked, .edited: "edited-snapshot"
    case .badField: "unreadable-snapshot"
    case .notYet: "future-snapshot"
    case .outOfOrder: "out-of-order-snapshot"
    }
  }

  /// Whether the line is left out of all figures.
  package var isUnused: Bool {
    if case .outOfOrder = self { false } else { true }
  }

  /// Whether something is wrong with the line itself; a later version of the program, or the clock
  /// that wrote it, may be right.
  package var isError: Bool {
    switch self {
    case .unknownVersion, .notYet, .outOfOrder: false
    case .torn, .unknownLine, .unchecked, .edited, .badField: true
    }
  }

  /// What is wrong, as a diagnostic says it.
  package var message: String {
    switch self {
    case .torn: "the last line has no line feed, so it may have been cut off; it is not used"
    case .unknownLine: "expected a line that begins with '; snapshot'; it is not used"
    case .unknownVersion(let version):
      "version '\(version)' of snapshots is not known; the line is kept and not used"
    case .unchecked: "expected '  check=' and 16 hexadecimal digits at the end; it is not used"
    case .edited(let expected):
      "the line was changed after it was written: its check would be '\(expected)'; it is not used"
    case .badField(let name, let text): "expected \(name), found '\(text)'; it is not used"
    case .notYet(let month):
      "the line is for \(month), which has not come; it is not used and closes no month"
    case .outOfOrder(let later): "the line stands below one for a later month, \(later)"
    }
  }

  /// What to do about it.
  package var help: String {
    switch self {
    case .torn: "the next run that records a month ends the line; nothing else is lost"
    case .unknownVersion: "read the file with the version of tally-batch that wrote it"
    case .notYet:
      "set the clock of this computer if it is slow; else a clock was fast, so delete the line"
    case .outOfOrder: "it still counts; a merge of two branches can do this"
    case .unknownLine, .unchecked, .edited, .badField:
      "restore the line from version control; a new line is never written over it"
    }
  }
}
