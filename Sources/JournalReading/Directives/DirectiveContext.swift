internal import LedgerModel

/// What a directive has to know of its journal: how amounts, dates and accounts are read there.
struct DirectiveContext {
  /// Reads a whole text as an amount, by the number rules in force.
  var amount: (String) -> Result<ParsedAmount, AmountMistake>
  /// Reads a whole text as a day, with the default year in force.
  var day: (String) -> Day?
  /// Returns an account name after `apply account` and aliases.
  var account: (String) -> String = { $0 }
  /// The day that relative dates and dates in the past are measured by.
  var today: Day
}
