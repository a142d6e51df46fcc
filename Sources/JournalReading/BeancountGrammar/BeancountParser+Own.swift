internal import Diagnostics
internal import LedgerModel

// custom "subscription" NAME amount PERIOD
// custom "goal" NAME amount [DATE]
// custom "budget" (ACCOUNT | NAME | "*") PERIOD amount
// open ACCOUNT, and below it attributes as metadata

extension BeancountParser {
  /// Reads a directive of this program's own, if the entry has the form of one.
  ///
  /// Another form under these names is somebody else's, and left alone with a note.
  mutating func readOwnDirective(_ entry: BeancountEntry) {
    switch entry.content {
    case .open(let open): readAttributes(open.account, entry)
    case .custom(let name, let values):
      guard let keyword = DirectiveKeyword(rawValue: name), keyword != .account else { return }
      let isRead =
        switch keyword {
        case .subscription: readSubscription(values, entry)
        case .goal: readGoal(values, entry)
        case .budget: readBudget(values, entry)
        case .account: false
        }
      if !isRead { books.noteForeignCustom(name) }
    default: return
    }
  }

  /// Takes the attributes of an account from the metadata of its `open`; others are the user's.
  private mutating func readAttributes(_ account: AccountID, _ entry: BeancountEntry) {
    for field in entry.metadata where field.key == "type" {
      if case .text(let text) = field.value, let kind = AccountKind(typeTag: text) {
        books.ledger.accounts.declaredKinds[account] = kind
      }
    }
    let lines = subLines(entry.metadata, AccountKey.self)
    guard !lines.isEmpty else { return }
    let head = DirectiveLine(
      text: books.ledger.accounts[account], offset: entry.place.lowerBound)
    if let directive = read(.account, head, lines) { books.directives.append(directive) }
  }

  private mutating func readSubscription(
    _ values: [BeancountPlacedValue], _ entry: BeancountEntry
  ) -> Bool {
    guard values.count == 3, values[0].value.text != nil, values[1].value.isAmount,
      isPeriod(values[2].value)
    else { return false }
    // Name, amount and period stand as in the program's own form, but for the quotes.
    let head = plainLine(values[0].range.lowerBound..<values[2].range.upperBound)
    let lines = subLines(entry.metadata, SubscriptionKey.self)
    guard case .subscription(var subscription)? = read(.subscription, head, lines) else {
      return true
    }
    subscription.recurrence.start = subscription.recurrence.start ?? entry.day
    books.beancount.own.append((entry.day, .subscription(subscription)))
    return true
  }

  private mutating func readGoal(
    _ values: [BeancountPlacedValue], _ entry: BeancountEntry
  ) -> Bool {
    let lines = subLines(entry.metadata, GoalKey.self)
    let hasProgress = entry.metadata.contains { $0.key == "account" || $0.key == "saved" }
    guard (2...3).contains(values.count), values[0].value.text != nil, values[1].value.isAmount,
      values.count == 2 || values[2].value.day != nil, hasProgress
    else { return false }
    let head = plainLine(values[0].range.lowerBound..<values[1].range.upperBound)
    guard case .goal(var goal)? = read(.goal, head, lines) else { return true }
    goal.targetDay = values.count == 3 ? values[2].value.day : nil
    books.beancount.own.append((entry.day, .goal(goal)))
    return true
  }

  /// Reads a budget as Fava has it: valid until the next one of its account and currency.
  ///
  /// One for all expenses, for debts, or with metadata of this program is a directive of its own.
  private mutating func readBudget(
    _ values: [BeancountPlacedValue], _ entry: BeancountEntry
  ) -> Bool {
    guard values.count == 3, case .amount(let amount) = values[2].value,
      let period = values[1].value.text, let recurrence = try? periods.parse(period),
      recurrence.interval != .once, let account = budgetAccount(values[0].value)
    else { return false }
    let lines = subLines(entry.metadata, BudgetKey.self)
    let isOfFava =
      BeancountParser.favaPeriods.contains(period) && lines.isEmpty
      && account.contains(":") && AccountNameLimit.allows(account)
      && !account.hasPrefix(options.roots[1] + ":")
    if isOfFava {
      var budget = Budget(
        account: books.ledger.accounts.intern(account), amount: amount, recurrence: recurrence,
        origin: .fava, at: SourceLocation(file: file, offset: entry.place.lowerBound))
      budget.recurrence.start = entry.day
      books.ledger.budgets.append(budget)
      return true
    }
    let text = books.ledger.commodities[amount.commodity]
    let head = DirectiveLine(
      text: "\(account)  \(amount.quantity) \(text)  \(period)", offset: entry.place.lowerBound)
    if let directive = read(.budget, head, lines) {
      books.beancount.own.append((entry.day, directive))
    }
    return true
  }

  private static var favaPeriods: [String] {
    ["daily", "weekly", "monthly", "quarterly", "yearly"]
  }

  private func budgetAccount(_ value: BeancountValue) -> String? {
    switch value {
    case .account(let account): books.ledger.accounts[account]
    case .text("*"): "*"
    case .text(let name) where options.roots.contains(name) || options.isAccount(name): name
    default: nil
    }
  }
}

/// The parts that the program's own directives are read from.
extension BeancountParser {
  private mutating func read(
    _ keyword: DirectiveKeyword, _ head: DirectiveLine, _ lines: [DirectiveLine]
  ) -> ParsedDirective? {
    let block = DirectiveBlock(file: file, keyword: keyword, head: head, subLines: lines)
    var parser = DirectiveParser(block, BeancountParser.directiveContext(today))
    // Metadata may be somebody else's, so a value that cannot be read is no error.
    parser.severity = .warning
    let directive = parser.read()
    books.diagnostics += parser.diagnostics
    return directive
  }

  private func isPeriod(_ value: BeancountValue) -> Bool {
    guard let text = value.text, let recurrence = try? periods.parse(text) else { return false }
    return recurrence.interval != .once
  }

  private var periods: PeriodParser {
    PeriodParser(rules: .directive, reference: today, day: BeancountParser.day)
  }

  /// Metadata with the keys of a directive, as the lines of one.
  private func subLines<Key: DirectiveKey>(
    _ fields: [BeancountMetadata], _ keys: Key.Type
  ) -> [DirectiveLine] {
    fields.filter { Key(rawValue: $0.key) != nil && !$0.range.isEmpty }.map { field in
      let line = plainLine(field.keyRange.lowerBound..<field.range.upperBound)
      // A rate may be a mere number, which is in percent.
      let isBareRate = field.key == AccountKey.apr.rawValue && field.value.isNumber
      return isBareRate ? DirectiveLine(text: line.text + "%", offset: line.offset) : line
    }
  }

  /// Bytes of the file with blanks in place of quotes and of the colon after a key.
  private func plainLine(_ range: Range<Int>) -> DirectiveLine {
    var text: [UInt8] = []
    var isKey = true
    for index in range {
      let byte = bytes[index]
      if byte == .quote || (byte == .colon && isKey && bytes.endsKey(range, index)) {
        text.append(.space)
        isKey = false
      } else {
        text.append(byte)
      }
    }
    return DirectiveLine(text: String(decoding: text, as: UTF8.self), offset: range.lowerBound)
  }

  /// How amounts and dates are read in texts of metadata.
  static func directiveContext(_ today: Day) -> DirectiveContext {
    DirectiveContext(amount: amount, day: day, today: today)
  }

  private static func amount(_ text: String) -> Result<ParsedAmount, AmountMistake> {
    let bytes = Array(text.utf8)
    var parser = BeancountParser(bytes.span, file: 0, today: Day(ordinal: 0))
    parser.advance()
    do throws(Mistake) {
      let amount = try parser.parseAmount()
      guard parser.token.kind == .endOfFile else { throw parser.unexpected("nothing more") }
      let symbol = parser.books.ledger.commodities[amount.commodity]
      return .success(ParsedAmount(quantity: amount.quantity, symbol: symbol))
    } catch {
      return .failure(
        AmountMistake(message: error.message, range: error.range, help: error.help))
    }
  }

  private static func day(_ text: String) -> Day? {
    let bytes = Array(text.utf8)
    var parser = BeancountParser(bytes.span, file: 0, today: Day(ordinal: 0))
    parser.advance()
    guard parser.token.kind == .date else { return nil }
    let day = parser.tokenDay
    parser.advance()
    return parser.token.kind == .endOfFile ? day : nil
  }
}

extension BeancountValue {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  fileprivate var day: Day? {
    if case .day(let day) = self { day } else { nil }
  }

  fileprivate var isAmount: Bool {
    if case .amount = self { true } else { false }
  }

  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension Span<UInt8> {
  /// Whether a colon ends the key at the start of a range: nothing but a word stands before it.
  fileprivate func endsKey(_ range: Range<Int>, _ colon: Int) -> Bool {
    for index in range.lowerBound..<colon where self[index].isBlank || self[index] == .quote {
      return false
    }
    return self[range.lowerBound].isLetter && self[range.lowerBound] >= UInt8(ascii: "a")
  }
}

extension Books {
  /// Notes once that a `custom` directive has a form that this program does not know.
  mutating func noteForeignCustom(_ name: String) {
    let id = "custom-not-read"
    if let index = ledger.findings.firstIndex(where: { $0.id == id }) {
      if !ledger.findings[index].items.contains(name) { ledger.findings[index].items.append(name) }
    } else {
      ledger.findings.append(
        Finding(
          id: id, severity: .note,
          text: "Some custom directives have a form that is not known, and are not read.",
          items: [name]))
    }
  }
}
