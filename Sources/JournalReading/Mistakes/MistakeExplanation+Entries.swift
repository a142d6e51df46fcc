extension MistakeExplanation {
  static let entries = [
    MistakeExplanation(
      .accountMissing,
      "A posting names no account.",
      "Write an account before the amount."),
    MistakeExplanation(
      .accountNameTooLong,
      "The name of an account, after aliases, has more than 255 parts or 4096 bytes.",
      "Shorten it, or the aliases and applied accounts that make it."),
    MistakeExplanation(
      .amountExpected,
      "Something else stands where an amount belongs.",
      "Write a number with its commodity, such as `12.50 EUR`."),
    MistakeExplanation(
      .amountInName,
      "The name of an account ends in an amount, as one blank does not end a name.",
      "Put two blanks before the amount, or declare the account."),
    MistakeExplanation(
      .amountTooLong,
      "A number, a sum or a balance has more than 38 digits.",
      "Check the number; this program computes exactly, and holds no longer ones."),
    MistakeExplanation(
      .assertionFailed,
      "The balance of an account is not what a posting, or a `balance` line, claims.",
      "Look for a missing or doubled entry before it, or correct the balance."),
    MistakeExplanation(
      .assignmentWithDate,
      "An amount that follows from a balance stands on a day of its own.",
      "Write the amount, or remove the date of the posting."),
    MistakeExplanation(
      .costMalformed,
      "A cost cannot be read.",
      "Write `@ 1.10 USD` for one unit, or `@@ 11 USD` for all."),
    MistakeExplanation(
      .dateImpossible,
      "The calendar has no such day, or its language no such year.",
      "Correct the date."),
    MistakeExplanation(
      .dateMalformed,
      "Something else stands where a date belongs.",
      "Write it as 2026-01-31."),
    MistakeExplanation(
      .entryUnbalanced,
      "The amounts of an entry do not come to zero.",
      "Change an amount by what is left over, or leave one amount empty."),
    MistakeExplanation(
      .indentStray,
      "An indented line belongs to no entry and no directive.",
      "Remove the blank line above it, or its indentation."),
    MistakeExplanation(
      .lotMalformed,
      "A lot in braces or brackets cannot be read.",
      "Close each bracket, and write `{50 USD}`."),
    MistakeExplanation(
      .numberMalformed,
      "The digits and marks of a number make no sense.",
      "Write groups of three digits with one mark, and decimals with another: `1,234.50`."),
    MistakeExplanation(
      .postingsTwoMissing,
      "Two postings of an entry have no amount.",
      "Give one of them its amount; two blanks stand before it."),
    MistakeExplanation(
      .quoteUnclosed,
      "A text or a commodity in quotes has no closing quote.",
      "Add a `\"`."),
    MistakeExplanation(
      .textUnexpected,
      "Something stands where nothing, or something else, belongs.",
      "Remove it, or make it a comment."),
  ]
}
