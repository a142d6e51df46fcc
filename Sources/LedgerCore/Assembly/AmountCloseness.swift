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
    guard price.isPositive else {
      self = .far
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
}
