/// Loads of several bytes at once.
///
/// Each load checks that it stays within the bytes, and any bytes make a number. It stands in this
/// module, beside its callers, because calls into another module are not inlined; a load is then two
/// instructions after its check, where a call costs twenty.
extension Span<UInt8> {
  /// The eight bytes from an offset on, the first in the lowest place.
  ///
  /// - Precondition: Eight bytes stand there.
  @inline(__always)
  func eightBytes(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
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
  func byteOrZero(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }
}
