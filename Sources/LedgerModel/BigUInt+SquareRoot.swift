extension BigUInt {
  /// The number times 2 to the power of `count`, which is 0 or more.
  func shiftedLeft(by count: Int) -> BigUInt {
    guard count > 0 else { return self }
    if let value = asUInt128, value.leadingZeroBitCount >= count { return BigUInt(value << count) }
    let (digits, bits) = (count / 64, UInt64(count % 64))
    var words = [UInt64](repeating: 0, count: digits)
    var carry: UInt64 = 0
    for word in self.words {
      words.append(word << bits | carry)
      carry = bits > 0 ? word >> (64 - bits) : 0
    }
    return BigUInt(words: words + [carry])
  }

  /// The whole part of the number divided by 2 to the power of `count`, which is 0 or more.
  func shiftedRight(by count: Int) -> BigUInt {
    guard count > 0 else { return self }
    if let value = asUInt128 { return BigUInt(count < 128 ? value >> count : 0) }
    let (digits, bits) = (count / 64, UInt64(count % 64))
    let words = Array(self.words.dropFirst(digits))
    return BigUInt(
      words: words.indices.map { index in
        let next = index + 1 < words.count && bits > 0 ? words[index + 1] << (64 - bits) : 0
        return words[index] >> bits | next
      })
  }

  /// The largest number whose square is not more than this one, by Newton's method.
  ///
  /// The root of the first bits is a guess that is not too small, so that the steps go down.
  var squareRoot: BigUInt {
    guard !isZero else { return self }
    var estimate = BigUInt(1).shiftedLeft(by: (bitWidth + 1) / 2)
    if bitWidth > 64 {
      let shift = (bitWidth - 63) & ~1
      let root = shiftedRight(by: shift).squareRoot
      estimate = (root + BigUInt(1)).shiftedLeft(by: shift / 2)
    }
    while true {
      let next = (estimate + quotientAndRemainder(dividingBy: estimate).quotient)
        .shiftedRight(by: 1)
      if next >= estimate { return estimate }
      estimate = next
    }
  }
}
