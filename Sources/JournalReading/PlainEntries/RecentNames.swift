/// A name of 8 to 32 bytes, as its first and last words.
///
/// The words overlap where the name is shorter, and with the length they say every byte of it.
struct ShortName {
  fileprivate var words: (UInt64, UInt64, UInt64, UInt64)
  fileprivate var length: Int

  /// A mix of the bytes, the same in every run.
  @inline(__always)
  fileprivate var hash: UInt64 {
    (words.0 &* 0x9E37_79B9_7F4A_7C15) ^ (words.1 &* 0xC2B2_AE3D_27D4_EB4F)
      ^ (words.2 &* 0x1656_67B1_9E37_79F9) ^ (words.3 &* 0xD6E8_FEB8_6659_FD93)
  }
}

/// The numbers of the short names met last: one of four slots each, which newer names take over.
///
/// A journal has a few hundred names that it repeats; here one costs some fifty instructions, and a
/// quarter of what it costs to find it in its table.
struct RecentNames: ~Copyable {
  /// A name with its number in its own table.
  struct Slot {
    var name: ShortName
    var number: Int32
  }

  private var slots: FixedBuffer<Slot>
  private let shift: UInt64
  private var isEmpty = true

  /// Creates `2^bits` free slots.
  ///
  /// - Precondition: `2 <= bits < 64`.
  init(bits: UInt64) {
    let free = Slot(name: ShortName(words: (0, 0, 0, 0), length: 0), number: 0)
    slots = FixedBuffer(repeating: free, count: 1 << Int(bits))
    shift = 64 - bits
  }

  /// The first slot of a name.
  @inline(__always)
  private func place(of name: ShortName) -> Int { Int(truncatingIfNeeded: name.hash &>> shift) }

  /// The number of a name if it stands in its first slot, as nearly all do.
  @inline(__always)
  func findFirst(_ name: ShortName) -> Int32? {
    let slot = slots[place(of: name)]
    return slot.name.isEqual(to: name) ? slot.number : nil
  }

  /// The number of a name, wherever it stands.
  func find(_ name: ShortName) -> Int32? {
    let first = place(of: name)
    for step in 0..<4 where slots[first ^ step].name.isEqual(to: name) {
      return slots[first ^ step].number
    }
    return nil
  }

  /// Puts a name into the first free one of its slots; where all are taken, those that were there move
  /// on by one.
  mutating func keep(_ name: ShortName, _ number: Int32) {
    let first = place(of: name)
    var step = 0
    while step < 4, slots[first ^ step].name.length > 0 { step += 1 }
    if step == 4 {
      step = 0
      for later in [3, 2, 1] { slots[first ^ later] = slots[first ^ (later - 1)] }
    }
    slots[first ^ step] = Slot(name: name, number: number)
    isEmpty = false
  }

  mutating func removeAll() {
    if isEmpty { return }
    for index in 0..<slots.count { slots[index].name.length = 0 }
    isEmpty = true
  }
}

extension ShortName {
  @inline(__always)
  fileprivate func isEqual(to other: ShortName) -> Bool {
    (words.0 ^ other.words.0) | (words.1 ^ other.words.1) | (words.2 ^ other.words.2)
      | (words.3 ^ other.words.3) | UInt64(truncatingIfNeeded: length ^ other.length) == 0
  }
}

extension Span<UInt8> {
  /// The name between two offsets, or `nil` if it is shorter than 8 bytes or longer than 32.
  @inline(__always)
  func shortName(_ range: Range<Int>) -> ShortName? {
    let (start, end) = (range.lowerBound, range.upperBound)
    let length = end &- start
    guard length >= 8, length <= 32 else { return nil }
    var words = (eightBytes(at: start), eightBytes(at: end &- 8), UInt64(0), UInt64(0))
    if length > 16 { (words.2, words.3) = (eightBytes(at: start &+ 8), eightBytes(at: end &- 16)) }
    return ShortName(words: words, length: length)
  }
}
