internal import LedgerModel

/// A `goal` directive as it was read.
struct ParsedGoal: Hashable, Sendable {
  var name: PlacedName
  var target: ParsedAmount
  var targetDay: Day?
  var account: PlacedName?
  var saved: ParsedAmount?
  var monthly: ParsedAmount?
}
