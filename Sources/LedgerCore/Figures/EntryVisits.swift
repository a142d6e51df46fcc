internal import LedgerModel

/// The months other than their own in which entries have postings.
struct EntryVisits {
  /// That an entry has a posting in another month than its own.
  private struct Visit {
    let entry: Int32
    let month: Int32
  }

  private var visits: [Visit] = []
  /// From the first to the last month with a posting, or `nil` for empty books.
  private(set) var months: ClosedRange<Month>?

  init(_ columns: LedgerColumns, _ traits: [EntryTraits], _ days: PostingDays) {
    for entry in traits.indices where traits[entry].hasOtherDays {
      let own = columns.days[entry].month
      let others = Set(columns.postings(of: entry).map { days.day(of: $0, in: entry).month })
      for month in others.sorted() where month != own {
        visits.append(Visit(entry: Int32(entry), month: Int32(month.index)))
      }
    }
    guard var first = columns.days.first?.ordinal else { return }
    var last = first
    for day in columns.days {
      first = min(first, day.ordinal)
      last = max(last, day.ordinal)
    }
    let own = (Day(ordinal: first).month.index, Day(ordinal: last).month.index)
    let lowest = visits.reduce(own.0) { min($0, Int($1.month)) }
    let highest = visits.reduce(own.1) { max($0, Int($1.month)) }
    months = Month(index: lowest)...Month(index: highest)
  }

  var isEmpty: Bool { visits.isEmpty }

  /// The entries by month, those that visit it last, and where those of each month begin.
  func placed(_ days: [Day]) -> (starts: [Int32], entries: [Int32]) {
    guard let months else { return ([0], []) }
    let first = Int32(months.lowerBound.index)
    var memo = MonthMemo()
    let own = days.map { memo.month(of: $0) - first }
    var ends = Array(repeating: Int32(0), count: months.upperBound.index - Int(first) + 2)
    for row in own { ends[Int(row) + 1] += 1 }
    for visit in visits { ends[Int(visit.month - first) + 1] += 1 }
    for row in ends.indices.dropFirst() { ends[row] += ends[row - 1] }
    let starts = ends
    var entries = Array(repeating: Int32(0), count: own.count + visits.count)
    func place(_ entry: Int32, _ row: Int) {
      entries[Int(ends[row])] = entry
      ends[row] += 1
    }
    for entry in own.indices { place(Int32(entry), Int(own[entry])) }
    for visit in visits { place(visit.entry, Int(visit.month - first)) }
    return (starts, entries)
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
