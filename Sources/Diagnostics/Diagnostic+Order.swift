extension Sequence<Diagnostic> {
  /// The diagnostics by file, offset, severity and id; those about no place come last.
  ///
  /// Diagnostics that agree in all of these stay in the order in which they came.
  package func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element.sortKey, right.element.sortKey)
      return a == b
        ? (left.element.id, left.offset) < (right.element.id, right.offset) : a < b
    }.map(\.element)
  }

  /// How many there are of each severity, such as `2 errors, 1 warning`, or `nil` if none.
  package var countLine: String? {
    var counts: [Diagnostic.Severity: Int] = [:]
    for diagnostic in self { counts[diagnostic.severity, default: 0] += 1 }
    let parts = Diagnostic.Severity.inOrder.compactMap { severity in
      counts[severity].map { "\($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Diagnostic {
  fileprivate var sortKey: (file: Int, offset: Int, rank: Int) {
    let rank = Severity.inOrder.firstIndex(of: severity) ?? Severity.inOrder.count
    return range.map { (Int($0.file), $0.lowerBound, rank) } ?? (Int.max, 0, rank)
  }
}

extension Diagnostic.Severity {
  /// All severities, the worst first.
  fileprivate static let inOrder: [Diagnostic.Severity] = [.error, .warning, .note]
}
