package import LedgerModel

/// Finds what is paid again and again among the charges of one payee on one account.
///
/// Charges make a series if they keep to one period and their amounts to one price, which may
/// change and then has to hold. `DetectionThresholds` says how near is near.
package enum SubscriptionDetection {
  /// What one entry charged.
  package struct Charge: Hashable, Sendable {
    package let day: Day
    package let amount: Quantity
    package let entry: Int32

    package init(day: Day, amount: Quantity, entry: Int32) {
      self.day = day
      self.amount = amount
      self.entry = entry
    }
  }

  /// A price and the first day it was charged.
  package struct Price: Hashable, Sendable {
    package let day: Day
    package let amount: Quantity
  }

  /// A series of charges.
  package struct Series: Hashable, Sendable {
    /// Starts on a day near the first charge, so that all charges are near an occurrence.
    package let recurrence: Recurrence
    /// Ascending by day.
    package let charges: [Charge]
    /// Ascending by day; the last is the current one.
    package let prices: [Price]
  }

  /// Finds the series that still run on a day.
  ///
  /// - Parameters:
  ///   - charges: The charges of a payee on an account in one currency, ascending by day. Those
  ///     that are not above zero are refunds or trials and are left out.
  ///   - asOf: The last day that counts.
  ///   - hasOccasions: Whether yearly charges are bought anew each time, and no series.
  /// - Returns: The series in the order of their first charges.
  package static func series(
    in charges: [Charge], asOf: Day, hasOccasions: Bool = false
  ) -> [Series] {
    let known = charges.filter { $0.day <= asOf && $0.amount.isPositive }
    if let whole = series(of: known, asOf, hasOccasions, isStrict: false) { return [whole] }
    guard known.count > DetectionThresholds.splitMinimum else { return [] }
    let parts = equalParts(of: known).filter { $0.count < known.count }
    return parts.compactMap { series(of: $0, asOf, hasOccasions, isStrict: true) }
      .sorted {
        ($0.charges[0].day, $0.charges[0].entry) < ($1.charges[0].day, $1.charges[0].entry)
      }
  }

  /// The charges of equal amounts, where there are enough to tell an item by.
  private static func equalParts(of charges: [Charge]) -> [[Charge]] {
    let amounts = charges.map { $0.amount.normalized }
    let order = amounts.indices.sorted {
      let (one, other) = (amounts[$0], amounts[$1])
      if one.units != other.units { return one.units < other.units }
      return one.scale == other.scale ? $0 < $1 : one.scale < other.scale
    }
    var (parts, rest) = ([[Charge]](), order[...])
    while let first = rest.first {
      let equal = rest.prefix {
        amounts[$0].units == amounts[first].units && amounts[$0].scale == amounts[first].scale
      }
      rest = rest[equal.endIndex...]
      if equal.count >= DetectionThresholds.splitMinimum { parts.append(equal.map { charges[$0] }) }
    }
    return parts
  }

  /// Makes a series of charges that are known to keep to a period.
  ///
  /// - Parameters:
  ///   - charges: Ascending by day.
  ///   - recurrence: The period, from a day near the first charge.
  ///   - isCut: Whether earlier charges are left out, some of which may have had the first price.
  /// - Returns: The series, or `nil` if the charges keep to no price.
  package static func series(
    of charges: [Charge], keeping recurrence: Recurrence, isCut: Bool = false
  ) -> Series? {
    let isYearly = recurrence.interval == .years(1)
    return PriceSteps(charges, isYearly: isYearly, isCut: isCut).map {
      Series(recurrence: recurrence, charges: charges, prices: $0.prices)
    }
  }

  private static func series(
    of charges: [Charge], _ asOf: Day, _ hasOccasions: Bool, isStrict: Bool
  ) -> Series? {
    guard let last = charges.last, let before = charges.dropLast().last else { return nil }
    let (gap, age) = (before.day.days(until: last.day), last.day.days(until: asOf))
    for cadence in DetectionThresholds.cadences where cadence.mayRun(lastGap: gap, age: age) {
      if cadence.isYearly, hasOccasions || isStrict { continue }
      if let whole = series(of: charges, cadence, asOf, isStrict: isStrict) { return whole }
      let recent = Array(charges.drop { $0.day < last.day.adding(days: -cadence.lookback) })
      guard recent.count <= DetectionThresholds.mostCharges else { continue }
      if recent.count < charges.count,
        let found = series(of: recent, cadence, asOf, isStrict: isStrict, isCut: true)
      {
        return found
      }
      if !isStrict, let found = wandering(recent, cadence, asOf) { return found }
    }
    return nil
  }

  /// The latest of charges that come a period after each other and still keep to no day of the month,
  /// as a pass that is bought anew when the old one has run out.
  private static func wandering(
    _ charges: [Charge], _ cadence: DetectionThresholds.Cadence, _ asOf: Day
  ) -> Series? {
    guard cadence.mayWander, charges.count >= DetectionThresholds.wanderingMinimum,
      zip(charges, charges.dropFirst()).allSatisfy({
        cadence.gaps.contains($0.day.days(until: $1.day))
      }), PriceSteps(charges, isYearly: false, isCut: true) != nil
    else { return nil }
    for first in charges.indices.dropFirst() {
      let latest = Array(charges[first...])
      if let found = series(of: latest, cadence, asOf, isStrict: true, isCut: true) { return found }
    }
    return nil
  }

  /// The series that charges make with one period; `isCut` says that there are earlier ones.
  private static func series(
    of charges: [Charge], _ cadence: DetectionThresholds.Cadence, _ asOf: Day, isStrict: Bool,
    isCut: Bool = false
  ) -> Series? {
    guard charges.count >= cadence.minimum,
      let fit = CadenceFit(charges.map(\.day), cadence, allowsHoles: !isStrict),
      fit.runs(on: asOf)
    else { return nil }
    return series(of: charges, keeping: fit.recurrence, isCut: isCut)
  }
}
