internal import Diagnostics
internal import LedgerModel

extension DirectiveParser {
  /// Reads a goal.
  ///
  ///     "goal" NAME GAP AMOUNT [GAP "by" DATE]
  mutating func goal() -> ParsedGoal? {
    let head = head()
    let targetDay = head.flatMap { self.targetDay($0) }
    let below = subLines(GoalKey.self)
    var account: PlacedName?
    var saved: ParsedAmount?
    var monthly: ParsedAmount?
    for line in below.lines {
      switch line.key {
      case .account: account = self.account(line.value)
      case .saved: saved = warned(amount(line.value), line, "what is saved")
      case .monthly: monthly = warned(amount(line.value), line, "what is put aside")
      }
    }
    guard let head else { return nil }
    reportProgress(below, head.name)
    guard let target = head.amount else { return nil }
    if !target.quantity.isPositive {
      report(
        .goalTargetNotPositive, "the goal is reached from the start: its target is not above 0",
        at: head.amountText.range, as: .warning)
    }
    return ParsedGoal(
      name: PlacedName(text: String(head.name.text), range: place(head.name)), target: target,
      targetDay: targetDay, account: account, saved: saved, monthly: monthly)
  }

  /// Reads `by DATE`.
  private mutating func targetDay(_ head: Head) -> Day? {
    guard let rest = head.rest else { return nil }
    let (word, date) = rest.firstWord()
    guard word.text.lowercased() == "by" else {
      reportUnexpected(rest, "'by DATE'")
      return nil
    }
    guard !date.isEmpty else {
      report(
        .unreadableDate, "expected a date after 'by'", at: word.range,
        help: "write 'by YYYY-MM-DD'")
      return nil
    }
    guard let day = day(date) else { return nil }
    if day < context.today {
      report(.goalDatePast, "the goal's date, \(day), has passed", at: rest.range, as: .warning)
    }
    return day
  }

  private mutating func warned(
    _ amount: ParsedAmount?, _ line: SubLine<GoalKey>, _ what: String
  ) -> ParsedAmount? {
    guard let amount, amount.quantity.isNegative else { return amount }
    report(
      .goalAmountNegative, "\(what) is below zero", at: line.value.range,
      help: "write '\(line.key.rawValue)' without a minus sign", as: .warning)
    return amount
  }

  /// Checks that exactly one line says how far the goal is.
  private mutating func reportProgress(_ below: SubLines<GoalKey>, _ name: PlacedText) {
    switch (below.places[.account], below.places[.saved]) {
    case (let account?, let saved?):
      let (first, second) =
        account.lowerBound < saved.lowerBound ? (account, saved) : (saved, account)
      report(
        .goalProgressTwice, "the progress is given twice: an account and a figure", at: second,
        help: "remove 'account' or 'saved'", notes: [note("it is given here first", at: first)])
    case (nil, nil):
      report(
        .goalProgressMissing, "nothing says how far the goal is", at: name.range,
        help: "add a line 'account ACCOUNT' or 'saved AMOUNT' below it")
    default: break
    }
  }
}
