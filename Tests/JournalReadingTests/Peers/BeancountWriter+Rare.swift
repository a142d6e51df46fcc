extension BeancountWriter {
  /// Entries at the edge of the grammar and of the booking.
  mutating func writeRare() {
    if dice.chance(50) { day.advance(by: dice.roll(1...5)) }
    let (currency, places) = dice.pick(Self.moneys)
    let paid = number(dice.figure(places: places))
    let postings = dice.pick([
      rarePrices(paid, currency), rareCosts(currency), rareAmounts(paid, currency),
    ])
    line("\(day.text()) * \"rare\"" + dice.maybe(10, " #t") + dice.maybe(10, "\n  #more ^link"))
    for posting in postings { line("  " + posting) }
  }

  private mutating func rarePrices(_ paid: String, _ currency: String) -> [String] {
    dice.pick([
      ["Expenses:Misc  10 CHF @ 0 \(currency)", "Income:Salary"],
      ["Expenses:Misc  10 CHF @@ 0 \(currency)", "Income:Salary"],
      ["Expenses:Misc  0 CHF @ \(paid) \(currency)", "Income:Salary"],
      ["Expenses:Misc  0.00 CHF", "Income:Salary"],
      [
        "Expenses:Misc  10 CHF @ \(paid) \(currency)", "Expenses:Food  5 AAA @ 2 \(currency)",
        "Income:Salary",
      ],
      ["Expenses:Misc  -10.5 CHF @ \(paid) \(currency)", "Income:Salary  \(currency)"],
      ["Expenses:Misc  10 CHF @", "Income:Salary  -\(paid) \(currency)"],
      ["Expenses:Misc  10 CHF @ 2", "Income:Salary  -20 \(currency)"],
    ])
  }

  private mutating func rareCosts(_ currency: String) -> [String] {
    let account = Self.broker(dice.pick(Self.brokers))
    // Lots of their own, of commodities that the other items leave alone.
    let thing = dice.pick(["RA", "RB"])
    return dice.pick([
      ["\(account)  10 \(thing) {5 # 9.95 \(currency)}", "Income:Salary"],
      ["\(account)  10 \(thing) {# 9.95 \(currency)}", "Income:Salary"],
      ["\(account)  10 \(thing) {{100 \(currency)}}", "Income:Salary"],
      ["\(account)  10 \(thing) {\(currency), 2024-01-01}", "Income:Salary  -50 \(currency)"],
      ["\(account)  10 \(thing) {}", "Income:Salary  -50 \(currency)"],
      ["\(account)  \(thing) {5 \(currency)}", "Income:Salary  -50 \(currency)"],
      ["\(account)  -4 \(thing) {}", "Income:Salary  20 \(currency)", "Income:Gain"],
      ["\(account)  -4 \(thing) {5 \(currency)} @ 6 \(currency)", "Income:Salary"],
      [
        "\(account)  -3 \(thing) {5 \(currency)}", "\(account)  -2 \(thing) {10 \(currency)}",
        "Income:Gain",
      ],
      [
        "\(account)  10 \(thing) {5 \(currency)}", "\(account)  10 \(thing) {6 \(currency), \"l\"}",
        "Income:Salary",
      ],
      ["\(account)  -10 \(thing)", "Income:Salary  10 \(thing)"],
      ["\(account)  -5 \(thing) {2024-01-01}", "Income:Gain"],
      ["\(account)  10 \(thing) {5.005 \(currency)}", "Income:Salary  -50.05 \(currency)"],
      ["\(account)  -2 \(thing) {\"l\"}", "Income:Gain"],
      ["\(account)  3 \(thing) {*}", "Income:Gain"],
    ])
  }

  private mutating func rareAmounts(_ paid: String, _ currency: String) -> [String] {
    dice.pick([
      ["Expenses:Misc  \(paid)\(currency)", "Income:Salary"],
      ["Expenses:Misc  +\(paid) \(currency)", "Income:Salary"],
      ["Expenses:Misc  5. \(currency)", "Income:Salary"],
      ["Expenses:Misc  4.8 EUR", "Expenses:Misc  2.97 EUR", "Income:Salary"],
      ["Expenses:Misc  10 EUR", "Expenses:Misc  2.97 USD", "Income:Salary"],
      ["Expenses:Misc  10.0 EUR", "Income:Salary  -10.04 EUR"],
      ["Expenses:Misc  10 EUR", "Income:Salary  -10 EUR", "Equity:Opening"],
      ["Expenses:Misc  1 / 4 EUR", "Income:Salary  -0.25 EUR"],
      ["Expenses:Misc  10.00 EUR  ; c", "; between", "Income:Salary"],
      [
        "Expenses:Misc  \(currency)", "Income:Salary  -\(paid) \(currency)",
        "Equity:Opening  1 AAA", "Equity:Opening  -1 AAA",
      ],
      ["Expenses:Misc  0.005 EUR", "Expenses:Misc  1.00 EUR", "Income:Salary"],
    ])
  }
}
