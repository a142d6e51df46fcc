internal import LedgerModel

/// Pairs due days with what was paid near them, so that nothing is counted twice.
///
/// Each payment pays one occurrence of its kind, the nearest pair first, ties to the earlier due
/// day. The reach of an occurrence is ``Recurrence/guardDays``.
struct OccurrenceGuard {
  /// A day on which something is due, of the thing with the number ``source``.
  struct Occurrence: Hashable {
    let source: Int
    let due: Day
    /// How many days before or after it a payment may be.
    let reach: Int
  }

  /// What an entry paid.
  struct Payment: Equatable {
    let day: Day
    let entry: Int32
    let amount: Quantity?
  }

  private struct Pair {
    let occurrence: Occurrence
    let payment: Payment
    let distance: Int
  }

  private var pairs: [Pair] = []

  /// Offers the payments that may pay an occurrence.
  mutating func add(_ occurrence: Occurrence, _ payments: [Payment]) {
    for payment in payments {
      let distance = abs(payment.day.days(until: occurrence.due))
      guard distance <= occurrence.reach else { continue }
      pairs.append(Pair(occurrence: occurrence, payment: payment, distance: distance))
    }
  }

  /// The occurrences that are paid, with what paid them.
  var paid: [Occurrence: Payment] {
    var paid: [Occurrence: Payment] = [:]
    var used: Set<Int32> = []
    for pair in pairs.sorted(by: OccurrenceGuard.precedes)
    where paid[pair.occurrence] == nil && used.insert(pair.payment.entry).inserted {
      paid[pair.occurrence] = pair.payment
    }
    return paid
  }

  private static func precedes(_ one: Pair, _ other: Pair) -> Bool {
    let (a, b) = (one.occurrence, other.occurrence)
    if one.distance != other.distance { return one.distance < other.distance }
    return (a.due, a.source, one.payment.entry) < (b.due, b.source, other.payment.entry)
  }
}
