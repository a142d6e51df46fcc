package import LedgerModel

/// What had to be guessed of books, as lines that say it for sure.
package struct SetupProposal: Sendable {
  /// A debt without some of what a payoff plan needs.
  struct Debt: Sendable {
    let account: String
    let attributes: AccountAttributes
    /// The minimum payment as a directive writes it, with why, or `nil` if it is not known.
    let minimum: String?
    /// The day of the month of the last payment, or `nil` without one.
    let paymentDay: Int?
  }

  /// A detected subscription, and what shows it.
  struct Item: Sendable {
    let directive: String
    let evidence: String
  }

  /// The top-level accounts whose type no name says in English, most postings first.
  private(set) var untypedRoots: [String] = []
  /// The topmost accounts that are taken for cash by their names, by name.
  private(set) var cash: [String] = []
  /// By name.
  private(set) var debts: [Debt] = []
  /// The reporting currency's symbol and why it is the one, or `nil` if it is stated.
  private(set) var currency: (symbol: String, reason: String)?
  /// By name.
  private(set) var items: [Item] = []

  /// Looks through books, with the types that names in other languages suggest.
  ///
  /// Where even these leave most accounts unknown, nothing but types is proposed.
  ///
  /// - Throws: ``KPIError`` if an amount has too many digits or the currency is not known.
  package init(_ books: Ledger, _ request: ReportRequest) throws(KPIError) {
    var ledger = books
    let classification = AccountClassification(ledger.accounts)
    let typing = AccountTyping(ledger, classification, LedgerSurvey(ledger, classification))
    untypedRoots = typing.untypedRoots.map(\.name)
    for root in untypedRoots {
      guard let kind = AccountTypeWords.kind(of: root) else { continue }
      ledger.accounts.declaredKinds[ledger.accounts.intern(root)] = kind
    }
    let context: ReportContext
    do throws(KPIError) {
      context = try ReportContext(ledger, request)
    } catch .untypedAccounts {
      return
    }
    do throws(QuantityError) {
      cash = context.cashByName
      debts = try context.incompleteDebts()
      items = context.proposedItems
    } catch {
      throw .overflow(OverflowSearch(books).place)
    }
    if ledger.operatingCurrencies.isEmpty, context.hasEntries {
      currency = (context.currency.symbol, context.currency.reason)
    }
  }
}

extension ReportContext {
  /// The topmost accounts with postings at or below them that are cash by their names alone.
  fileprivate var cashByName: [String] {
    let isByName = { (account: AccountID) in
      classification.liquidities[Int(account.index)] == .byName
    }
    var topmost: Set<AccountID> = []
    for account in typing.cashAccounts where isByName(account) {
      if let top = ledger.accounts.lineage(of: account).prefix(while: isByName).last {
        topmost.insert(top)
      }
    }
    return topmost.map(name).sorted()
  }

  /// What owes something and lacks its rate, its minimum or its due day.
  fileprivate func incompleteDebts() throws(QuantityError) -> [SetupProposal.Debt] {
    let balances = try sweep.balances(on: asOf)
    let owing = balances.lines.filter { $0.holding.quantity.isNegative }
      .compactMap { classification.debt(of: $0.account) }
    let text = DirectiveText(ledger: ledger)
    let minimums = Dictionary(
      try DebtAssembly(self, balances, on: asOf).lines.compactMap { line in
        line.minimum.map { (line.debt, $0) }
      }
    ) { first, _ in first }
    var debts: [SetupProposal.Debt] = []
    for debt in Set(owing).sorted(by: { name($0) < name($1) }) {
      let attributes = classification.attributes(of: debt)
      let isComplete = attributes.apr != nil && attributes.minimum != nil
      if isComplete, attributes.dueDay != nil { continue }
      let last = payments.payments(of: debt).last { $0.day <= asOf }
      debts.append(
        SetupProposal.Debt(
          account: name(debt), attributes: attributes,
          minimum: minimums[debt].map { minimum($0, text) },
          paymentDay: last?.day.civil.day))
    }
    return debts
  }

  /// The minimum that a report counts, in the form that keeps its rule.
  private func minimum(_ finding: MinimumFinding, _ text: DirectiveText) -> String {
    let amount =
      finding.source == .card ? "5%" : text.amount(Money(finding.amount, valuation.currency))
    return "\(amount)  ; \(finding.source.phrase)"
  }

  fileprivate var proposedItems: [SetupProposal.Item] {
    let text = DirectiveText(ledger: ledger)
    return undeclared.map { item in
      SetupProposal.Item(directive: item.directive(text), evidence: item.evidence(text).text)
    }
  }
}
