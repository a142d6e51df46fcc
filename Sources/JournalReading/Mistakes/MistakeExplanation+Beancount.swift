extension MistakeExplanation {
  static let beancount = [
    MistakeExplanation(
      .accountClosedTwice,
      "An account is closed that is closed already.",
      "Remove one of the two lines."),
    MistakeExplanation(
      .accountNameMalformed,
      "A text is no name of an account.",
      "Start it with a root such as Assets, and each part with a capital letter or a digit."),
    MistakeExplanation(
      .accountNotLeaf,
      "An account has postings, and accounts below it; the plugin `leafonly` forbids that.",
      "Move the postings to an account of their own."),
    MistakeExplanation(
      .accountNotOpen,
      "An account is used before its `open`, after its `close`, or without an `open`.",
      "Add a line `DATE open ACCOUNT`, or move one."),
    MistakeExplanation(
      .accountOpenedTwice,
      "An account is opened that is opened already.",
      "Remove one of the two lines."),
    MistakeExplanation(
      .accountUnused,
      "An account is opened and never used; the plugin `nounused` forbids that.",
      "Remove the line."),
    MistakeExplanation(
      .averageCostOff,
      "A cost is far from the average of the account; the plugin `check_average_cost` forbids that.",
      "Write a cost near the average."),
    MistakeExplanation(
      .balanceContradicted,
      "Two balances of an account differ on one day.",
      "Remove one of the two lines."),
    MistakeExplanation(
      .bookingMethodUnknown,
      "There is no such booking method.",
      "Write STRICT, FIFO, LIFO, HIFO or NONE."),
    MistakeExplanation(
      .commoditiesMixed,
      "An account holds several commodities; the plugin `onecommodity` forbids that.",
      "Use an account for each."),
    MistakeExplanation(
      .commodityAttribute,
      "A commodity lacks a field that the plugin `commodity_attr` asks for.",
      "Add the field below its `commodity` line."),
    MistakeExplanation(
      .commodityNotAllowed,
      "A posting has a currency that the `open` of its account does not name.",
      "Add the currency to the `open`, or use another account."),
    MistakeExplanation(
      .commodityRepeated,
      "A commodity is declared a second time.",
      "Remove one of the two lines."),
    MistakeExplanation(
      .costIncoherent,
      "A commodity that is held at a cost has none here; the plugin `coherent_cost` forbids that.",
      "Name the cost of the lot in braces."),
    MistakeExplanation(
      .costNegative,
      "The cost of a lot is below zero.",
      "Write it without a minus sign."),
    MistakeExplanation(
      .currencyUnresolved,
      "Nothing says which currency a posting is in.",
      "Write the currency."),
    MistakeExplanation(
      .divisionByZero,
      "A number is divided by zero.",
      "Correct the divisor."),
    MistakeExplanation(
      .documentFolderMissing,
      "There is no folder of documents with the name.",
      "Correct the path: it counts from the folder of the file."),
    MistakeExplanation(
      .documentMissing,
      "There is no document with the name.",
      "Correct the path: it counts from the folder of the file."),
    MistakeExplanation(
      .entryRepeated,
      "An entry stands twice; the plugin `noduplicates` forbids that.",
      "Remove one of the two."),
    MistakeExplanation(
      .gainsMismatch,
      "The prices of what is sold and what it brings differ; the plugin `sellgains` forbids that.",
      "Check the price, the proceeds and the fees."),
    MistakeExplanation(
      .lotAmbiguous,
      "More than one lot matches what is sold.",
      "Name the lot by its cost, date or label, or open the account with \"FIFO\"."),
    MistakeExplanation(
      .lotEmpty,
      "A lot of nothing has a cost.",
      "Write another amount than zero, or leave out the cost."),
    MistakeExplanation(
      .lotInsufficient,
      "More is sold than the lots hold that match.",
      "Sell less, or name other lots."),
    MistakeExplanation(
      .lotMethodUnsupported,
      "An account is opened to book lots at their average, which Beancount does not do yet.",
      "Open it with \"STRICT\", \"FIFO\", \"LIFO\", \"HIFO\" or \"NONE\"."),
    MistakeExplanation(
      .lotMissing,
      "No lot matches what is sold.",
      "Correct the cost, the date or the label in braces."),
    MistakeExplanation(
      .metadataRepeated,
      "An entry has one field of metadata twice.",
      "Remove one of the two lines."),
    MistakeExplanation(
      .numbersTwoMissing,
      "More than one number is missing among the postings of one currency.",
      "Write all but one."),
    MistakeExplanation(
      .optionDeprecated,
      "An option is one that Beancount does away with.",
      "Remove the line, or write what the message says."),
    MistakeExplanation(
      .optionMalformed,
      "The value of an option is none.",
      "Write one of the values that the message names."),
    MistakeExplanation(
      .optionUnknown,
      "There is no such option.",
      "Correct its name, or remove the line."),
    MistakeExplanation(
      .padAtCost,
      "An account that holds lots at a cost cannot be padded.",
      "Write an entry for the difference."),
    MistakeExplanation(
      .padUnused,
      "A `pad` has nothing to fill.",
      "Remove the line, or claim a balance of the account after it."),
    MistakeExplanation(
      .pluginMisconfigured,
      "The setting of a plugin cannot be read.",
      "Write it as the message shows."),
    MistakeExplanation(
      .pluginUnknown,
      "A plugin is not run, so what it would add is missing.",
      "Only the plugins that ship with Beancount are known; write their entries out."),
    MistakeExplanation(
      .priceContradicted,
      "A commodity has two prices on one day; the plugin `unique_prices` forbids that.",
      "Keep one of the two."),
    MistakeExplanation(
      .priceMalformed,
      "The price of a posting cannot be found, or is in another currency than its cost.",
      "Write the price in the currency of the cost."),
    MistakeExplanation(
      .priceNegative,
      "A price is below zero.",
      "Write it without a minus sign; the sign of the amount decides."),
    MistakeExplanation(
      .pushUnclosed,
      "A `pushtag` or `pushmeta` is in force to the end of the file.",
      "Add a line `poptag` or `popmeta`."),
    MistakeExplanation(
      .textMissing,
      "A line ends too soon.",
      "Write what the message expects."),
  ]
}
