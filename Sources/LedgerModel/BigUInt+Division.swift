extension BigUInt {
  /// Returns the quotient and what is left of a division.
  ///
  /// - Precondition: `divisor` is not zero.
  func quotientAndRemainder(dividingBy divisor: BigUInt) -> (quotient: BigUInt, remainder: BigUInt)
  {
    precondition(!divisor.isZero, "division by zero")
    if let a = asUInt128, let b = divisor.asUInt128 {
      if (a | b) >> 64 == 0 {
        let (quotient, remainder) = UInt64(a).quotientAndRemainder(dividingBy: UInt64(b))
        return (BigUInt(UInt128(quotient)), BigUInt(UInt128(remainder)))
      }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      return (BigUInt(quotient), BigUInt(remainder))
    }
    if self < divisor { return (BigUInt(0), self) }
    let words = divisor.words
    return words.count == 1 ? dividedShortly(by: words[0]) : dividedLongly(by: divisor)
  }

  private func dividedShortly(by divisor: UInt64) -> (quotient: BigUInt, remainder: BigUInt) {
    var quotient = words
    var rest: UInt64 = 0
    for index in quotient.indices.reversed() {
      (quotient[index], rest) = divisor.dividingFullWidth((rest, quotient[index]))
    }
    return (BigUInt(words: quotient), BigUInt(UInt128(rest)))
  }

  /// Divides digit by digit: Knuth, The Art of Computer Programming, 4.3.1, algorithm D.
  ///
  /// A digit that is guessed from the first ones is at most two too large, since the divisor is
  /// shifted so that its first bit is set.
  private func dividedLongly(by divisor: BigUInt) -> (quotient: BigUInt, remainder: BigUInt) {
    let shift = (64 - divisor.bitWidth % 64) % 64
    let small = divisor.shiftedLeft(by: shift).words
    var rest = shiftedLeft(by: shift).words + [0]
    let (count, first) = (small.count, small[small.count - 1])
    var quotient = [UInt64](repeating: 0, count: max(0, rest.count - count))
    for place in quotient.indices.reversed() {
      let (high, low) = (rest[place + count], rest[place + count - 1])
      var digit = high >= first ? .max : first.dividingFullWidth((high, low)).quotient
      var isTooLarge = rest.subtract(small, times: digit, at: place)
      while isTooLarge {
        digit -= 1
        isTooLarge = !rest.add(small, at: place)
      }
      quotient[place] = digit
    }
    return (BigUInt(words: quotient), BigUInt(words: rest).shiftedRight(by: shift))
  }

  /// The greatest number that divides both.
  static func greatestCommonDivisor(_ left: BigUInt, _ right: BigUInt) -> BigUInt {
    var (a, b) = (left, right)
    while !b.isZero {
      if let x = a.asUInt128, let y = b.asUInt128, (x | y) >> 64 == 0 {
        return BigUInt(UInt128(UInt64(x).greatestCommonDivisor(with: UInt64(y))))
      }
      (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder)
    }
    return a
  }

  /// The quotient, rounded to the nearest number, and to the even one of two equally near.
  func dividedHalfToEven(by divisor: BigUInt) -> BigUInt {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let twice = remainder + remainder
    let isPastHalf = twice > divisor || (twice == divisor && quotient.isOdd)
    return isPastHalf ? quotient + BigUInt(1) : quotient
  }
}

extension UInt64 {
  fileprivate func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension [UInt64] {
  /// Takes a multiple of digits off those from `start` on, and returns whether that was too much.
  fileprivate mutating func subtract(
    _ other: [UInt64], times factor: UInt64, at start: Int
  ) -> Bool {
    var carry: UInt64 = 0
    for (offset, digit) in other.enumerated() {
      let taken = UInt128(digit.multipliedFullWidth(by: factor)) + UInt128(carry)
      let (rest, overflow) = self[start + offset]
        .subtractingReportingOverflow(UInt64(truncatingIfNeeded: taken))
      self[start + offset] = rest
      carry = UInt64(taken >> 64) + (overflow ? 1 : 0)
    }
    let (rest, overflow) = self[start + other.count].subtractingReportingOverflow(carry)
    self[start + other.count] = rest
    return overflow
  }

  /// Gives digits back to those from `start` on, and returns whether they are whole again.
  fileprivate mutating func add(_ other: [UInt64], at start: Int) -> Bool {
    var carry: UInt128 = 0
    for (offset, digit) in other.enumerated() {
      carry += UInt128(self[start + offset]) + UInt128(digit)
      self[start + offset] = UInt64(truncatingIfNeeded: carry)
      carry >>= 64
    }
    let (sum, overflow) = self[start + other.count].addingReportingOverflow(UInt64(carry))
    self[start + other.count] = sum
    return overflow
  }
}
