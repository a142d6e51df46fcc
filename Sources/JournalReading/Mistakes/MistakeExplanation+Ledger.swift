extension MistakeExplanation {
  static let ledger = [
    MistakeExplanation(
      .checkFailed,
      "An `assert` or `check` does not hold.",
      "Correct the entry, or remove the line."),
    MistakeExplanation(
      .clockMismatch,
      "A time clock stops that does not run, or starts that does.",
      "Clock in above it, or name the account to stop."),
    MistakeExplanation(
      .expressionFailed,
      "An expression has no value.",
      "Define its names above, or write the amount that it comes to."),
    MistakeExplanation(
      .expressionMalformed,
      "An expression makes no sense.",
      "Close its parentheses, and check its operators."),
    MistakeExplanation(
      .identifierReused,
      "Two entries with other postings have one `UUID`.",
      "Give each a UUID of its own."),
    MistakeExplanation(
      .numberDoubtful,
      "A comma before three digits is read as a mark between groups.",
      "Write decimals with a point, or other than three of them."),
    MistakeExplanation(
      .programSkipped,
      "A program in the journal is not run.",
      "Write what it does as entries or rules."),
    MistakeExplanation(
      .queryMalformed,
      "The query of an `=` rule cannot be read.",
      "Write `= /ACCOUNT/`, with `and`, `or` and parentheses."),
    MistakeExplanation(
      .tagUndeclared,
      "A tag is used that no directive declares, and `--strict` asks for one.",
      "Add a line `tag NAME`."),
  ]
}
