internal import LedgerModel

/// The entries of a ledger by the months in which their postings count.
///
/// A posting counts on its own day where it has one, else on its entry's. What a closing entry
/// takes from assets and liabilities counts from the day after.
struct EntryCalendar: Sendable {
  /// The first month with a posting, or `nil` for empty books.
  let firstMonth: Month?
  /// Where the entries of each month from ``firstMonth`` on begin in ``entries``.
  private let starts: [Int32]
  private let entries: [Int32]
  private let days: [Day]

  /// That an entry has a posting in another month than its own.
  private struct Visit {
    let entry: Int32
    let month: Int32
  }

  init(_ columns: LedgerColumns, _ traits: [EntryTraits], _ days: PostingDays) {
    self.days = columns.days
    var memo = MonthMemo()
    let months = columns.days.map { memo.month(of: $0) }
    let visits = EntryCalendar.visits(months, columns, traits, days)
    let all = [months.min(), months.max()].compactMap(\.self) + visits.map(\.month)
    guard let first = all.min(), let last = all.max() else {
      (firstMonth, starts, entries) = (nil, [0], [])
      return
    }
    firstMonth = Month(index: Int(first))
    var ends = Array(repeating: Int32(0), count: Int(last - first) + 2)
    for month in months { ends[Int(month - first) + 1] += 1 }
    for visit in visits { ends[Int(visit.month - first) + 1] += 1 }
    for row in ends.indices.dropFirst() { ends[row] += ends[row - 1] }
    starts = ends
    var places = Array(repeating: Int32(0), count: months.count + visits.count)
    func place(_ entry: Int32, _ month: Int32) {
      let row = Int(month - first)
      places[Int(ends[row])] = entry
      ends[row] += 1
    }
    for entry in months.indices { place(Int32(entry), months[entry]) }
    for visit in visits { place(visit.entry, visit.month) }
    entries = places
  }

  /// The other months than their own in which entries have postings.
  private static func visits(
    _ months: [Int32], _ columns: LedgerColumns, _ traits: [EntryTraits], _ days: PostingDays
  ) -> [Visit] {
    var visits: [Visit] = []
    for entry in months.indices where traits[entry].hasOtherDays {
      let others = Set(
        columns.postings(of: entry).map { Int32(days.day(of: $0, in: entry).month.index) })
      for month in others.sorted() where month != months[entry] {
        visits.append(Visit(entry: Int32(entry), month: month))
      }
    }
    return visits
  }
}

extension EntryCalendar {
  /// The months from the first to the last with a posting.
  var months: [Month] {
    guard let firstMonth else { return [] }
    return (0..<starts.count - 1).map { firstMonth.adding($0) }
  }

  /// The entries with a posting in a month, in the order of reading but for some of other days.
  func entries(of month: Month) -> ArraySlice<Int32> {
    guard let firstMonth else { return [] }
    let row = month.index - firstMonth.index
    guard (0..<starts.count - 1).contains(row) else { return [] }
    return entries[Int(starts[row])..<Int(starts[row + 1])]
  }

  /// The last own day of an entry up to a day.
  func lastDay(upTo limit: Day) -> Day? {
    guard let firstMonth else { return nil }
    let end = min(limit.month.index, firstMonth.index + starts.count - 2)
    for index in stride(from: end, through: firstMonth.index, by: -1) {
      let month = Month(index: index)
      let first = month.firstDay.ordinal
      let last = entries(of: month).lazy.map { days[Int($0)].ordinal }
        .filter { first <= $0 && $0 <= limit.ordinal }.max()
      if let last { return Day(ordinal: last) }
    }
    return nil
  }

  /// The number of entries whose own day is after a day.
  func entryCount(after day: Day) -> Int {
    var count = 0
    for month in months.reversed().prefix(while: { $0.index >= day.month.index }) {
      let own = month.firstDay.ordinal...month.lastDay.ordinal
      count += entries(of: month).lazy.map { days[Int($0)].ordinal }
        .count { $0 > day.ordinal && own.contains($0) }
    }
    return count
  }
}

/// Remembers the month of the last day, since days come in order for the most part.
private struct MonthMemo {
  private var days: ClosedRange<Int32> = 0...0
  private var current = Int32(Day(ordinal: 0).month.index)

  /// The index of the month of a day.
  mutating func month(of day: Day) -> Int32 {
    if days.contains(day.ordinal) { return current }
    let month = day.month
    current = Int32(month.index)
    days = month.firstDay.ordinal...month.lastDay.ordinal
    return current
  }
}
