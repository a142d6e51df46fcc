import Testing

@testable import ReportRendering

struct ICSTextTests {
  private func text(_ value: String) -> String {
    var lines = ICSText()
    lines.add(text: value, "SUMMARY")
    return lines.text
  }

  @Test func `marks with a meaning have a backslash, and a line stays one`() {
    #expect(text("a;b,c\\d") == "SUMMARY:a\\;b\\,c\\\\d\r\n")
    #expect(text("a\r\nb\nc:d\"") == "SUMMARY:a  b c:d\"\r\n")
  }

  private func lines(_ value: String) -> [String] {
    text(value).utf8.split(separator: 10).map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  @Test(arguments: ["x", "é", "支", "👩‍👩‍👧‍👦"])
  func `no line is longer than 75 bytes, and no character is cut`(_ letter: String) {
    let value = String(repeating: letter, count: 90)
    let lines = lines(value)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.dropFirst().allSatisfy { $0.first == " " })
    let unfolded = lines.enumerated().map { $0 == 0 ? $1 : String($1.dropFirst()) }.joined()
    #expect(unfolded == "SUMMARY:" + value)
  }

  @Test func `a character that is longer than a line is folded between its scalars`() {
    let value = "e" + String(repeating: "\u{301}", count: 60)
    let lines = lines(value)
    #expect(lines.count == 2 && lines.allSatisfy { $0.utf8.count <= 75 })
    let unfolded = lines.enumerated().map { Array($1.utf8.dropFirst($0 == 0 ? 0 : 1)) }.joined()
    #expect(String(decoding: Array(unfolded), as: UTF8.self) == "SUMMARY:" + value)
  }

  @Test(arguments: [(67, 1), (68, 2), (141, 2), (142, 3)])
  func `a line is folded only where it must be`(_ count: Int, _ lines: Int) {
    #expect(text(String(repeating: "x", count: count)).utf8.count { $0 == 10 } == lines)
  }
}
