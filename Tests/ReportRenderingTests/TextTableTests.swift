import Testing

@testable import ReportRendering

struct TextTableTests {
  private func lines(_ rows: [(String, String)], width: Int) -> [String] {
    var table = TextTable(.left(4), .right(3))
    for row in rows { table.add(StyledText(row.0), StyledText(row.1)) }
    return table.lines(width: width).map { $0.text(usesColor: false) }
  }

  @Test func `columns are as wide as they need to be`() {
    #expect(
      lines([("a", "1"), ("bcdefg", "10,000")], width: 80) == ["a            1", "bcdefg  10,000"])
  }

  @Test func `a long name gives way to the numbers`() {
    #expect(
      lines([("a very long name of an account", "10,000")], width: 24)
        == ["a very long nam…  10,000"])
  }

  @Test func `a column without text takes no room`() {
    #expect(lines([("Rent", ""), ("Gym", "")], width: 80) == ["Rent", "Gym"])
  }

  @Test func `a page that is far too narrow keeps the names`() {
    #expect(lines([("name of something", "1234567890")], width: 16) == ["name of somethi…"])
  }
}
