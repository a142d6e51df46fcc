package import LedgerCore

/// Writes a report as GitHub flavoured Markdown.
///
/// It opens with the rating and its reasons, the six tiles, net worth and what needs attention.
/// The only HTML in it is `details` and `summary`.
package struct MarkdownRenderer: Sendable {
  package init() {}

  /// Writes the document, which ends in a line feed.
  package func render(_ report: KPIReport) -> String {
    let wording = ReportWording(report)
    let sections = [
      title(wording), missing(wording), health(wording), tiles(wording), origins(wording),
      netWorth(wording),
      attention(wording), narrative(wording), soFar(wording), spending(wording), budgets(wording),
      recurring(wording),
      debts(wording), goals(wording), calendar(wording), cash(wording), history(wording),
      quality(wording), footer(wording),
    ]
    let lines = sections.filter { !$0.isEmpty }.joined(separator: [""])
    return lines.map { $0 + "\n" }.joined()
  }
}

extension MarkdownRenderer {
  /// A heading and the blocks below it, without those that are empty.
  func section(_ heading: String, _ blocks: [String]...) -> [String] {
    let filled = blocks.filter { !$0.isEmpty }
    guard !filled.isEmpty else { return [] }
    return Array(([["## \(heading)"]] + filled).joined(separator: [""]))
  }

  /// A block that a reader opens.
  func details(_ summary: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return ["<details>", "<summary>\(summary)</summary>", ""] + lines + ["", "</details>"]
  }

  /// An account without its top level, such as `Groceries` for `Expenses:Groceries`.
  func account(_ name: String, _ wording: ReportWording) -> String {
    MarkdownText.account(wording.shortName(name))
  }

  /// Notices as a list.
  func list(_ notices: [Notice]) -> [String] {
    notices.map { notice in
      let text = MarkdownText.paragraph(notice.text)
      return notice.severity == .warning ? "- **Warning:** \(text)" : "- \(text)"
    }
  }
}
