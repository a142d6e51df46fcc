internal import LedgerModel

/// Decides which occurrence each entry pays, where several could be paid by it.
///
/// The likelier pair goes first: an equal amount before a near one and that before a far one, then
/// the nearest day, the earlier occurrence, the item that comes first, and the entry that does. An
/// occurrence whose likeliest entry nobody else wants has it at once; the rest take turns.
struct PaymentAssignment {
  /// An entry that may pay an occurrence; small, as there are many.
  struct Candidate {
    /// How likely it is, by amount and day, the likeliest first.
    let rank: UInt8
    let entry: Int32
    /// Where the charges of the entry stand among those of the item.
    let row: Int32

    init(_ closeness: AmountCloseness, distance: Int, entry: Int32, row: Int) {
      rank = UInt8(closeness.rawValue * (Recurrence.longestGuard + 1) + distance)
      self.entry = entry
      self.row = Int32(row)
    }

    func precedes(_ other: Candidate) -> Bool {
      rank == other.rank ? entry < other.entry : rank < other.rank
    }
  }

  /// A day on which an item is due.
  struct Occurrence {
    let item: Int32
    let due: Day
    /// Which of the lists of candidates is its own; alike items share them.
    fileprivate let list: Int32
  }

  /// Ascending by item, then by day.
  private(set) var occurrences: [Occurrence] = []
  private var candidates: [Candidate] = []
  /// Where the candidates of each list end, and the likeliest of them.
  private var lists: [(end: Int32, best: Int32)] = []
  /// By entry: how many occurrences it may pay, where 2 stands for more as well.
  private var claims: [UInt8]
  private var turns = 0
  /// How many candidates there are, and how often an occurrence took its turn.
  var work: Int { candidates.count + turns }

  init(entryCount: Int) { claims = Array(repeating: 0, count: entryCount) }

  /// Offers an entry to the occurrence that is added next.
  mutating func offer(_ candidate: Candidate) {
    candidates.append(candidate)
    claim(candidate.entry)
  }

  /// Adds an occurrence with the entries offered since the last, if there are any, and returns the
  /// likeliest.
  @discardableResult
  mutating func add(item: Int, due: Day) -> Candidate? {
    let start = Int(lists.last?.end ?? 0)
    guard start < candidates.count else { return nil }
    var best = start
    for other in start + 1..<candidates.count
    where candidates[other].precedes(candidates[best]) {
      best = other
    }
    occurrences.append(Occurrence(item: Int32(item), due: due, list: Int32(lists.count)))
    lists.append((Int32(candidates.count), Int32(best)))
    return candidates[best]
  }

  /// Adds some occurrences once more, for an item that the same entries may pay.
  mutating func add(item: Int, alike others: Range<Int>) {
    for other in others {
      let (due, list) = (occurrences[other].due, occurrences[other].list)
      for candidate in candidates[self.candidates(of: Int(list))] { claim(candidate.entry) }
      occurrences.append(Occurrence(item: Int32(item), due: due, list: list))
    }
  }

  private mutating func claim(_ entry: Int32) {
    if claims[Int(entry)] < 2 { claims[Int(entry)] += 1 }
  }

  private func candidates(of list: Int) -> Range<Int> {
    (list == 0 ? 0 : Int(lists[list - 1].end))..<Int(lists[list].end)
  }
}

extension PaymentAssignment {
  /// What pays each of the occurrences, or `nil` where nothing does.
  mutating func payments() -> [Candidate?] {
    var payments: [Candidate?] = Array(repeating: nil, count: occurrences.count)
    var open: [Int] = []
    for (number, occurrence) in occurrences.enumerated() {
      let best = candidates[Int(lists[Int(occurrence.list)].best)]
      if claims[Int(best.entry)] == 1 { payments[number] = best } else { open.append(number) }
    }
    takeTurns(open, &payments)
    return payments
  }

  /// Goes through the ranks, and in each through the occurrences that are not paid yet.
  private mutating func takeTurns(_ open: [Int], _ payments: inout [Candidate?]) {
    var next = startingPlaces(of: open)
    var isUsed = Array(repeating: false, count: open.isEmpty ? 0 : claims.count)
    var open = open.sorted {
      let (one, other) = (occurrences[$0].due.ordinal, occurrences[$1].due.ordinal)
      return one == other ? $0 < $1 : one < other
    }
    var rank: UInt8 = 0
    while !open.isEmpty {
      var (later, following) = ([Int](), UInt8.max)
      turns += open.count
      for number in open {
        let list = Int(occurrences[number].list)
        let end = Int(lists[list].end)
        while next[list] < end, isUsed[Int(candidates[next[list]].entry)] { next[list] += 1 }
        if next[list] == end { continue }
        let candidate = candidates[next[list]]
        if candidate.rank == rank {
          payments[number] = candidate
          isUsed[Int(candidate.entry)] = true
        } else {
          later.append(number)
          following = min(following, candidate.rank)
        }
      }
      (open, rank) = (later, following)
    }
  }

  /// Sorts the candidates of some occurrences, and returns by list where they begin.
  private mutating func startingPlaces(of open: [Int]) -> [Int] {
    var starts = Array(repeating: -1, count: open.isEmpty ? 0 : lists.count)
    for number in open {
      let list = Int(occurrences[number].list)
      if starts[list] >= 0 { continue }
      let range = candidates(of: list)
      starts[list] = range.lowerBound
      if range.count > 1 { candidates[range].sort { $0.precedes($1) } }
    }
    return starts
  }
}
