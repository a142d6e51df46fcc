internal import LedgerModel

/// What the plain form has to know of a commodity.
struct PlainCommodity {
  /// The symbol's bytes, the first in the lowest place.
  var key: UInt64 = 0
  var commodity = CommodityID(0)
  /// The most decimals that any amount has shown so far; -1 if none has shown how it is written.
  var largestScale: Int16 = -1
  var pointIsDecimal = false
  var commaIsDecimal = false
  /// Whether the slot is taken.
  var isKnown = false

  /// The decimals of a number of this commodity.
  @inline(__always)
  func scale(of number: PlainNumber) -> UInt8 {
    switch number.openMark {
    case 0: number.decimals
    case .point: pointIsDecimal ? number.decimals : 0
    default: commaIsDecimal ? number.decimals : 0
    }
  }
}

/// The commodities met last, by symbol: a slot each, which a newer one takes over.
struct PlainCommodities: ~Copyable {
  private var slots = FixedBuffer(repeating: PlainCommodity(), count: 64)
  /// The commodity of the last symbol, which most amounts share with the one before.
  private var last = PlainCommodity()
  private var lastLength = 0
  /// The bits of as many bytes as the last symbol has; without one no bits, which no key equals.
  private var lastMask: UInt64 = 0

  init() { last.key = 1 }

  mutating func removeAll() {
    for index in 0..<slots.count { slots[index].isKnown = false }
    lastMask = 0
  }

  /// The commodity of the last symbol, if that stands here too; the offset is moved past it.
  @inline(__always)
  func takeLast(_ bytes: Span<UInt8>, _ offset: inout Int) -> PlainCommodity? {
    guard bytes.hasEightBytes(at: offset), bytes.eightBytes(at: offset) & lastMask == last.key
    else { return nil }
    let end = offset &+ lastLength
    let next = bytes.byteOrZero(at: end)
    if next == 0 || next.isSymbolByte { return nil }
    offset = end
    return last
  }

  /// Keeps a commodity with a symbol as the last.
  mutating func keepLast(_ known: PlainCommodity, length: Int) {
    (last, lastLength) = (known, length)
    lastMask = ~0 >> UInt64(truncatingIfNeeded: 64 &- length &* 8)
  }

  /// Forgets what is known of a commodity.
  mutating func forget(_ known: PlainCommodity) {
    slots[slot(of: known.key)].isKnown = false
    lastMask = 0
  }

  @inline(__always)
  func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  subscript(slot: Int) -> PlainCommodity {
    @inline(__always) get { slots[slot] }
    set { slots[slot] = newValue }
  }
}

extension JournalParser {
  /// What is known of the commodity whose symbol has the bytes `key`, or `nil`.
  ///
  /// In hledger's language nothing is known until an amount has shown how it is written; in Ledger's
  /// the price of a unit never shows it. A bare number has the key 0.
  @inline(__always)
  mutating func plainCommodity(
    _ key: UInt64, _ symbol: Range<Int>, _ bytes: Span<UInt8>
  ) -> PlainCommodity? {
    let known = plain.commodities[plain.commodities.slot(of: key)]
    if known.isKnown, known.key == key { return known }
    return learnPlainCommodity(key, symbol, bytes)
  }

  @inline(never)
  private mutating func learnPlainCommodity(
    _ key: UInt64, _ symbol: Range<Int>, _ bytes: Span<UInt8>
  ) -> PlainCommodity? {
    if isLedger { return learnPlainLedgerCommodity(key, symbol, bytes) }
    let isBare = symbol.isEmpty
    let named =
      isBare ? defaultCommodity() : books.ledger.commodities.find(bytes.extracting(symbol))
    guard let commodity = named else { return nil }
    let style = books.ledger.commodities[style: commodity]
    guard isBare || style.isKnown else { return nil }
    let judge = isBare && scope.defaultCommodity != nil ? nil : commodity
    var found = PlainCommodity(key: key, commodity: commodity)
    found.largestScale = Int16(style.largestScale)
    found.pointIsDecimal = scope.isDecimal(.point, in: judge)
    found.commaIsDecimal = scope.isDecimal(.comma, in: judge)
    found.isKnown = true
    plain.commodities[plain.commodities.slot(of: key)] = found
    return found
  }

  /// The same by Ledger's habits: a commodity in its smallest unit, with a decimal point.
  private mutating func learnPlainLedgerCommodity(
    _ key: UInt64, _ symbol: Range<Int>, _ bytes: Span<UInt8>
  ) -> PlainCommodity? {
    var named: CommodityID? = books.memory.bare
    if !symbol.isEmpty {
      guard bytes.isPlainLedgerSymbol(symbol) else { return nil }
      named = books.ledger.commodities.find(bytes.extracting(symbol))
    }
    guard let named else { return nil }
    let commodity = books.memory[named].standsFor ?? named
    let habits = books.memory[commodity]
    guard !habits.hasSmallerUnit, !habits.hasDecimalComma else { return nil }
    var found = PlainCommodity(key: key, commodity: commodity)
    if symbol.isEmpty {
      found.largestScale = .max
    } else if books.ledger.commodities[style: commodity].isKnown {
      found.largestScale = habits.isFixed ? .max : Int16(habits.scale)
    }
    found.pointIsDecimal = true
    found.isKnown = true
    plain.commodities[plain.commodities.slot(of: key)] = found
    return found
  }

  /// Forgets what is known of a commodity whose amounts show more decimals than before.
  mutating func forgetPlainCommodity(_ known: PlainCommodity) { plain.commodities.forget(known) }
}
