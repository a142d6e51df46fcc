import Testing

@testable import TallyBatchCLI

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("format", "fromat", 1), ("format", "formats", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 1),
  ])
  func `the distance counts letters added, dropped, changed or swapped`(
    _ left: String, _ right: String, _ distance: Int
  ) {
    #expect(left.editDistance(to: right) == distance)
    #expect(right.editDistance(to: left) == distance)
  }

  @Test(arguments: [
    ("--fromat", "--format"), ("--dialct", "--dialect"), ("--colour", "--color"),
    ("--snapshot", "--snapshots"),
  ])
  func `a slip has one closest word`(_ typed: String, _ meant: String) {
    #expect(typed.closest(of: Option.all.map { "--\($0.long)" }) == meant)
  }

  @Test(arguments: ["--xyzzy", "", "html"])
  func `a word that is like none has no suggestion`(_ typed: String) {
    #expect(typed.suggestion(from: ["--format", "md", "csv", "json"]) == nil)
  }
}
