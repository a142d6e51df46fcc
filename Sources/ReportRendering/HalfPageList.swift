internal import LedgerModel

/// Names with amounts, in two columns of a page that are read downwards.
///
/// Where a name is too long for half the page, each has a line of its own.
struct HalfPageList {
  private struct Entry {
    let before: StyledText
    let name: String
    let amount: String
    let after: String
  }

  private var entries: [Entry] = []

  private static let width = 38

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - before: What stands before the name, such as a day.
  ///   - isLate: Whether ``before`` is a day that has passed.
  ///   - name: The name.
  ///   - amount: The digits of the amount, or an empty text.
  ///   - after: What stands after the amount, such as a period.
  mutating func add(
    before: String = "", isLate: Bool = false, name: String, amount: String, after: String = ""
  ) {
    let before = StyledText(before, isLate ? .bad : .faint)
    entries.append(Entry(before: before, name: name.singleLine, amount: amount, after: after))
  }

  /// The lines of the list, indented by two columns.
  var lines: [StyledText] {
    let fixed = fixedWidth
    let needed = fixed + (entries.map(\.name.displayWidth).max() ?? 0)
    let isHalved = needed <= HalfPageList.width
    let room = isHalved ? HalfPageList.width - fixed : min(needed - fixed, 76 - fixed)
    let cells = entries.map { StyledText("  ") + cell($0, nameWidth: max(1, room)) }
    guard isHalved else { return cells }
    let height = (cells.count + 1) / 2
    return (0..<height).map { row in
      let right = row + height
      guard cells.indices.contains(right) else { return cells[row] }
      return cells[row].padded(toWidth: HalfPageList.width + 2, .left) + cells[right]
    }
  }

  private func cell(_ entry: Entry, nameWidth: Int) -> StyledText {
    let name = StyledText(entry.name).truncated(toWidth: nameWidth)
    let before = entry.before.padded(toWidth: beforeWidth, .right)
    let amount = StyledText(entry.amount).padded(toWidth: amountWidth, .right)
    let start = beforeWidth > 0 ? before + "  " : before
    return start + name.padded(toWidth: nameWidth, .left) + "  " + amount
      + StyledText(entry.after.isEmpty ? "" : "  \(entry.after)", .faint)
  }

  private var beforeWidth: Int { entries.map(\.before.width).max() ?? 0 }
  private var amountWidth: Int { entries.map(\.amount.displayWidth).max() ?? 0 }

  /// The columns that an entry takes without its name.
  private var fixedWidth: Int {
    let after = entries.map(\.after.displayWidth).max() ?? 0
    return beforeWidth + (beforeWidth > 0 ? 2 : 0) + 2 + amountWidth + (after > 0 ? after + 2 : 0)
  }
}
