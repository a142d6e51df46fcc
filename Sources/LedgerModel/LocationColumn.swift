/// Where the entries of a ledger stand in the input, in 32 bits each.
///
/// Entries that follow each other mostly stand in one file, less than 4 GiB apart: what they have in
/// common is held once a run of them.
struct LocationColumn: Sendable {
  /// What the locations of some entries have in common, from one entry on.
  private struct Run: Sendable {
    let start: Int32
    let file: Int32
    /// The offset divided by 2^32.
    let high: Int32
  }

  private var offsets: [UInt32] = []
  private var runs: [Run] = []

  /// The location of an entry.
  subscript(entry: Int) -> SourceLocation {
    let run = runs[runs.partitioningIndex { Int($0.start) > entry } - 1]
    return SourceLocation(file: run.file, offset: Int(run.high) << 32 | Int(offsets[entry]))
  }

  mutating func reserveCapacity(_ capacity: Int) { offsets.reserveCapacity(capacity) }

  mutating func append(_ location: SourceLocation) {
    startRun(of: location)
    offsets.append(UInt32(truncatingIfNeeded: location.offset))
  }

  /// Adds the locations of entries of a file, ascending by offset.
  mutating func append(_ rows: Span<EntryRow>, file: Int32) {
    guard !rows.isEmpty else { return }
    let (first, last) = (rows[0].offset, rows[rows.count - 1].offset)
    guard first >> 32 == last >> 32 else {
      for row in rows.indices { append(SourceLocation(file: file, offset: rows[row].offset)) }
      return
    }
    startRun(of: SourceLocation(file: file, offset: first))
    offsets.append(addingCapacity: rows.count) {
      for row in rows.indices { $0.append(UInt32(truncatingIfNeeded: rows[row].offset)) }
    }
  }

  /// Adds the locations of entries of another column.
  mutating func append(contentsOf other: LocationColumn, _ entries: Range<Int>) {
    for entry in entries { append(other[entry]) }
  }

  /// Starts a run at the next entry, if the last one is not for its location.
  private mutating func startRun(of location: SourceLocation) {
    let high = Int32(truncatingIfNeeded: location.offset >> 32)
    if let last = runs.last, last.file == location.file, last.high == high { return }
    runs.append(Run(start: Int32(offsets.count), file: location.file, high: high))
  }
}
