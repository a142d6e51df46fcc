internal import LedgerModel

/// The rows of a tidy table, one figure a row.
struct CSVTable {
  private(set) var text = "section,item,measure,value,unit\n"

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - section: The part of the report.
  ///   - item: What the figure is of, or an empty text for the section as a whole.
  ///   - measure: The name of the figure, as the JSON report has it.
  ///   - value: The figure as plain text, empty where it is not available.
  ///   - unit: A currency's symbol, or `ratio`, `months`, `count`, `date`, `month`, `boolean` or
  ///     `text`.
  mutating func add(
    _ section: String, _ item: String, _ measure: String, _ value: String, _ unit: String
  ) {
    let value = unit == "text" ? CSVTable.inert(value) : value
    let cells = [section, CSVTable.inert(item), measure, value, CSVTable.inert(unit)]
    text += cells.map(CSVTable.quoted).joined(separator: ",") + "\n"
  }

  /// The cell in quotes if it needs them, as RFC 4180 says.
  private static func quoted(_ cell: String) -> String {
    let marks: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
    guard cell.unicodeScalars.contains(where: marks.contains) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }

  /// The text with an apostrophe before it if a spreadsheet would take it for a formula.
  private static func inert(_ cell: String) -> String {
    let starters: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n"]
    return cell.unicodeScalars.first.map(starters.contains) == true ? "'" + cell : cell
  }
}
