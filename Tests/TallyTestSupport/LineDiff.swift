/// What changed between two texts, line by line.
///
/// A line that only the first text has starts with `-`, one that only the second has with `+`, and
/// a line near a change that both have with two blanks.
package struct LineDiff: Sendable, CustomStringConvertible {
  package let description: String

  private static let context = 2
  private static let longest = 60

  package init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = LineDiff.merged(before, after)
    let shown = LineDiff.nearChanges(lines)
    let cut = shown.prefix(LineDiff.longest)
    let more = shown.count - cut.count
    description = (cut + (more > 0 ? ["… and \(more) lines more"] : [])).joined(separator: "\n")
  }

  private static func merged(_ before: [Substring], _ after: [Substring]) -> [String] {
    let changes = after.difference(from: before)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        lines.append("- \(before[old])")
        old += 1
      } else if new < after.count, inserted.contains(new) {
        lines.append("+ \(after[new])")
        new += 1
      } else {
        lines.append("  \(after[new])")
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }

  private static func nearChanges(_ lines: [String]) -> [String] {
    let changed = lines.indices.filter { !lines[$0].hasPrefix(" ") }
    var shown: [String] = []
    var next = 0
    for index in changed {
      let start = max(next, index - context)
      let end = min(lines.count, index + context + 1)
      if start > next { shown.append("@@ line \(start + 1)") }
      if start < end { shown += lines[start..<end] }
      next = max(next, end)
    }
    return shown
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
