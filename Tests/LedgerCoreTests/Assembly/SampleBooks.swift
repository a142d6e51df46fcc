import LedgerModel
import Testing

@testable import LedgerCore

/// Books for tests, written one entry a line.
///
/// `2026-01-05 Salary | Assets:Checking 4000 USD | Income:Salary -4000 USD`; a posting may end in
/// `@@ TOTAL SYMBOL`.
struct SampleBooks {
  var ledger = Ledger()

  init(_ lines: String = "") throws {
    for line in lines.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
      try add(String(line))
    }
  }

  mutating func add(_ line: String) throws {
    let parts = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let head = try #require(parts.first)
    for posting in parts.dropFirst() { try add(posting: posting) }
    let payee = head.dropFirst().joined(separator: " ")
    ledger.entries.append(
      day: try day(head[0]), payee: PayeeID(ledger.payees.intern(payee)), flags: [],
      at: SourceLocation(file: 0, offset: ledger.entries.count),
      postingsEnd: ledger.postings.count)
  }

  private mutating func add(posting words: [String]) throws {
    let account = ledger.accounts.intern(words[0])
    let amount = try money(words[1], words[2])
    ledger.postings.append(account: account, amount.quantity, amount.commodity)
    if words.count == 6 {
      ledger.postings.setCost(total: try money(words[4], words[5]), unit: nil, source: .price)
    }
  }

  mutating func money(_ digits: String, _ symbol: String = "USD") throws -> Money {
    let quantity = try number(digits)
    let commodity = ledger.commodities.intern(symbol)
    let scale = max(quantity.scale, ledger.commodities[style: commodity].largestScale)
    ledger.commodities[style: commodity].largestScale = scale
    return Money(quantity, commodity)
  }

  mutating func price(_ date: String, _ symbol: String, _ digits: String) throws {
    let amount = try money(digits)
    ledger.prices.append(
      DeclaredPrice(
        day: try day(date), commodity: ledger.commodities.intern(symbol), amount: amount))
  }

  mutating func attributes(_ account: String, _ set: (inout AccountAttributes) -> Void) {
    let account = ledger.accounts.intern(account)
    set(&ledger.accounts.attributes[account, default: AccountAttributes()])
  }

  /// Adds a subscription and gives it to `set` for more.
  mutating func subscription(
    _ name: String, _ digits: String, _ interval: Recurrence.Interval = .months(1),
    from start: String, payee: String? = nil, account: String? = nil,
    _ set: (inout Subscription) throws -> Void = { _ in }
  ) throws {
    var subscription = Subscription(
      name: name, amount: try money(digits),
      recurrence: Recurrence(interval, start: try day(start)), at: nextLocation)
    subscription.payees = payee.map { [.text($0)] } ?? []
    subscription.accounts = account.map { [ledger.accounts.intern($0)] } ?? []
    try set(&subscription)
    ledger.subscriptions.append(subscription)
  }

  mutating func budget(
    _ account: String?, _ digits: String, _ recurrence: Recurrence = Recurrence(.months(1)),
    origin: Budget.Origin = .directive, _ set: (inout Budget) -> Void = { _ in }
  ) throws {
    var budget = Budget(
      account: account.map { ledger.accounts.intern($0) }, amount: try money(digits),
      recurrence: recurrence, origin: origin, at: nextLocation)
    set(&budget)
    ledger.budgets.append(budget)
  }

  mutating func goal(
    _ name: String, _ target: String, by date: String? = nil, account: String? = nil,
    monthly: String? = nil, saved: String? = nil
  ) throws {
    var goal = Goal(name: name, target: try money(target), at: nextLocation)
    goal.targetDay = try date.map(day)
    goal.account = account.map { ledger.accounts.intern($0) }
    if let monthly { goal.monthly = try money(monthly) }
    if let saved { goal.saved = try money(saved) }
    ledger.goals.append(goal)
  }

  mutating func rule(
    _ name: String? = nil, every recurrence: Recurrence = Recurrence(.months(1)),
    _ postings: [(String, String)]
  ) throws {
    ledger.periodicRules.append(
      PeriodicRule(
        recurrence: recurrence, description: name ?? "", itemName: name,
        postings: try postings.map {
          PeriodicRule.Posting(account: ledger.accounts.intern($0.0), amount: try money($0.1))
        }, at: nextLocation))
  }

  private var nextLocation: LedgerModel.SourceLocation {
    let count =
      ledger.subscriptions.count + ledger.budgets.count + ledger.goals.count
      + ledger.periodicRules.count
    return SourceLocation(file: 1, offset: count)
  }

  /// The report of a day.
  func report(
    _ asOf: String, _ set: (inout ReportRequest) throws -> Void = { _ in }
  ) throws -> KPIReport {
    var request = ReportRequest(title: "Household", asOf: try day(asOf))
    try set(&request)
    return try KPIEngine.makeReport(ledger, request)
  }
}

extension SampleBooks {
  /// Three plain months and a fourth: 3000 earned and, up to June, 2000 spent in each.
  static func household() throws -> SampleBooks {
    var books = try SampleBooks(
      """
      2026-03-01 Opening | Assets:Checking 5000 USD | Liabilities:Visa -300 USD | Equity:Opening -4700 USD
      """)
    for month in ["03", "04", "05", "06"] {
      try books.add(
        "2026-\(month)-05 Employer | Assets:Checking 3000.00 USD | Income:Salary -3000.00 USD")
      try books.add(
        "2026-\(month)-10 Landlord | Expenses:Rent 1500.00 USD | Assets:Checking -1500.00 USD")
      try books.add(
        "2026-\(month)-15 Market | Expenses:Food:Market 500.00 USD | Assets:Checking -500.00 USD")
    }
    return books
  }
}
