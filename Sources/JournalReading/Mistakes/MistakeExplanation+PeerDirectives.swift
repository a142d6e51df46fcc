extension MistakeExplanation {
  static let peerDirectives = [
    MistakeExplanation(
      .accountTypeUnknown,
      "The `type:` tag of an account names no type.",
      "Write one of A, L, E, R, X, C, V, G and U."),
    MistakeExplanation(
      .accountUndeclared,
      "An account is used that no directive declares, and `--strict` asks for one.",
      "Add a line `account NAME`."),
    MistakeExplanation(
      .aliasMalformed,
      "An `alias` cannot be read, stands for itself, or names a group that its expression has not.",
      "Write `alias OLD = NEW`, or `alias /REGEX/ = NEW`."),
    MistakeExplanation(
      .applyTooDeep,
      "More than 255 `apply` directives are open.",
      "End some of them above with `end apply`."),
    MistakeExplanation(
      .commentInName,
      "A `;` with one blank before it is read as a part of the account's name.",
      "Put two blanks before the comment."),
    MistakeExplanation(
      .commodityUndeclared,
      "A commodity is used that no directive declares, and `--strict` or a plugin asks for one.",
      "Add a line `commodity 1,000.00 EUR`."),
    MistakeExplanation(
      .decimalMarkMissing,
      "The sample amount of a directive shows no decimal mark.",
      "Write it with one, as `commodity 1000.00 EUR`."),
    MistakeExplanation(
      .decimalMarkUnknown,
      "The mark of `decimal-mark` is none.",
      "Write `decimal-mark .` or `decimal-mark ,`."),
    MistakeExplanation(
      .directiveMalformed,
      "A directive lacks something, or has something else in its place.",
      "Write it as the message shows."),
    MistakeExplanation(
      .directiveUnknown,
      "A line starts with no date and with no directive that is known.",
      "Correct the word; start a comment with `;`."),
    MistakeExplanation(
      .endWithoutBegin,
      "An `end` or `pop…` line ends nothing that is open.",
      "Remove the line, or name what is open."),
    MistakeExplanation(
      .patternMalformed,
      "A regular expression cannot be read, or refers back to a group.",
      "Check its brackets; write out what a group would repeat."),
    MistakeExplanation(
      .periodMalformed,
      "The period of a `~` rule cannot be read.",
      "Write an interval such as `monthly`; two blanks stand before a description."),
  ]
}
