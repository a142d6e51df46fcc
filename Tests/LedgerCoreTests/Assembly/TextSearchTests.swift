import TallyTestSupport
import Testing

@testable import LedgerCore

@Suite struct TextSearchTests {
  private func found(_ texts: [String], in text: String) -> [String] {
    var found: [String] = []
    TextSearch(texts.map { Array($0.utf8) }).forEachMatch(in: Array(text.utf8)) { number, end in
      found.append("\(texts[number])@\(end)")
    }
    return found
  }

  @Test(
    arguments: [
      (["he", "she", "his", "hers"], "ushers", ["she@4", "he@4", "hers@6"]),
      (["a", "aa"], "aaa", ["a@1", "aa@2", "a@2", "aa@3", "a@3"]),
      (["ab"], "xaabx", ["ab@4"]), (["ab", ""], "", []), ([], "abc", []),
      (["ü"], "für", ["ü@3"]), (["abcd", "bc"], "abce", ["bc@3"]),
    ] as [([String], String, [String])])
  func `every text is found wherever it ends`(
    _ texts: [String], _ text: String, _ expected: [String]
  ) {
    #expect(found(texts, in: text) == expected)
  }

  @Test func `it finds what a plain search finds`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let texts = (0..<6).map { _ in random.word(upTo: 3) }
      let text = random.word(upTo: 20)
      let plain = texts.enumerated().flatMap { number, needle in
        needle.isEmpty ? [] : text.ends(of: needle).map { "\(number)@\($0)" }
      }
      var own: [String] = []
      TextSearch(texts.map { Array($0.utf8) }).forEachMatch(in: Array(text.utf8)) {
        own.append("\($0)@\($1)")
      }
      #expect(own.sorted() == plain.sorted(), "\(texts) in \(text)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func word(upTo length: Int) -> String {
    let count = Int.random(in: 0...length, using: &self)
    return String((0..<count).map { _ in Bool.random(using: &self) ? "a" : "b" } as [Character])
  }
}

extension String {
  /// The ends of all places where a text stands.
  fileprivate func ends(of needle: String) -> [Int] {
    let (own, other) = (Array(utf8), Array(needle.utf8))
    guard own.count >= other.count else { return [] }
    return (0...own.count - other.count).filter { Array(own[$0..<$0 + other.count]) == other }
      .map { $0 + other.count }
  }
}
