@testable import JournalReading

extension MistakeFixture {
  static let ownDirectives = [
    MistakeFixture(
      .attributeMisspelt,
      """
      account a
          aprr  5%
      """),
    MistakeFixture(
      .dueOutOfRange,
      """
      account a
          due  32
      """),
    MistakeFixture(
      .endBeforeStart,
      """
      subscription N  1 USD  monthly from 2026-02-01
          until  2026-01-01
      """),
    MistakeFixture(
      .endGivenTwice,
      """
      subscription N  1 USD  monthly from 2026-01-01 to 2026-06-01
          until  2026-05-01
      """),
    MistakeFixture(
      .goalAmountNegative,
      """
      goal G  1 USD
          saved  -1 USD
      """),
    MistakeFixture(
      .goalDatePast,
      """
      goal G  1 USD  by 2020-01-01
          saved  0 USD
      """),
    MistakeFixture(
      .goalProgressMissing,
      "goal G  1 USD"),
    MistakeFixture(
      .goalProgressTwice,
      """
      account Assets:Cash
      goal G  1 USD
          saved  0 USD
          account  Assets:Cash
      """),
    MistakeFixture(
      .goalTargetNotPositive,
      """
      goal G  0 USD
          saved  0 USD
      """),
    MistakeFixture(
      .missingAmount,
      """
      goal G
          saved  0 USD
      """),
    MistakeFixture(
      .missingGap,
      "budget *  1 USD monthly"),
    MistakeFixture(
      .missingName,
      """
      goal
          saved  0 USD
      """),
    MistakeFixture(
      .missingPeriod,
      "budget *  1 USD"),
    MistakeFixture(
      .missingValue,
      """
      account a
          apr
      """),
    MistakeFixture(
      .nameEndsInAmount,
      """
      goal G 1 USD
          saved  0 USD
      """),
    MistakeFixture(
      .negativeAmount,
      "budget *  -1 USD  monthly"),
    MistakeFixture(
      .postingStray,
      """
      account a
          b  5 USD
      """),
    MistakeFixture(
      .rateWithoutPercent,
      """
      account a
          apr  5
      """),
    MistakeFixture(
      .repeatedBudget,
      """
      budget *  1 USD  monthly
      budget *  2 USD  monthly
      """),
    MistakeFixture(
      .repeatedGoal,
      """
      goal G  1 USD
          saved  0 USD
      goal G  2 USD
          saved  0 USD
      """),
    MistakeFixture(
      .repeatedKey,
      """
      account a
          apr  5%
          apr  6%
      """),
    MistakeFixture(
      .repeatedPrice,
      """
      subscription N  1 USD  monthly
          price  2026-01-01 2 USD
          price  2026-01-01 3 USD
      """),
    MistakeFixture(
      .repeatedSubscription,
      """
      subscription N  1 USD  monthly
      subscription N  2 USD  monthly
      """),
    MistakeFixture(
      .unexpectedText,
      """
      budget *  1 USD  monthly
          rollover  none from 2026-01
      """),
    MistakeFixture(
      .unknownAccount,
      "budget Expenses:Food  1 USD  monthly"),
    MistakeFixture(
      .unknownKey,
      """
      budget *  1 USD  monthly
          colour  red
      """),
    MistakeFixture(
      .unknownWord,
      """
      account a
          spend  wildly
      """),
    MistakeFixture(
      .unreadableAmount,
      """
      goal G  1 USD
          saved  much
      """),
    MistakeFixture(
      .unreadableDate,
      """
      goal G  1 USD  by never
          saved  0 USD
      """),
    MistakeFixture(
      .unreadableDue,
      """
      account a
          due  soon
      """),
    MistakeFixture(
      .unreadableExpression,
      """
      subscription N  1 USD  monthly
          payee  /(/
      """),
    MistakeFixture(
      .unreadableMinimum,
      """
      account a
          minimum  -1 USD
      """),
    MistakeFixture(
      .unreadableMonth,
      """
      budget *  1 USD  monthly
          rollover  surplus from soon
      """),
    MistakeFixture(
      .unreadablePeriod,
      "budget *  1 USD  sometimes"),
    MistakeFixture(
      .unreadablePromotion,
      """
      account a
          promo-apr  0%
      """),
    MistakeFixture(
      .unreadableRate,
      """
      account a
          apr  low%
      """),
  ]
}
