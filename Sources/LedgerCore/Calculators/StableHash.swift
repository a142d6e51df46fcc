/// A hash that is the same in every run and on every machine.
///
/// It is a key for unchanged content, not a protection: collisions can be made on purpose.
package enum StableHash {
  /// The 64-bit FNV-1a hash of some bytes.
  ///
  /// Source: Fowler, Noll and Vo; offset basis `cbf29ce484222325`, prime `100000001b3`.
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// The 64-bit FNV-1a hash of the UTF-8 bytes of a text, which is not normalised.
  package static func fnv1a(_ text: String) -> UInt64 { fnv1a(text.utf8) }

  /// A hash as 16 lower-case hexadecimal digits.
  package static func hex(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
