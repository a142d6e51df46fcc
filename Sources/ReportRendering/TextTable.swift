/// Rows of cells in columns that are as wide as they need to be.
///
/// Where the page is too narrow, the first column gives way, and then the last ones are left out.
/// A column without any text takes no room.
struct TextTable {
  /// A column that takes at least `width` columns of the page.
  struct Column {
    let alignment: TextAlignment
    let width: Int

    static func left(_ width: Int) -> Column { Column(alignment: .left, width: width) }
    static func right(_ width: Int) -> Column { Column(alignment: .right, width: width) }
  }

  let columns: [Column]
  private(set) var rows: [[StyledText]] = []

  private static let gap = StyledText("  ")
  private static let leastNameWidth = 12

  init(_ columns: Column...) { self.columns = columns }

  /// Adds a row; cells beyond the number of columns are left out.
  mutating func add(_ cells: StyledText...) {
    rows.append(Array(cells.prefix(columns.count)))
  }

  /// The rows as lines of at most `width` columns.
  func lines(width: Int) -> [StyledText] {
    let widths = columnWidths(within: width)
    return rows.map { row in
      var line: StyledText?
      for ((cell, column), width) in zip(zip(row, columns), widths) where width > 0 {
        let text = cell.truncated(toWidth: width).padded(toWidth: width, column.alignment)
        line = line.map { $0 + TextTable.gap + text } ?? text
      }
      return line ?? StyledText("")
    }
  }

  private func columnWidths(within room: Int) -> [Int] {
    var widths = columns.enumerated().map { index, column in
      let widest = rows.map { $0.indices.contains(index) ? $0[index].width : 0 }.max() ?? 0
      return widest > 0 ? max(widest, column.width) : 0
    }
    while let first = widths.first {
      let gaps = TextTable.gap.width * max(0, widths.count { $0 > 0 } - 1)
      let excess = widths.reduce(0, +) + gaps - room
      if excess <= 0 { break }
      if first - excess >= TextTable.leastNameWidth || widths.count == 1 {
        widths[0] = max(1, first - excess)
        break
      }
      widths.removeLast()
    }
    return widths
  }
}
