import LedgerModel
import ReportRendering
import TallyTestSupport
import Testing

@testable import LedgerCore

struct MarkdownRendererTests {
  @Test func `a household with everything`() throws {
    try Golden("household.md").expect(MarkdownRenderer().render(SampleReports.rich))
  }

  @Test func `books without entries`() throws {
    try Golden("empty.md").expect(MarkdownRenderer().render(SampleReports.empty))
  }

  @Test func `it opens with the rating and its reasons in one line`() {
    let lines = MarkdownRenderer().render(SampleReports.rich).split(separator: "\n")
    #expect(lines[1].hasPrefix("**Stable**, 4 of 6: savings rate 22.1 % (+2), debt-to-income"))
    #expect(lines[2].hasPrefix("|  | November 2026 |"))
  }

  @Test func `a month with nothing to rate says why`() {
    var report = SampleReports.rich
    report.health = nil
    let lines = MarkdownRenderer().render(report).split(separator: "\n")
    #expect(lines[1] == "**Not rated**: the books have nothing in November 2026.")
  }

  @Test func `steps whose shown parts do not add up say that they are rounded`() throws {
    var report = SampleReports.rich
    #expect(!MarkdownRenderer().render(report).contains("(the steps are rounded)"))
    report.flows.bridge.cashChange =
      try report.flows.bridge.cashChange + SampleReports.number("0.01")
    #expect(MarkdownRenderer().render(report).contains("(the steps are rounded)"))
  }

  @Test func `a price change names the day of the price before and counts by the month`() {
    let text = MarkdownRenderer().render(SampleReports.rich)
    #expect(
      text.contains(
        "| Price change | A month | On | A month now | Since | Change | More a month |"))
    #expect(text.contains("| Netflix | 15.49 USD | 30 Nov 2025 | 17.99 USD | 15 Feb 2026 |"))
  }

  @Test(arguments: SampleReports.nastyNames)
  func `a name keeps every table whole`(_ name: String) {
    let text = MarkdownRenderer().render(SampleReports.nasty(name, .zero))
    var width: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        width = nil
        continue
      }
      let bars = line.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == width ?? bars, "\(line)")
      width = bars
    }
  }

  @Test(arguments: SampleReports.nastyNames)
  func `a name adds no tag, heading or item`(_ name: String) {
    let text = MarkdownRenderer().render(SampleReports.nasty(name, .zero))
    let plain = MarkdownRenderer().render(SampleReports.nasty("plain", .zero))
    for start in ["<", "#", "- ", "* ", "1. ", ">", "    "] {
      let count = linesOutsideCode(text).count { $0.hasPrefix(start) }
      #expect(count <= linesOutsideCode(plain).count { $0.hasPrefix(start) }, "\(start)")
    }
    #expect(!text.contains("\r"))
  }

  private func linesOutsideCode(_ text: String) -> [Substring] {
    var fence: Substring?
    return text.split(separator: "\n").filter { line in
      if let open = fence {
        if line == open { fence = nil }
        return false
      }
      if line.hasPrefix("```") { fence = line }
      return fence == nil
    }
  }
}
