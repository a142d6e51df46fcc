/// Something wrong with a stretch of journal text, as the reader meets it.
///
/// It ends the entry or directive that it stands in; the reader carries on with the next.
struct Mistake: Error, Equatable {
  let id: MistakeID
  /// The bytes in question.
  let range: Range<Int>
  /// What is wrong, in lower case and without a full stop.
  let message: String
  /// What to type instead.
  var help: String?

  init(_ id: MistakeID, at range: Range<Int>, _ message: String, help: String? = nil) {
    self.id = id
    self.range = range
    self.message = message
    self.help = help
  }
}

/// The stable names of what can be wrong with a journal.
enum MistakeID: String, CaseIterable, Sendable {
  case accountClosedTwice = "account-closed-twice"
  case accountMissing = "account-missing"
  case accountNameMalformed = "account-name-malformed"
  case accountNotLeaf = "account-not-leaf"
  case accountNotOpen = "account-not-open"
  case accountOpenedTwice = "account-opened-twice"
  case accountTypeUnknown = "account-type-unknown"
  case accountUndeclared = "account-undeclared"
  case accountUnused = "account-unused"
  case aliasMalformed = "alias-malformed"
  case amountExpected = "amount-expected"
  case amountTooLong = "amount-too-long"
  case assertionFailed = "assertion-failed"
  case assignmentWithDate = "assignment-with-date"
  case averageCostOff = "average-cost-off"
  case balanceContradicted = "balance-contradicted"
  case bookingMethodUnknown = "booking-method-unknown"
  case checkFailed = "check-failed"
  case clockMismatch = "clock-mismatch"
  case commentInName = "comment-in-name"
  case commoditiesMixed = "commodities-mixed"
  case commodityAttribute = "commodity-attribute"
  case commodityNotAllowed = "commodity-not-allowed"
  case commodityRepeated = "commodity-repeated"
  case commodityUndeclared = "commodity-undeclared"
  case costIncoherent = "cost-incoherent"
  case costMalformed = "cost-malformed"
  case costNegative = "cost-negative"
  case currencyUnresolved = "currency-unresolved"
  case dateImpossible = "date-impossible"
  case dateMalformed = "date-malformed"
  case decimalMarkMissing = "decimal-mark-missing"
  case decimalMarkUnknown = "decimal-mark-unknown"
  case directiveMalformed = "directive-malformed"
  case directiveUnknown = "directive-unknown"
  case divisionByZero = "division-by-zero"
  case documentFolderMissing = "document-folder-missing"
  case documentMissing = "document-missing"
  case endWithoutBegin = "end-without-begin"
  case entryRepeated = "entry-repeated"
  case entryUnbalanced = "entry-unbalanced"
  case expressionFailed = "expression-failed"
  case expressionMalformed = "expression-malformed"
  case gainsMismatch = "gains-mismatch"
  case identifierReused = "identifier-reused"
  case includeCycle = "include-cycle"
  case includeMissing = "include-missing"
  case includeOutsideRoot = "include-outside-root"
  case includeTooDeep = "include-too-deep"
  case includeUnreadable = "include-unreadable"
  case includedTwice = "included-twice"
  case indentStray = "indent-stray"
  case lotAmbiguous = "lot-ambiguous"
  case lotEmpty = "lot-empty"
  case lotInsufficient = "lot-insufficient"
  case lotMalformed = "lot-malformed"
  case lotMethodUnsupported = "lot-method-unsupported"
  case lotMissing = "lot-missing"
  case metadataRepeated = "metadata-repeated"
  case numberDoubtful = "number-doubtful"
  case numberMalformed = "number-malformed"
  case numbersTwoMissing = "numbers-two-missing"
  case optionDeprecated = "option-deprecated"
  case optionMalformed = "option-malformed"
  case optionUnknown = "option-unknown"
  case padAtCost = "pad-at-cost"
  case padUnused = "pad-unused"
  case patternMalformed = "pattern-malformed"
  case periodMalformed = "period-malformed"
  case pluginMisconfigured = "plugin-misconfigured"
  case pluginUnknown = "plugin-unknown"
  case postingsTwoMissing = "postings-two-missing"
  case priceContradicted = "price-contradicted"
  case priceMalformed = "price-malformed"
  case priceNegative = "price-negative"
  case programSkipped = "program-skipped"
  case pushUnclosed = "push-unclosed"
  case queryMalformed = "query-malformed"
  case quoteUnclosed = "quote-unclosed"
  case tagUndeclared = "tag-undeclared"
  case textMissing = "text-missing"
  case textUnexpected = "text-unexpected"
  case utf8Invalid = "utf8-invalid"
}
