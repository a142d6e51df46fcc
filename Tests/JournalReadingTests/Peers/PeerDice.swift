import TallyTestSupport

/// Choices that look random and are the same in every run of a seed.
struct PeerDice {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Whether something happens that does so `percent` times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { roll(1...100) <= percent }

  /// One of some choices, of which there has to be one at least.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[roll(0...choices.count - 1)]
  }

  /// One of some choices, each as likely as its weight says.
  mutating func pick<Choice>(_ weighted: KeyValuePairs<Choice, Int>) -> Choice {
    var rest = roll(1...weighted.reduce(0) { $0 + $1.value })
    let hit = weighted.first { choice in
      rest -= choice.value
      return rest <= 0
    }
    return (hit ?? weighted[0]).key
  }

  /// A text, or nothing.
  mutating func maybe(_ percent: Int, _ text: String) -> String { chance(percent) ? text : "" }
}
