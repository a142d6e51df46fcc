internal import LedgerModel

extension ReportContext {
  /// A ratio at 12 places, half to even; one of more than 38 digits is `nil`, and listed.
  ///
  /// - Parameters:
  ///   - ratio: The exact figure, or `nil` if it is not known.
  ///   - figure: What data quality calls it.
  /// - Returns: The figure as a report stores it.
  func figure(_ ratio: Ratio?, _ figure: @autoclosure () -> String) -> Quantity? {
    guard let ratio else { return nil }
    return noted(try? ratio.rounded(toScale: Ratio.reportScale), figure())
  }

  /// An amount that comes of a division, rounded once to the scale of the currency; one of more
  /// than 38 digits is `nil`, and listed.
  func money(_ amount: Ratio, _ figure: @autoclosure () -> String) -> Quantity? {
    noted(try? amount.rounded(toScale: currency.scale), figure())
  }

  /// Lists a figure that is `nil` as one of more than 38 digits.
  func noted<Figure>(_ result: Figure?, _ figure: @autoclosure () -> String) -> Figure? {
    if result == nil { unstored.insert(figure()) }
    return result
  }
}

extension Sequence<Quantity> {
  /// The exact sum.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  func sum() throws(QuantityError) -> Quantity {
    var total = Quantity.zero
    for quantity in self { total = try total + quantity }
    return total
  }
}
