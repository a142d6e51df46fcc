internal import LedgerModel

/// The entries of a ledger by the months in which their postings count.
///
/// A posting counts on its own day where it has one, else on its entry's. What a closing entry
/// takes from assets and liabilities counts from the day after.
struct EntryCalendar: Sendable {
  /// The first month with a posting, or `nil` for empty books.
  let firstMonth: Month?
  /// Where the rows of each month from ``firstMonth`` on begin.
  private let starts: [Int32]
  /// The entry of each row, or `nil` if the entries themselves stand by month, once each.
  private let entries: [Int32]?
  private let days: [Day]

  init(_ columns: LedgerColumns, _ traits: [EntryTraits], _ days: PostingDays) {
    self.days = columns.days
    let visits = EntryVisits(columns, traits, days)
    guard let months = visits.months else {
      (firstMonth, starts, entries) = (nil, [0], nil)
      return
    }
    firstMonth = months.lowerBound
    if visits.isEmpty, columns.isInOrder {
      starts = EntryCalendar.starts(of: columns.days, in: months)
      entries = nil
    } else {
      (starts, entries) = visits.placed(columns.days)
    }
  }

  /// The first entry of each month, and the number of entries, if all stand by day.
  private static func starts(of days: [Day], in months: ClosedRange<Month>) -> [Int32] {
    var starts: [Int32] = [0]
    for index in months.lowerBound.index...months.upperBound.index {
      let last = Month(index: index).lastDay.ordinal
      let rest = days[Int(starts[starts.count - 1])...]
      starts.append(Int32(rest.partitioningIndex { last < $0.ordinal }))
    }
    return starts
  }
}

extension EntryCalendar {
  /// Whether the rows are the entries themselves, by day.
  var isInOrder: Bool { entries == nil }

  /// The months from the first to the last with a posting.
  var months: [Month] {
    guard let firstMonth else { return [] }
    return (0..<starts.count - 1).map { firstMonth.adding($0) }
  }

  /// The rows of the entries with a posting in a month, in the order of reading but for some of
  /// other days.
  func rows(of month: Month) -> Range<Int> {
    guard let firstMonth else { return 0..<0 }
    let row = month.index - firstMonth.index
    guard (0..<starts.count - 1).contains(row) else { return 0..<0 }
    return Int(starts[row])..<Int(starts[row + 1])
  }

  /// The entry of a row.
  func entry(at row: Int) -> Int {
    guard let entries else { return row }
    return Int(entries[row])
  }

  /// The last own day of an entry up to a day.
  func lastDay(upTo limit: Day) -> Day? {
    guard let firstMonth else { return nil }
    let end = min(limit.month.index, firstMonth.index + starts.count - 2)
    for index in stride(from: end, through: firstMonth.index, by: -1) {
      let first = Month(index: index).firstDay.ordinal
      var last = Int32.min
      for row in rows(of: Month(index: index)) {
        let day = days[entry(at: row)].ordinal
        if first <= day, day <= limit.ordinal { last = max(last, day) }
      }
      if last >= first { return Day(ordinal: last) }
    }
    return nil
  }

  /// The number of entries whose own day is after a day.
  func entryCount(after day: Day) -> Int {
    var count = 0
    for month in months.reversed().prefix(while: { $0.index >= day.month.index }) {
      let own = month.firstDay.ordinal...month.lastDay.ordinal
      for row in rows(of: month) {
        let other = days[entry(at: row)].ordinal
        if other > day.ordinal, own.contains(other) { count += 1 }
      }
    }
    return count
  }
}
