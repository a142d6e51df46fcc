internal import LedgerModel

/// A `budget` directive as it was read.
struct ParsedBudget: Hashable, Sendable {
  /// A single payment beside the regular ones.
  struct Extra: Hashable, Sendable {
    let day: Day
    let amount: ParsedAmount
  }

  /// The account, or `*` for all expenses.
  var account: PlacedName
  var amount: ParsedAmount
  var recurrence: Recurrence
  var rollover = Budget.Rollover.none
  var rolloverStart: Month?
  var strategy: Budget.Strategy?
  /// Ascending by day.
  var extras: [Extra] = []

  var isForAllExpenses: Bool { account.text == "*" }
}
