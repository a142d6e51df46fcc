/// The name that somebody most likely meant.
package enum NearestName {
  /// Returns the known name with the fewest edits, or `nil` if none is near enough.
  ///
  /// An edit adds, drops or replaces a character or swaps two neighbours (optimal string
  /// alignment); case does not count, but for the choice between names that are equally near. A
  /// third of the characters of `name` may be wrong. The first in the order of text wins a tie.
  package static func nearest(
    to name: String, among known: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.lowercased())
    let limit = wanted.count < 3 ? 0 : wanted.count / 3
    var best: (edits: Int, name: String)?
    for candidate in known {
      let letters = Array(candidate.lowercased())
      let bound = best.map(\.edits) ?? limit
      guard abs(letters.count - wanted.count) <= bound,
        let edits = distance(wanted, letters, atMost: bound)
      else { continue }
      if let known = best, (known.edits, known.name) <= (edits, candidate) { continue }
      best = (edits, candidate)
    }
    return best?.name
  }

  /// Returns the number of edits between two names, or `nil` if it is above `limit`.
  private static func distance(
    _ left: [Character], _ right: [Character], atMost limit: Int
  ) -> Int? {
    var twoBack: [Int] = []
    var previous = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var edits = min(previous[j] + (a == b ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        let isSwap = i > 0 && j > 0 && a == right[j - 1] && left[i - 1] == b
        if isSwap { edits = min(edits, twoBack[j - 1] + 1) }
        row.append(edits)
      }
      if row.allSatisfy({ $0 > limit }) { return nil }
      (twoBack, previous) = (previous, row)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
