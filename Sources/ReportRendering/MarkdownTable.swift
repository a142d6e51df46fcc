/// A table as GitHub flavoured Markdown has it.
///
/// Cells are Markdown already. Columns are not padded, so that a longer name changes one line.
struct MarkdownTable {
  private let headers: [String]
  private let alignments: [TextAlignment]
  private var rows: [[String]] = []

  init(_ columns: (String, TextAlignment)...) {
    headers = columns.map(\.0)
    alignments = columns.map(\.1)
  }

  mutating func add(_ cells: String...) { rows.append(cells) }

  /// The lines of the table, or none if it has no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let rule = alignments.map { $0 == .left ? ":---" : "---:" }
    return ([headers, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }
}
