import JournalReading

extension JournalWriter {
  /// An amount whose value is certain under the directives in force.
  mutating func amount(_ figure: Figure, _ commodity: GeneratedCommodity) -> String {
    let point = mark(for: commodity)
    let other = point == "." ? "," : "."
    // A lone mark is a group mark to Ledger and a decimal mark to hledger, so groups need decimals.
    let groups = figure.places > 0 && figure.places % 3 != 0 && dice.chance(25) ? other : ""
    return signed(
      figure.magnitudeText(point: point, group: groups), isNegative: figure.units < 0, commodity)
  }

  /// The decimal mark that a number of a commodity has to have.
  private mutating func mark(for commodity: GeneratedCommodity) -> String {
    if let mark = scope.mark ?? scope.marks[commodity.symbol] { return mark }
    if dialect == .ledger { return "." }
    if let mark = scope.marks[""] { return mark }
    return dice.chance(10) ? "," : "."
  }

  /// A number with its sign and symbol, in one of the ways that both languages read alike.
  mutating func signed(
    _ number: String, isNegative: Bool, _ commodity: GeneratedCommodity
  ) -> String {
    let minus = isNegative ? "-" : plus()
    if commodity.symbol.isEmpty { return minus + number }
    let blank = commodity.symbol.hasPrefix("\"") || dice.chance(70) ? " " : ""
    let isLeft = dice.chance(10) ? !commodity.isLeft : commodity.isLeft
    guard isLeft else { return minus + number + blank + commodity.symbol }
    let gap = commodity.symbol.count > 1 ? blank : dice.maybe(20, " ")
    return dice.chance(50) && minus != "+"
      ? minus + commodity.symbol + gap + number : commodity.symbol + gap + minus + number
  }

  private mutating func plus() -> String { dialect == .hledger ? dice.maybe(4, "+") : "" }

  /// An amount in any style a tool may know, of which the value is not known here.
  mutating func wildAmount() -> String {
    let commodity = dice.pick(GeneratedCommodity.wild)
    let number = dialect == .hledger ? wildNumber() : wildLedgerNumber(commodity)
    return signed(number, isNegative: dice.chance(40), commodity)
  }

  /// Ledger learns the decimal mark of a commodity and rejects the other one, so one is rare.
  private mutating func wildLedgerNumber(_ commodity: GeneratedCommodity) -> String {
    let figure = dice.figure(places: dice.pick([0, 1, 2, 2, 2, 4]))
    let isComma = (commodity.places == 2) != dice.chance(2)
    let (point, group) = isComma ? (",", ".") : (".", ",")
    // A group without decimals is read by what was learned before.
    let isGrouped = dice.chance(40) && (figure.places > 0 || !isComma || dice.chance(20))
    return figure.magnitudeText(point: point, group: isGrouped ? group : "")
  }

  private mutating func wildNumber() -> String {
    let whole = dice.roll(0...999)
    let group = 100 + dice.roll(0...899)
    let cents = 10 + dice.roll(0...89)
    let shared = [
      "\(whole)", "\(whole).\(cents)", "\(whole),\(cents)", "1,\(group).\(cents)",
      "1.\(group),\(cents)", "\(whole + 1),\(group),\(group).\(cents)", "\(whole).\(cents)5",
      "0.\(cents)", "00\(whole).\(cents)", "\(whole).0", "1,\(group)", "\(whole + 1).\(group)",
    ]
    // What only later versions read is left out: groups by `'`, `_` or a no-break space, and `,5`.
    return dice.pick(
      shared + [
        ".\(cents)", "\(whole).", "\(whole)E2", "\(whole).\(cents)e-1", "1 \(group)",
        "1 \(group),\(cents)", "1 \(group) \(group).\(cents)", "1,\(cents),\(group).\(cents)",
        "1.\(group).\(group)", "1,00,000.0",
      ])
  }
}
