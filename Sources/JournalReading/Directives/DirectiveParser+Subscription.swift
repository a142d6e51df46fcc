internal import Diagnostics
internal import LedgerModel

extension DirectiveParser {
  /// Reads a subscription.
  ///
  ///     "subscription" NAME GAP AMOUNT GAP PERIOD
  mutating func subscription() -> ParsedSubscription? {
    let head = head()
    let recurrence = head.flatMap { self.recurrence($0) }
    let below = subLines(SubscriptionKey.self)
    var accounts: [PlacedName] = []
    var payees: [Subscription.PayeePattern] = []
    var prices: [ParsedSubscription.Price] = []
    var lastDay: Day?
    for line in below.lines {
      switch line.key {
      case .account: if let account = account(line.value) { accounts.append(account) }
      case .payee: if let payee = payee(line.value) { payees.append(payee) }
      case .price: if let price = price(line, after: prices) { prices.append(price) }
      case .until: lastDay = day(line.value)
      }
    }
    let until = below.places[.until]
    guard let head, let amount = head.amount, var recurrence else { return nil }
    if let lastDay, let until { end(&recurrence, head, on: lastDay, until) }
    reportIfNegative(amount, head.amountText, "a subscription")
    let name = PlacedName(text: String(head.name.text), range: place(head.name))
    return ParsedSubscription(
      name: name, amount: amount, recurrence: recurrence, accounts: accounts, payees: payees,
      prices: prices.sorted { $0.day < $1.day })
  }

  /// Ends a recurrence after a day, if nothing contradicts it.
  private mutating func end(
    _ recurrence: inout Recurrence, _ head: Head, on lastDay: Day, _ until: Range<Int>
  ) {
    let period = head.rest?.range ?? head.name.range
    if recurrence.end != nil {
      report(
        .endGivenTwice, "the end is given twice", at: until,
        help: "remove this line, or the end in the first line",
        notes: [note("the period has an end already", at: period)])
    } else if let start = recurrence.start, lastDay < start {
      report(
        .endBeforeStart, "the last day is before the first day, \(start)", at: until,
        notes: [note("the first day is given here", at: period)])
    }
    recurrence.end = lastDay.adding(days: 1)
  }

  /// Reads a payee, or a regular expression between slashes.
  private mutating func payee(_ text: PlacedText) -> Subscription.PayeePattern? {
    guard text.text.hasPrefix("/"), text.text.utf8.count > 1 else {
      return .text(String(text.text))
    }
    let pattern = text.text.dropFirst().dropLast()
    guard text.text.hasSuffix("/"), !pattern.isEmpty else {
      report(
        .unreadableExpression, "expected a regular expression between '/' and '/'",
        at: text.range, help: "write 'payee /netflix|hulu/'")
      return nil
    }
    do throws(RegularExpressionError) {
      _ = try RegularExpression(String(pattern))
    } catch {
      report(
        .unreadableExpression,
        "expected a regular expression, found '\(pattern)': \(error.message)", at: text.range,
        help: error.help)
      return nil
    }
    return .expression(String(pattern))
  }

  /// Reads `DATE AMOUNT`; two prices for one day contradict each other.
  private mutating func price(
    _ line: SubLine<SubscriptionKey>, after earlier: [ParsedSubscription.Price]
  ) -> ParsedSubscription.Price? {
    guard let (day, amount) = dayAndAmount(line.value) else { return nil }
    guard !earlier.contains(where: { $0.day == day }) else {
      report(
        .repeatedPrice, "the price from \(day) is given twice", at: line.whole.range,
        help: "remove one of the two")
      return nil
    }
    return ParsedSubscription.Price(day: day, amount: amount)
  }

  /// Warns of an amount below zero.
  mutating func reportIfNegative(_ amount: ParsedAmount, _ text: PlacedText, _ what: String) {
    guard amount.quantity.isNegative else { return }
    report(
      .negativeAmount, "\(what) has an amount below zero", at: text.range,
      help: "write what is paid without a minus sign", as: .warning)
  }
}
