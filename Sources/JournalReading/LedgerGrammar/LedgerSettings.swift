internal import LedgerModel

/// What `--option` lines in a journal change for the text below them.
struct LedgerSettings {
  /// The form of dates, as `strptime` has it, from `--input-date-format`.
  var dateFormat: String?
  /// Whether `,` stands before decimals in all commodities.
  var hasDecimalComma = false
  /// Whether undeclared names are errors, from `--pedantic`.
  var isPedantic = false
  /// Whether balance assertions are left out, from `--permissive`.
  var skipsAssertions = false
  /// Whether time across midnight is split by day.
  var breaksDays = false
  var ignoresAliases = false
  /// Whether what an alias stands for may be an alias.
  var expandsAliasesAgain = false
  /// The day that a missing year is read by, from `--now`.
  var today: Day?
}
