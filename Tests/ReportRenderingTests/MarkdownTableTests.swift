import Testing

@testable import ReportRendering

struct MarkdownTableTests {
  @Test func `numbers are aligned on the right`() {
    var table = MarkdownTable(("Name", .left), ("Amount", .right))
    table.add("Rent", "900.00")
    #expect(table.lines == ["| Name | Amount |", "| :--- | ---: |", "| Rent | 900.00 |"])
  }

  @Test func `a table without rows is nothing`() {
    #expect(MarkdownTable(("Name", .left)).lines.isEmpty)
  }
}
