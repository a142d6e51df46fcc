/// A decimal number as the generators count it: whole units of 10^-places.
struct Figure: Equatable {
  var units: Int
  var places: Int

  var isZero: Bool { units == 0 }

  static func + (left: Figure, right: Figure) -> Figure {
    let places = max(left.places, right.places)
    return Figure(units: left.scaled(to: places) + right.scaled(to: places), places: places)
  }

  static func * (left: Figure, right: Figure) -> Figure {
    Figure(units: left.units * right.units, places: left.places + right.places)
  }

  static prefix func - (figure: Figure) -> Figure {
    Figure(units: -figure.units, places: figure.places)
  }

  var magnitude: Figure { Figure(units: abs(units), places: places) }

  private func scaled(to wanted: Int) -> Int {
    (places..<wanted).reduce(units) { product, _ in product * 10 }
  }

  /// The digits before and after the decimal mark, without a sign.
  var digits: (whole: String, fraction: String) {
    let all = String(abs(units))
    let padded = String(repeating: "0", count: max(0, places + 1 - all.count)) + all
    return (String(padded.dropLast(places)), String(padded.suffix(places)))
  }

  /// The number with a point and without groups, such as `-1234.50`.
  var text: String {
    (units < 0 ? "-" : "") + magnitudeText(point: ".")
  }

  /// The number without its sign, with groups of three set apart by `group`.
  func magnitudeText(point: String, group: String = "") -> String {
    let parts = digits
    var whole = ""
    for (index, digit) in parts.whole.enumerated() {
      if index > 0, (parts.whole.count - index).isMultiple(of: 3) { whole += group }
      whole.append(digit)
    }
    return parts.fraction.isEmpty ? whole : whole + point + parts.fraction
  }
}

extension PeerDice {
  /// A number above zero with so many decimals, mostly small.
  mutating func figure(places: Int) -> Figure {
    let whole = chance(15) ? roll(1000...99_999) : roll(1...300)
    let fraction = (0..<places).reduce(0) { digits, _ in digits * 10 + roll(0...9) }
    let power = (0..<places).reduce(1) { product, _ in product * 10 }
    return Figure(units: whole * power + fraction, places: places)
  }

  mutating func signed(_ figure: Figure) -> Figure { chance(50) ? -figure : figure }
}
