internal import LedgerModel

/// How near a charge is to the price of an item, the nearest first.
///
/// The amount tells apart what one payee is paid for; by itself it does not have to agree, since
/// prices change.
enum AmountCloseness: Int, Comparable, Sendable {
  case equal
  /// At most a quarter more or less: a rise, a tax, an exchange rate.
  case near
  /// A tenth of the price to three times the price: a trial month, two months at once.
  ///
  /// What is beyond was bought beside the item, and never pays it.
  case far

  static func < (left: AmountCloseness, right: AmountCloseness) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Compares a charge with a price of the same commodity, or returns `nil` if it is too far off.
  ///
  /// Whatever is charged for what is declared to be free is far.
  init?(_ charge: Quantity, price: Quantity) {
    guard price.units > 0 else {
      self = .far
      return
    }
    if let (charge, price) = AmountCloseness.units(charge, price) {
      if charge == price {
        self = .equal
      } else if (charge - price).magnitude * 4 <= price.magnitude {
        self = .near
      } else if charge * 10 >= price, charge <= price * 3 {
        self = .far
      } else {
        return nil
      }
      return
    }
    do throws(QuantityError) {
      let (least, most) = (try charge * Quantity(10), try price * Quantity(3))
      if charge == price {
        self = .equal
      } else if try (charge - price).magnitude * Quantity(4) <= price {
        self = .near
      } else if least >= price, charge <= most {
        self = .far
      } else {
        return nil
      }
    } catch {
      // Too many digits to tell.
      self = .far
    }
  }

  /// Two small numbers in steps of the same size, or `nil` if one is not small: 17 digits, so that
  /// ten times as much is still a number.
  private static func units(_ one: Quantity, _ other: Quantity) -> (Int64, Int64)? {
    let limit: UInt64 = 100_000_000_000_000_000
    guard var left = Int64(exactly: one.units), var right = Int64(exactly: other.units) else {
      return nil
    }
    var (leftScale, rightScale) = (one.scale, other.scale)
    while leftScale < rightScale, left.magnitude < limit {
      (left, leftScale) = (left * 10, leftScale + 1)
    }
    while rightScale < leftScale, right.magnitude < limit {
      (right, rightScale) = (right * 10, rightScale + 1)
    }
    guard leftScale == rightScale, left.magnitude < limit, right.magnitude < limit else {
      return nil
    }
    return (left, right)
  }
}
