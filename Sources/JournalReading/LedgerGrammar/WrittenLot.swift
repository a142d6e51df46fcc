internal import LedgerModel

/// A lot as written: its price may be that of all units.
struct WrittenLot {
  var lot = Lot()
  /// The bytes of a price in two pairs of braces, which is that of all units.
  var totalPrice: Range<Int>?

  /// The lot with the price of one unit.
  func priced(by quantity: ExactNumber) throws(Mistake) -> Lot {
    guard let totalPrice, let price = lot.price else { return lot }
    guard let unit = price.number.divided(by: quantity.magnitude) else {
      throw Mistake(
        .lotMalformed, at: totalPrice, "a total price needs an amount that is not zero",
        help: "write the price of one unit in single braces")
    }
    var priced = lot
    priced.price?.number = unit
    return priced
  }
}
