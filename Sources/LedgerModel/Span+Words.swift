extension Span<UInt8> {
  /// The eight bytes from an offset on, the first in the lowest place.
  ///
  /// One of the few places that leave the safe subset; the load checks its bounds. Names are hashed
  /// and compared eight bytes at a time with it, which takes a quarter of the instructions of a
  /// loop over bytes.
  @inlinable
  package func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes from an offset to the end, fewer than eight, the first in the lowest place.
  @inlinable
  package func lastWord(from offset: Int) -> UInt64 {
    if count >= 8 {
      let missing = UInt64(truncatingIfNeeded: 8 - (count - offset)) * 8
      return missing == 64 ? 0 : word(at: count - 8) >> missing
    }
    var word: UInt64 = 0
    for index in (offset..<count).reversed() { word = word << 8 | UInt64(self[index]) }
    return word
  }
}
