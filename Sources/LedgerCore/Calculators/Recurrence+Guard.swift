internal import LedgerModel

extension Recurrence {
  /// How far an entry may be from an occurrence that it pays: 2 days for periods under 15 days,
  /// else 5.
  var guardDays: Int { meanDays.map { $0 < Ratio(15) } ?? false ? 2 : Recurrence.longestGuard }

  /// The most that any ``guardDays`` come to.
  static let longestGuard = 5
}
