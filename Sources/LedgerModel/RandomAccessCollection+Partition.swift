extension RandomAccessCollection {
  /// The first index from which on a condition holds, or the end, found by binary search.
  ///
  /// - Parameter belongsAfter: Whether an element stands in the second part; false for all elements
  ///   before the index, and true from it on.
  /// - Returns: The index, or the end if no element stands in the second part.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsAfter(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
