/// Names kept once each, as bytes, and numbered in the order in which they were first seen.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends in ``bytes``.
  private var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// Numbers of names by hash, open addressing with linear probing; -1 is a free slot.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  package init() {}

  package var count: Int { ends.count }

  /// Returns the number of a name, which is added if it is new.
  package mutating func intern(_ name: Span<UInt8>) -> Int32 {
    let hash = NameTable.hash(name)
    let slot = probe(name, hash)
    return slots[slot] >= 0 ? slots[slot] : add(name, hash, slot)
  }

  /// Returns the number of a name, which is added if it is new.
  package mutating func intern(_ name: String) -> Int32 { intern(Array(name.utf8).span) }

  /// Returns the number of a name, or `nil` if it was never added.
  package func find(_ name: String) -> Int32? { find(Array(name.utf8).span) }

  /// Returns the number of a name, or `nil` if it was never added.
  package func find(_ name: Span<UInt8>) -> Int32? {
    let number = slots[probe(name, NameTable.hash(name))]
    return number >= 0 ? number : nil
  }

  /// The slot of a name, or the free one where it belongs.
  private func probe(_ name: Span<UInt8>, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = slots[slot]
      if hashes[Int(candidate)] == hash, matches(candidate, name) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The name with a number; bytes that are not UTF-8 are replaced.
  ///
  /// - Precondition: `0 <= number < count`.
  package subscript(number: Int32) -> String {
    String(decoding: bytes[range(number)], as: UTF8.self)
  }

  private func range(_ number: Int32) -> Range<Int> {
    (number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)]
  }

  private func matches(_ number: Int32, _ name: Span<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == name.count else { return false }
    let known = bytes.span.extracting(range)
    var index = 0
    while index + 8 <= name.count {
      if known.word(at: index) != name.word(at: index) { return false }
      index += 8
    }
    return known.lastWord(from: index) == name.lastWord(from: index)
  }

  private mutating func add(_ name: Span<UInt8>, _ hash: UInt64, _ slot: Int) -> Int32 {
    let number = Int32(ends.count)
    for index in 0..<name.count { bytes.append(name[index]) }
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = number
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// A 64-bit mix of the bytes, the same in every run.
  private static func hash(_ name: Span<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: name.count)
    var index = 0
    while index + 8 <= name.count {
      hash = mix(hash, name.word(at: index))
      index += 8
    }
    return mix(hash, name.lastWord(from: index))
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
