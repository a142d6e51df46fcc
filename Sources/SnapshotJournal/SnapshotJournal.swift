package import LedgerCore
package import LedgerModel

/// The lines of a snapshots journal, and which of them stand.
///
/// The file only grows. One line stands for a month and currency: `live` over the others, then the
/// greater as-of day, then the later line. The order of the lines does not matter otherwise.
package struct SnapshotJournal: Equatable, Sendable {
  /// A line that is believed.
  package struct Entry: Equatable, Sendable {
    /// The number of the line, from 1.
    package var number: Int
    package var line: SnapshotLine
  }

  /// A line that is not believed, or stands where it should not.
  package struct Problem: Equatable, Sendable {
    /// The number of the line, from 1.
    package var number: Int
    /// The bytes of the line in the file, without its line end.
    package var range: Range<Int>
    package var mistake: SnapshotMistake
  }

  /// The lines that are believed, as the file has them.
  package private(set) var entries: [Entry] = []
  /// What is wrong, as the file has it; at most one problem a line.
  package private(set) var problems: [Problem] = []
  /// The last month that any believed line of a currency is for.
  private var lastMonths: [String: Month] = [:]
  /// The last month that any line names, believed or not, up to the horizon: what closes the months
  /// before it.
  private var namedMonths: [String: Month] = [:]
  private var standingEntries: [Key: Entry] = [:]
  /// The last month that a line can be for, or `nil` if any can.
  private let horizon: Month?

  private struct Key: Hashable {
    var currency: String
    var month: Month
  }

  /// Reads a whole file; an empty line is nothing.
  ///
  /// A byte order mark at the start and a carriage return before a line feed are none of a line: a
  /// checkout for Windows adds them, and takes them away again.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - horizon: The last month that can have been recorded by now, or `nil` if any can. A line
  ///     for a later one is not believed and closes nothing, or one run under a wrong clock would
  ///     close every month to come.
  package init(_ bytes: [UInt8] = [], through horizon: Month? = nil) {
    self.horizon = horizon
    var (start, number) = (bytes.afterByteOrderMark.startIndex, 1)
    while start < bytes.count {
      let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = lineFeed ?? bytes.count
      let hasReturn = lineFeed != nil && end > start && bytes[end - 1] == UInt8(ascii: "\r")
      let range = start..<(hasReturn ? end - 1 : end)
      add(bytes[range], at: range, number: number, isTorn: lineFeed == nil)
      (start, number) = (end + 1, number + 1)
    }
  }

  private mutating func add(
    _ bytes: ArraySlice<UInt8>, at range: Range<Int>, number: Int, isTorn: Bool
  ) {
    guard !bytes.isEmpty else { return }
    do throws(SnapshotMistake) {
      if isTorn { throw .torn }
      let entry = Entry(number: number, line: try SnapshotLine(parsing: bytes))
      if isBeyond(entry.line.point.month) { throw .notYet(entry.line.point.month) }
      let later = lastMonths[entry.line.point.currency]
      add(entry)
      if let later, later > entry.line.point.month, !entry.line.point.origin.isFromGit {
        throw .outOfOrder(after: "\(later)")
      }
    } catch {
      problems.append(Problem(number: number, range: range, mistake: error))
      guard let (month, currency) = SnapshotLine.named(in: bytes), !isBeyond(month) else { return }
      namedMonths[currency] = max(namedMonths[currency] ?? month, month)
    }
  }

  private func isBeyond(_ month: Month) -> Bool { horizon.map { month > $0 } ?? false }

  private mutating func add(_ entry: Entry) {
    let point = entry.line.point
    entries.append(entry)
    lastMonths[point.currency] = max(lastMonths[point.currency] ?? point.month, point.month)
    namedMonths[point.currency] = max(namedMonths[point.currency] ?? point.month, point.month)
    let key = Key(currency: point.currency, month: point.month)
    if let standing = standingEntries[key], standing.line.outranks(entry.line) { return }
    standingEntries[key] = entry
  }
}

extension SnapshotJournal {
  /// The points that stand, by currency and then by month.
  package var standing: [KPISnapshotPoint] {
    standingEntries.values.map(\.line.point).sorted {
      ($0.currency, $0.month) < ($1.currency, $1.month)
    }
  }

  /// The line that stands for a month, or `nil` if none does.
  package func standing(_ month: Month, _ currency: String) -> SnapshotLine? {
    standingEntries[Key(currency: currency, month: month)]?.line
  }

  /// The last month that a line of a currency is for.
  ///
  /// A line that is torn or edited counts too: the month that it names was recorded, so the months
  /// before it are closed, whatever became of its figures. One for a month that has not come does
  /// not.
  package func lastMonth(_ currency: String) -> Month? { namedMonths[currency] }

  /// Whether a file is a snapshots journal: a snapshot stands in it before anything dated.
  package static func isSnapshotJournal(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.afterByteOrderMark
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if SnapshotLine.version(of: line) != nil { return true }
      if let first = line.first, 48...57 ~= first { return false }
      rest = rest[line.endIndex...].dropFirst()
    }
    return false
  }

  /// Whether lines can be appended to a file: it is a snapshots journal, has nothing in it yet, or
  /// was cut off in the first words of its first line.
  package static func canTakeLines(_ bytes: [UInt8]) -> Bool {
    let content = bytes.afterByteOrderMark.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
    return SnapshotLine.opening.utf8.starts(with: content) || isSnapshotJournal(bytes)
  }
}

extension [UInt8] {
  /// The bytes without the mark that some editors put first in a file of UTF-8.
  var afterByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

extension SnapshotLine {
  /// Whether this line stands although another for the same month and currency comes after it.
  func outranks(_ later: SnapshotLine) -> Bool {
    let (own, others) = (point.origin == .live, later.point.origin == .live)
    return own == others ? point.asOf > later.point.asOf : own
  }
}

extension KPISnapshotPoint.Origin {
  fileprivate var isFromGit: Bool {
    if case .git = self { true } else { false }
  }
}
