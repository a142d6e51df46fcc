internal import Diagnostics
internal import LedgerModel

/// The attributes of accounts.
extension DirectiveResolver {
  /// Adds what `account` lines say; of two values for one key a sub-line wins, then the first.
  mutating func addAccounts(_ parsed: [ParsedDirective], to ledger: inout Ledger) {
    var chosen: [AccountID: [AccountKey: ParsedAttribute]] = [:]
    let accounts = parsed.compactMap { directive -> ParsedAccount? in
      if case .account(let account) = directive { account } else { nil }
    }
    for isTag in [false, true] {
      for account in accounts where AccountNameLimit.allows(account.name.text) {
        let id = ledger.accounts.intern(account.name.text)
        for attribute in account.attributes where attribute.isTag == isTag {
          guard let first = chosen[id]?[attribute.key] else {
            chosen[id, default: [:]][attribute.key] = attribute
            apply(attribute.value, attribute.key, id, &ledger)
            continue
          }
          if first.value != attribute.value { reportContradiction(attribute, first) }
        }
      }
    }
  }

  private mutating func reportContradiction(_ second: ParsedAttribute, _ first: ParsedAttribute) {
    let key = second.key.rawValue
    report(
      Diagnostic(
        MistakeID.repeatedKey.rawValue, second.isTag ? .warning : .error,
        "'\(key)' has another value already",
        at: second.range,
        [
          Diagnostic.Child(.note, "it is given here", at: first.range),
          Diagnostic.Child(.help, "remove one of the two"),
        ]))
  }

  private func apply(
    _ value: ParsedAttribute.Value, _ key: AccountKey, _ account: AccountID,
    _ ledger: inout Ledger
  ) {
    var attributes = ledger.accounts.attributes[account] ?? AccountAttributes()
    switch (value, key) {
    case (.rate(let rate), _): attributes.apr = rate
    case (.promotion(let promotion), _): attributes.promotion = promotion
    case (.minimum(let minimum), _): attributes.minimum = payment(minimum, &ledger)
    case (.day(let day), _): attributes.dueDay = day
    case (.amount(let limit), _): attributes.creditLimit = money(limit, &ledger)
    case (.spend(let kind), _): attributes.spend = kind
    case (.flag(let flag), .deferredInterest): attributes.hasDeferredInterest = flag
    case (.flag(let flag), .liquid): attributes.isLiquid = flag
    case (.flag(let flag), .debt): attributes.isDebt = flag
    case (.flag(let flag), .ignore): attributes.isIgnored = flag
    case (.flag, _): break
    }
    ledger.accounts.attributes[account] = attributes
  }

  private func payment(_ minimum: ParsedMinimum, _ ledger: inout Ledger) -> MinimumPayment<Money> {
    switch minimum {
    case .fixed(let amount): .fixed(money(amount, &ledger))
    case .percentage(let rate, let floor):
      .percentage(rate, floor: floor.map { money($0, &ledger) })
    case .interestPlus(let rate, let floor):
      .interestPlus(rate, floor: floor.map { money($0, &ledger) })
    }
  }
}
