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
    let value = unit == "text" ? value.withoutFormula : value
    let cells = [section, item.withoutFormula, measure, value, unit.withoutFormula]
    text += cells.map(\.quotedForCSV).joined(separator: ",") + "\n"
  }
}
