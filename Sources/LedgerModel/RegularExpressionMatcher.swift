/// Searches one text for a regular expression.
///
/// It keeps a list of the steps that the machine may be at, each once, the preferred ones first, and
/// moves all of them over one character at a time. So the work is at most the number of characters
/// times the number of steps.
struct RegularExpressionMatcher {
  let scalars: [UnicodeScalar]
  private let expression: RegularExpression
  private let slotCount: Int

  /// The steps that the machine may be at, with the places that each has kept.
  private struct Threads {
    var steps: [Int] = []
    var slots: [Int] = []
    /// For each step, the place in the text where it was last entered.
    var entered: [Int]
    var tasks: [Task] = []

    init(_ count: Int) { entered = Array(repeating: -1, count: count) }

    mutating func removeAll() {
      steps.removeAll(keepingCapacity: true)
      slots.removeAll(keepingCapacity: true)
    }
  }

  /// What is left to do on the way through steps that consume no character.
  private enum Task {
    case enter(Int)
    case restore(slot: Int, place: Int)
  }

  /// Prepares a search, in which it may not matter what the groups match.
  init(_ expression: RegularExpression, _ text: String, keepsGroups: Bool) {
    self.expression = expression
    scalars = Array(text.unicodeScalars)
    slotCount = keepsGroups ? 2 * (expression.groupCount + 1) : 0
  }

  var count: Int { scalars.count }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view += scalars[range]
    return String(view)
  }

  /// Returns where the first match from a place on is: the whole, then its groups; nothing of these
  /// if they are not kept.
  func match(from start: Int, isAnchored: Bool = false) -> [Range<Int>?]? {
    var current = Threads(expression.program.count)
    var next = Threads(expression.program.count)
    var best: [Int]?
    var place = start
    while place <= count {
      if best == nil, place == start || !isAnchored {
        enter(0, at: place, Array(repeating: -1, count: slotCount), &current)
      }
      if current.steps.isEmpty, best != nil || isAnchored { break }
      next.removeAll()
      advance(current, at: place, into: &next, &best)
      swap(&current, &next)
      place += 1
    }
    guard let best else { return nil }
    return stride(from: 0, to: slotCount, by: 2).map { slot in
      best[slot] >= 0 && best[slot + 1] >= best[slot] ? best[slot]..<best[slot + 1] : nil
    }
  }

  /// Moves every step over the character at a place.
  private func advance(
    _ current: Threads, at place: Int, into next: inout Threads, _ best: inout [Int]?
  ) {
    let isLongest = expression.syntax == .posix
    for (index, step) in current.steps.enumerated() {
      let slots = current.slots[index * slotCount..<(index + 1) * slotCount]
      if case .match = expression.program[step] {
        if !isLongest || slotCount == 0 {
          best = Array(slots)
          return
        }
        if best.map({ isBetter(slots, than: $0) }) ?? true { best = Array(slots) }
      } else if place < count, consumes(expression.program[step], scalars[place]) {
        if isLongest, let best, slots[slots.startIndex] > best[0] { continue }
        enter(step + 1, at: place + 1, Array(slots), &next)
      }
    }
  }

  private func isBetter(_ slots: ArraySlice<Int>, than best: [Int]) -> Bool {
    let (start, end) = (slots[slots.startIndex], slots[slots.startIndex + 1])
    return start < best[0] || (start == best[0] && end > best[1])
  }

  private func consumes(_ step: RegularExpressionStep, _ scalar: UnicodeScalar) -> Bool {
    switch step {
    case .scalar(let wanted):
      scalar == wanted || (expression.ignoresCase && scalar.folded == wanted.folded)
    case .any: scalar != "\n"
    case .set(let set): set.contains(scalar, ignoringCase: expression.ignoresCase)
    default: false
    }
  }

  /// Adds a step, and those that are reached from it without a character.
  private func enter(_ first: Int, at place: Int, _ kept: [Int], _ threads: inout Threads) {
    var slots = kept
    threads.tasks.append(.enter(first))
    while let task = threads.tasks.popLast() {
      switch task {
      case .restore(let slot, let place): slots[slot] = place
      case .enter(let step):
        guard threads.entered[step] != place else { continue }
        threads.entered[step] = place
        switch expression.program[step] {
        case .jump(let target): threads.tasks.append(.enter(target))
        case .split(let preferred, let other):
          threads.tasks.append(.enter(other))
          threads.tasks.append(.enter(preferred))
        case .keep(let slot):
          if slotCount > 0 {
            threads.tasks.append(.restore(slot: slot, place: slots[slot]))
            slots[slot] = place
          }
          threads.tasks.append(.enter(step + 1))
        case .boundary(let boundary):
          if holds(boundary, at: place) { threads.tasks.append(.enter(step + 1)) }
        case .scalar, .any, .set, .match:
          threads.steps.append(step)
          threads.slots += slots
        }
      }
    }
  }

  private func holds(_ boundary: RegularExpressionBoundary, at place: Int) -> Bool {
    let isBefore = place > 0 && scalars[place - 1].isWordScalar
    let isBehind = place < count && scalars[place].isWordScalar
    return switch boundary {
    case .start: place == 0
    case .end: place == count
    case .word: isBefore != isBehind
    case .notWord: isBefore == isBehind
    case .wordStart: !isBefore && isBehind
    case .wordEnd: isBefore && !isBehind
    }
  }
}
