internal import LedgerModel

extension DirectiveParser {
  /// Reads a budget.
  ///
  ///     "budget" (ACCOUNT | "*") GAP AMOUNT GAP PERIOD
  mutating func budget() -> ParsedBudget? {
    let head = head()
    let recurrence = head.flatMap { self.recurrence($0) }
    let below = subLines(BudgetKey.self)
    var rollover: (kind: Budget.Rollover, start: Month?)?
    var strategy: Budget.Strategy?
    var extras: [ParsedBudget.Extra] = []
    for line in below.lines {
      switch line.key {
      case .rollover: rollover = self.rollover(line.value)
      case .strategy: strategy = choice(line.value, of: Budget.Strategy.self)
      case .extra:
        guard let (day, amount) = dayAndAmount(line.value) else { continue }
        extras.append(ParsedBudget.Extra(day: day, amount: amount))
      }
    }
    guard let head, let amount = head.amount, let recurrence else { return nil }
    reportIfNegative(amount, head.amountText, "a budget")
    let isForAll = head.name.text == "*"
    let account = isForAll ? PlacedName(text: "*", range: place(head.name)) : accountName(head.name)
    return ParsedBudget(
      account: account, amount: amount, recurrence: recurrence,
      rollover: rollover?.kind ?? .none, rolloverStart: rollover?.start, strategy: strategy,
      extras: extras.sorted { $0.day < $1.day })
  }

  /// Reads what happens to what is left over.
  ///
  ///     "none" | ("surplus" | "signed") ["from" YYYY-MM]
  private mutating func rollover(
    _ text: PlacedText
  ) -> (kind: Budget.Rollover, start: Month?)? {
    let words = text.words()
    guard let first = words.first, let kind = choice(first, of: Budget.Rollover.self) else {
      return nil
    }
    guard words.count > 1 else { return (kind, nil) }
    let rest = words[1].through(words[words.count - 1])
    guard kind != .none, words[1].text.lowercased() == "from" else {
      reportUnexpected(rest, kind == .none ? "nothing after 'none'" : "'from YYYY-MM'")
      return nil
    }
    guard words.count == 3, let month = Month(words[2].text) else {
      report(
        .unreadableMonth, "expected a month after 'from'", at: rest.range,
        help: "write it as YYYY-MM, such as 'from 2026-01'")
      return nil
    }
    return (kind, month)
  }
}
