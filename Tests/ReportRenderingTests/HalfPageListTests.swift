import Testing

@testable import ReportRendering

struct HalfPageListTests {
  private func lines(_ entries: [(String, String, String, String)]) -> [String] {
    var list = HalfPageList()
    for entry in entries {
      list.add(before: entry.0, name: entry.1, amount: entry.2, after: entry.3)
    }
    return list.lines.map { $0.text(usesColor: false) }
  }

  @Test func `entries are read down the left column first`() {
    #expect(
      lines([
        ("5 Dec", "Rent", "912.30", ""), ("12 Dec", "Car", "211.00", ""),
        ("2 Jan", "Gym", "39.90", ""),
      ]) == [
        "   5 Dec  Rent                    912.30   2 Jan  Gym                      39.90",
        "  12 Dec  Car                     211.00",
      ])
  }

  @Test func `a name that is too long for half the page gives each entry a line`() {
    #expect(
      lines([
        ("", "Car insurance with a long name", "538.50", "every 6 months"),
        ("", "Phones", "62.00", "monthly"),
      ]) == [
        "  Car insurance with a long name  538.50  every 6 months",
        "  Phones                           62.00  monthly",
      ])
  }

  @Test func `nothing makes no line`() {
    #expect(lines([]).isEmpty)
  }
}
