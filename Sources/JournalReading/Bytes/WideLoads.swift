/// Loads of several bytes at once.
///
/// Each load checks once that it stays within the bytes, and any bytes make a number. It stands in this
/// module, beside its callers, because calls into another module are not inlined; a load is then two
/// instructions after its check, where a call costs twenty.
extension Span<UInt8> {
  /// The eight bytes from an offset on, the first in the lowest place.
  ///
  /// - Precondition: Eight bytes stand there.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    precondition(hasEightBytes(at: offset))
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Whether eight bytes stand from an offset on, which makes one comparison with a number that a loop
  /// works out once.
  @inline(__always)
  func hasEightBytes(at offset: Int) -> Bool {
    UInt(bitPattern: offset) < UInt(bitPattern: Swift.max(0, count &- 7))
  }

  /// The 64 bytes from an offset on, in eight words.
  ///
  /// - Precondition: 64 bytes stand there.
  @inline(__always)
  func eightWords(at offset: Int) -> SIMD8<UInt64> {
    precondition(hasEightWords(at: offset))
    return unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: SIMD8<UInt64>.self)
  }

  /// Whether 64 bytes stand from an offset on.
  @inline(__always)
  func hasEightWords(at offset: Int) -> Bool {
    UInt(bitPattern: offset) < UInt(bitPattern: Swift.max(0, count &- 63))
  }

  /// The four bytes from an offset on, the first in the lowest place.
  ///
  /// - Precondition: Four bytes stand there.
  @inline(__always)
  func fourBytes(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The byte at an offset, or 0 past the end, which no form of text takes for one of its own.
  @inline(__always)
  func byteOrZero(at offset: Int) -> UInt8 {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
    return unsafe self[unchecked: offset]
  }
}
