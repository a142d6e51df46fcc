internal import Diagnostics
internal import LedgerModel

/// Puts directives into a ledger once all its accounts are known.
///
/// What contradicts an earlier directive, or names an unknown account, is left out.
struct DirectiveResolver {
  private var diagnostics: [Diagnostic] = []
  /// Where each name stands first, by keyword.
  private var names: [DirectiveKeyword: [String: SourceRange]] = [:]
  /// The accounts that a name may have been meant for, worked out once.
  private var suggestions = AccountSuggestions()

  init() {}

  /// Adds what the directives say to a ledger, in order, and returns what is wrong between them.
  ///
  /// An account is known if it or one below it is used or declared, so the ledger must hold all its
  /// entries and declarations already.
  func resolve(_ parsed: [ParsedDirective], into ledger: inout Ledger) -> [Diagnostic] {
    var resolution = self
    resolution.addAccounts(parsed, to: &ledger)
    for directive in parsed {
      switch directive {
      case .account: break
      case .subscription(let subscription): resolution.add(subscription, to: &ledger)
      case .budget(let budget): resolution.add(budget, to: &ledger)
      case .goal(let goal): resolution.add(goal, to: &ledger)
      }
    }
    return resolution.diagnostics
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension DirectiveResolver {
  private mutating func add(_ parsed: ParsedBudget, to ledger: inout Ledger) {
    let account = parsed.isForAllExpenses ? nil : known(parsed.account, in: ledger)
    guard parsed.isForAllExpenses || account != nil, isFirst(parsed.account, .budget) else {
      return
    }
    var budget = Budget(
      account: account, amount: money(parsed.amount, &ledger), recurrence: parsed.recurrence,
      origin: .directive, at: parsed.account.location)
    budget.rollover = parsed.rollover
    budget.rolloverStart = parsed.rolloverStart
    budget.strategy = parsed.strategy
    budget.extras = parsed.extras.map {
      Budget.Extra(day: $0.day, amount: money($0.amount, &ledger))
    }
    ledger.budgets.append(budget)
  }

  private mutating func add(_ parsed: ParsedGoal, to ledger: inout Ledger) {
    let account = parsed.account.flatMap { known($0, in: ledger) }
    let isSound = parsed.account == nil || account != nil
    guard isFirst(parsed.name, .goal), isSound else { return }
    var goal = Goal(
      name: parsed.name.text, target: money(parsed.target, &ledger), at: parsed.name.location)
    goal.targetDay = parsed.targetDay
    goal.account = account
    goal.saved = parsed.saved.map { money($0, &ledger) }
    goal.monthly = parsed.monthly.map { money($0, &ledger) }
    ledger.goals.append(goal)
  }

  private mutating func add(_ parsed: ParsedSubscription, to ledger: inout Ledger) {
    let accounts = parsed.accounts.compactMap { known($0, in: ledger) }
    guard follows(parsed, in: ledger), accounts.count == parsed.accounts.count else { return }
    var subscription = Subscription(
      name: parsed.name.text, amount: money(parsed.amount, &ledger),
      recurrence: parsed.recurrence, at: parsed.name.location)
    subscription.accounts = accounts
    subscription.payees = parsed.payees
    subscription.prices = parsed.prices.map {
      Subscription.Price(day: $0.day, amount: money($0.amount, &ledger))
    }
    endPredecessor(of: subscription, in: &ledger)
    ledger.subscriptions.append(subscription)
  }

  /// Ends the directive that a later one of the same name replaces.
  private func endPredecessor(of subscription: Subscription, in ledger: inout Ledger) {
    guard let start = subscription.recurrence.start,
      let index = ledger.subscriptions.lastIndex(where: { $0.name == subscription.name })
    else { return }
    let end = ledger.subscriptions[index].recurrence.end
    ledger.subscriptions[index].recurrence.end = end.map { min($0, start) } ?? start
  }
}

/// Names.
extension DirectiveResolver {
  func money(_ amount: ParsedAmount, _ ledger: inout Ledger) -> Money {
    Money(amount.quantity, ledger.commodities.intern(amount.symbol))
  }

  /// Returns a known account, or reports that there is none.
  private mutating func known(_ name: PlacedName, in ledger: Ledger) -> AccountID? {
    if let account = ledger.accounts.find(name.text) { return account }
    let nearest = suggestions.nearest(to: name.text, in: ledger.accounts)
    let help = nearest.map { "write '\($0)'" } ?? "declare it with 'account \(name.text)'"
    report(
      Diagnostic(
        MistakeID.unknownAccount.rawValue, .error, "no account '\(name.text)' is used or declared",
        at: name.range,
        [Diagnostic.Child(.help, help)]))
    return nil
  }

  /// Whether a name is new for its keyword; if not, that is reported.
  private mutating func isFirst(_ name: PlacedName, _ keyword: DirectiveKeyword) -> Bool {
    guard let first = names[keyword]?[name.text] else {
      names[keyword, default: [:]][name.text] = name.range
      return true
    }
    reportRepeated(name, keyword, first, help: "remove one of the two")
    return false
  }

  /// Whether a subscription is the first of its name, or starts after the one before.
  private mutating func follows(_ parsed: ParsedSubscription, in ledger: Ledger) -> Bool {
    guard let first = names[.subscription]?[parsed.name.text] else {
      names[.subscription, default: [:]][parsed.name.text] = parsed.name.range
      return true
    }
    let previous = ledger.subscriptions.last { $0.name == parsed.name.text }?.recurrence.start
    if let start = parsed.recurrence.start, start > previous ?? Day(ordinal: .min) { return true }
    let later = previous.map { " later than \($0)" } ?? ""
    let help = "to change the period, start it with a 'from DATE'\(later); else remove one"
    reportRepeated(parsed.name, .subscription, first, help: help)
    return false
  }

  private mutating func reportRepeated(
    _ name: PlacedName, _ keyword: DirectiveKeyword, _ first: SourceRange, help: String
  ) {
    let message = "there is a \(keyword.rawValue) '\(name.text)' already"
    report(
      Diagnostic(
        keyword.repeated.rawValue, .error, message, at: name.range,
        [Diagnostic.Child(.note, "it stands here", at: first), Diagnostic.Child(.help, help)]))
  }
}
