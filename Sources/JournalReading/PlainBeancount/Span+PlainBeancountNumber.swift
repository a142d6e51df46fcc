// plain-number = digits { "," digits } ["." digits]

extension Span<UInt8> {
  /// Reads a number of at most 18 characters and 9 decimals, or gives up with `nil` on any other.
  ///
  /// Commas stand between groups of three digits.
  ///
  /// - Parameter index: Where its first digit stands; it is moved past the number.
  /// - Returns: The number in steps of its last decimal.
  @inline(__always)
  func plainBeancountNumber(_ index: inout Int) -> (units: Int64, scale: UInt8)? {
    let start = index
    var units: UInt64 = 0
    var (group, point) = (start, -1)
    while true {
      let byte = byteOrZero(at: index)
      if byte.isDigit {
        units = units &* 10 &+ UInt64(byte.digitValue)
      } else if byte == .point || byte == .comma {
        guard point < 0, isPlainGroup(group..<index, of: start) else { return nil }
        if byte == .point { point = index }
        group = index + 1
      } else {
        break
      }
      index += 1
    }
    guard index > group, index - start <= 18 else { return nil }
    guard point >= 0 else {
      guard group == start || index - group == 3 else { return nil }
      return (Int64(truncatingIfNeeded: units), 0)
    }
    guard index - group <= 9 else { return nil }
    return (Int64(truncatingIfNeeded: units), UInt8(truncatingIfNeeded: index - group))
  }

  /// Whether digits before a comma or a point are a whole group, or a number without groups.
  @inline(__always)
  private func isPlainGroup(_ group: Range<Int>, of start: Int) -> Bool {
    let isFirst = group.lowerBound == start
    guard isFirst else { return group.count == 3 }
    return !group.isEmpty && (group.count <= 3 || self[group.upperBound] == .point)
  }
}
