import TallyTestSupport
import Testing

@Suite struct LineDiffTests {
  @Test func `changes are shown with the lines around them`() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacing("\n10\n", with: "\nten\n").replacing("\n19\n", with: "\n")
    #expect(
      LineDiff(from: old, to: new).description == """
        @@ line 8
          8
          9
        - 10
        + ten
          11
          12
        @@ line 18
          17
          18
        - 19
          20
        """)
  }

  @Test func `equal texts have no changes`() {
    #expect(LineDiff(from: "a\nb", to: "a\nb").description == "")
  }

  @Test func `a long diff is cut`() {
    let new = (1...500).map(String.init).joined(separator: "\n")
    let lines = LineDiff(from: "", to: new).description.split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.last == "… and 441 lines more")
  }
}
