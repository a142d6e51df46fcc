/// A natural number of any size.
///
/// Exact ratios and deviations need products wider than 128 bits, but seldom: a number that fits
/// 128 bits is kept in them and costs no memory of its own.
enum BigUInt: Hashable, Sendable {
  case narrow(UInt128)
  /// The digits in base 2^64, least significant first: three or more, the last one not zero.
  case wide([UInt64])

  init(_ value: UInt128) { self = .narrow(value) }

  init(words: [UInt64]) {
    var count = words.count
    while count > 0, words[count - 1] == 0 { count -= 1 }
    switch count {
    case 0: self = .narrow(0)
    case 1: self = .narrow(UInt128(words[0]))
    case 2: self = .narrow(UInt128(words[1]) << 64 | UInt128(words[0]))
    default: self = .wide(Array(words.prefix(count)))
    }
  }

  /// The digits in base 2^64, least significant first, without leading zeros.
  var words: [UInt64] {
    switch self {
    case .wide(let words): return words
    case .narrow(let value):
      let (low, high) = (UInt64(truncatingIfNeeded: value), UInt64(value >> 64))
      return high > 0 ? [low, high] : low > 0 ? [low] : []
    }
  }

  var isZero: Bool { asUInt128 == 0 }

  var isOne: Bool { asUInt128 == 1 }

  var isOdd: Bool {
    switch self {
    case .narrow(let value): value & 1 == 1
    case .wide(let words): words[0] & 1 == 1
    }
  }

  /// The number of bits without leading zeros.
  var bitWidth: Int {
    switch self {
    case .narrow(let value): 128 - value.leadingZeroBitCount
    case .wide(let words): words.count * 64 - (words.last ?? 0).leadingZeroBitCount
    }
  }

  /// The value in 128 bits, or `nil` if it needs more.
  var asUInt128: UInt128? {
    if case .narrow(let value) = self { value } else { nil }
  }
}

extension BigUInt: Comparable {
  static func < (left: BigUInt, right: BigUInt) -> Bool {
    switch (left, right) {
    case (.narrow(let a), .narrow(let b)): return a < b
    case (.narrow, .wide): return true
    case (.wide, .narrow): return false
    case (.wide(let a), .wide(let b)):
      guard a.count == b.count else { return a.count < b.count }
      for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
      return false
    }
  }
}

extension BigUInt {
  static func + (left: BigUInt, right: BigUInt) -> BigUInt {
    if let a = left.asUInt128, let b = right.asUInt128 {
      let (sum, overflow) = a.addingReportingOverflow(b)
      if !overflow { return BigUInt(sum) }
    }
    let (a, b) = (left.words, right.words)
    var sum: [UInt64] = []
    var carry: UInt128 = 0
    for index in 0..<max(a.count, b.count) {
      carry += UInt128(index < a.count ? a[index] : 0) + UInt128(index < b.count ? b[index] : 0)
      sum.append(UInt64(truncatingIfNeeded: carry))
      carry >>= 64
    }
    return BigUInt(words: sum + [UInt64(carry)])
  }

  /// Returns how far apart two numbers are.
  func distance(to other: BigUInt) -> BigUInt {
    let (large, small) = self < other ? (other, self) : (self, other)
    if let a = large.asUInt128, let b = small.asUInt128 { return BigUInt(a - b) }
    let (a, b) = (large.words, small.words)
    var difference: [UInt64] = []
    var borrow: Int128 = 0
    for index in a.indices {
      borrow += Int128(a[index]) - Int128(index < b.count ? b[index] : 0)
      difference.append(UInt64(truncatingIfNeeded: borrow))
      borrow >>= 64
    }
    return BigUInt(words: difference)
  }

  static func * (left: BigUInt, right: BigUInt) -> BigUInt {
    if let a = left.asUInt128, let b = right.asUInt128 {
      if (a | b) >> 64 == 0 {
        return BigUInt(UInt128(UInt64(a).multipliedFullWidth(by: UInt64(b))))
      }
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      if !overflow { return BigUInt(product) }
    }
    let (a, b) = (left.words, right.words)
    var product = [UInt64](repeating: 0, count: a.count + b.count)
    for i in a.indices {
      var carry: UInt64 = 0
      for j in b.indices {
        let sum = UInt128(a[i].multipliedFullWidth(by: b[j])) + UInt128(product[i + j])
        let next = sum + UInt128(carry)
        product[i + j] = UInt64(truncatingIfNeeded: next)
        carry = UInt64(next >> 64)
      }
      product[i + b.count] = carry
    }
    return BigUInt(words: product)
  }

  /// 10 to the power of `exponent`, which is 0 or more.
  static func powerOfTen(_ exponent: Int) -> BigUInt {
    if exponent <= 38 { return BigUInt(powersOfTen[exponent].magnitude) }
    var power = powerOfTen(exponent % 38)
    for _ in 0..<(exponent / 38) { power = power * powerOfTen(38) }
    return power
  }
}

extension UInt128 {
  init(_ parts: (high: UInt64, low: UInt64)) {
    self = UInt128(parts.high) << 64 | UInt128(parts.low)
  }
}
