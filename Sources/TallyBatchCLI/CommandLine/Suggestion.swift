extension String {
  /// Asks whether the closest of some words was meant, or returns `nil` if none is close.
  func suggestion(from words: [String]) -> String? {
    closest(of: words).map { "did you mean '\($0)'?" }
  }

  /// The word that takes the fewest changes, if they are few enough to be a slip; the first of two.
  func closest(of words: [String]) -> String? {
    let measured = words.map { (word: $0, distance: $0.editDistance(to: self)) }
    guard let best = measured.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, min(count, best.word.count) / 3)
    else { return nil }
    return best.word
  }

  /// How many letters to add, drop, change or swap with their neighbour to turn this into `other`.
  ///
  /// Source: the optimal string alignment distance.
  func editDistance(to other: String) -> Int {
    let (own, others) = (Array(self), Array(other))
    var older: [Int] = []
    var row = Array(0...others.count)
    for (i, letter) in own.enumerated() {
      var next = [i + 1]
      for (j, otherLetter) in others.enumerated() {
        let change = row[j] + (letter == otherLetter ? 0 : 1)
        var least = Swift.min(row[j + 1] + 1, next[j] + 1, change)
        if i > 0, j > 0, letter == others[j - 1], own[i - 1] == otherLetter {
          least = Swift.min(least, older[j - 1] + 1)
        }
        next.append(least)
      }
      (older, row) = (row, next)
    }
    return row[others.count]
  }
}
