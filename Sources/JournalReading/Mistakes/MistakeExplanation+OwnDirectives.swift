extension MistakeExplanation {
  static let ownDirectives = [
    MistakeExplanation(
      .attributeMisspelt,
      "A word below an account, or a tag of it, is nearly an attribute.",
      "Write the attribute as the message has it."),
    MistakeExplanation(
      .dueOutOfRange,
      "A due day is not in 1 to 31.",
      "Write a day of the month."),
    MistakeExplanation(
      .endBeforeStart,
      "A subscription ends before it starts.",
      "Correct one of the two dates."),
    MistakeExplanation(
      .endGivenTwice,
      "A subscription has two ends.",
      "Remove the line `until`, or the `to` of the first line."),
    MistakeExplanation(
      .goalAmountNegative,
      "What is saved or put aside for a goal is below zero.",
      "Write it without a minus sign."),
    MistakeExplanation(
      .goalDatePast,
      "The date of a goal has passed.",
      "Write a later date, or remove the goal."),
    MistakeExplanation(
      .goalProgressMissing,
      "Nothing says how far a goal is.",
      "Add a line `account ACCOUNT` or `saved AMOUNT`."),
    MistakeExplanation(
      .goalProgressTwice,
      "An account and a figure say how far a goal is.",
      "Remove one of the two lines."),
    MistakeExplanation(
      .goalTargetNotPositive,
      "The target of a goal is not above zero.",
      "Write an amount above zero."),
    MistakeExplanation(
      .missingAmount,
      "A directive has no amount.",
      "Write it after the name, with two blanks between."),
    MistakeExplanation(
      .missingGap,
      "One blank stands where two belong.",
      "Put two blanks after the amount, or before the comment."),
    MistakeExplanation(
      .missingName,
      "A directive has no name.",
      "Write it after the first word."),
    MistakeExplanation(
      .missingPeriod,
      "A directive has no period.",
      "Write one after the amount, such as `monthly`."),
    MistakeExplanation(
      .missingValue,
      "A key has no value.",
      "Write one behind it."),
    MistakeExplanation(
      .nameEndsInAmount,
      "A name ends in an amount, as one blank does not end it.",
      "Put two blanks after the name."),
    MistakeExplanation(
      .negativeAmount,
      "The amount of a budget or a subscription is below zero.",
      "Write what is paid without a minus sign."),
    MistakeExplanation(
      .postingStray,
      "A line below an account reads as a posting, and is skipped.",
      "Move it below the entry that it belongs to."),
    MistakeExplanation(
      .rateWithoutPercent,
      "A rate has no `%`.",
      "Add the `%`."),
    MistakeExplanation(
      .repeatedBudget,
      "An account has two budgets.",
      "Remove one of the two."),
    MistakeExplanation(
      .repeatedGoal,
      "Two goals have one name.",
      "Remove one of the two."),
    MistakeExplanation(
      .repeatedKey,
      "A key has two values.",
      "Remove one of the two."),
    MistakeExplanation(
      .repeatedPrice,
      "A subscription has two prices from one day on.",
      "Remove one of the two."),
    MistakeExplanation(
      .repeatedSubscription,
      "Two subscriptions have one name, and the second does not start later.",
      "Start the second with `from DATE`, or remove one."),
    MistakeExplanation(
      .unexpectedText,
      "Something stands behind a value that is complete.",
      "Remove it, or make it a comment with two blanks and `;`."),
    MistakeExplanation(
      .unknownAccount,
      "A directive names an account that nothing uses and nothing declares.",
      "Correct the name, or declare the account."),
    MistakeExplanation(
      .unknownKey,
      "A directive has no such key.",
      "Write one of the words that the message names."),
    MistakeExplanation(
      .unknownWord,
      "A value is none of the words that its key takes.",
      "Write one of the words that the message names."),
    MistakeExplanation(
      .unreadableAmount,
      "An amount of a directive cannot be read.",
      "Write it as in the rest of the journal."),
    MistakeExplanation(
      .unreadableDate,
      "A date of a directive cannot be read.",
      "Write it as YYYY-MM-DD."),
    MistakeExplanation(
      .unreadableDue,
      "A due day cannot be read.",
      "Write a day of the month, 1 to 31."),
    MistakeExplanation(
      .unreadableExpression,
      "The regular expression of a payee cannot be read.",
      "Check its brackets, and the `/` at both ends."),
    MistakeExplanation(
      .unreadableMinimum,
      "A minimum payment cannot be read.",
      "Write `35 USD`, `2% at least 25 USD` or `interest + 1% at least 25 USD`."),
    MistakeExplanation(
      .unreadableMonth,
      "A month cannot be read.",
      "Write it as YYYY-MM."),
    MistakeExplanation(
      .unreadablePeriod,
      "A period cannot be read.",
      "Write an interval such as `monthly`, with or without `from` and `to`."),
    MistakeExplanation(
      .unreadablePromotion,
      "A promotional rate cannot be read.",
      "Write `0% until 2026-06-30`."),
    MistakeExplanation(
      .unreadableRate,
      "A rate cannot be read.",
      "Write it as `24.99%`."),
  ]
}
