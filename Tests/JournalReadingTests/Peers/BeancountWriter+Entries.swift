extension BeancountWriter {
  /// An item of a journal.
  ///
  /// Left out: `document`, which needs a file, and plugins that do not ship with Beancount, which
  /// the reader does not run and only warns of.
  mutating func writeItem() {
    let write = dice.pick([
      { (writer: inout BeancountWriter) in writer.writeExplicit() }: 16,
      { $0.writeElided() }: 12, { $0.writePriced() }: 10, { $0.writeInterpolated() }: 8,
      { $0.writePurchase() }: 12, { $0.writeSale() }: 12, { $0.writeRounded() }: 4,
      { $0.writeWallet() }: 2, { $0.writeReckoned() }: 4, { $0.writeRare() }: 8,
      { $0.writeDirective() }: 26,
    ])
    write(&self)
  }

  /// Writes a header and its postings, with metadata, comments and flags where they may be.
  mutating func writeEntry(_ postings: [String]) {
    if dice.chance(60) { day.advance(by: dice.roll(0...9)) }
    line(header())
    let indent = dice.pick(["  ", "  ", "    ", " ", "\t"])
    if dice.chance(10) { writeMetadata(indent: indent) }
    for posting in postings {
      let flag = dice.chance(5) ? dice.pick(["! ", "* ", "P "]) : ""
      line(indent + flag + posting + dice.maybe(8, "  ; note") + dice.maybe(3, "  "))
      if dice.chance(5) { writeMetadata(indent: indent + "  ") }
      if dice.chance(3) { line(indent + "; a comment") }
    }
  }

  private mutating func header() -> String {
    let flag = dice.pick(["*", "*", "*", "!", "txn", "P"])
    let strings = dice.pick([
      "\"Grocer\" \"weekly\"", "\"only words\"", "\"Müller\" \"\"", "\"a \\\"b\\\"\"", "",
      "\"two\nlines\"", "\"semi;colon\" \"# no tag\"",
    ])
    let tags = dice.pick(["", "", "", " #trip", " ^inv-1", " #a-b_c #d ^x/y.z"])
    let mark = dice.chance(90) ? "-" : "/"
    return "\(day.text(mark, isPadded: dice.chance(90))) \(flag) \(strings)\(tags)"
      + dice.maybe(5, " ; words")
  }

  mutating func writeMetadata(indent: String) {
    let values = [
      "\"text\"", "12.50", "100.00 EUR", "2024-01-31", "Assets:Bank", "EUR", "#tag", "TRUE", "NULL",
      "", "(1 + 2) * 3", "-5 USD", "FALSE",
    ]
    let keys = ["note-1", "other", "aKey", "k_2"]
    let first = dice.roll(0...keys.count - 1)
    for offset in 0..<dice.roll(1...2) {
      let gap = dice.pick([" ", "   "])
      line(indent + keys[(first + offset) % keys.count] + ":" + gap + dice.pick(values))
    }
  }

  /// A number in one of the ways to write it.
  mutating func number(_ figure: Figure) -> String {
    if dice.chance(8) {
      let part = dice.figure(places: figure.places)
      return "(\(plain(figure + -part)) + \(plain(part)))"
    }
    if dice.chance(3) { return "-(\(plain(-figure)))" }
    if dice.chance(2) { return "\(plain(figure)) * 1" }
    return plain(figure)
  }

  private mutating func plain(_ figure: Figure) -> String {
    let sign = figure.units < 0 ? "-" + dice.maybe(3, " ") : ""
    return sign + figure.magnitudeText(point: ".", group: dice.maybe(30, ","))
  }

  /// A written amount of an account that is summed.
  mutating func tracked(_ figure: Figure, _ currency: String) -> String {
    let account = dice.pick(Self.held)
    add(figure, currency, to: account)
    return "\(account)  \(number(figure)) \(currency)"
  }

  // MARK: What an entry is about

  private mutating func writeExplicit() {
    var lines: [String] = []
    for _ in 0..<dice.pick([1: 8, 2: 3]) {
      let (currency, places) = dice.pick(Self.moneys)
      var rest = Figure(units: 0, places: 0)
      for _ in 0..<dice.roll(1...3) {
        let part = dice.signed(dice.figure(places: places))
        rest = rest + part
        lines.append(tracked(part, currency))
      }
      lines.append(tracked(-rest, currency))
    }
    writeEntry(lines)
  }

  private mutating func writeElided() {
    var lines = (0..<dice.roll(1...3)).map { _ in
      let (currency, places) = dice.pick(Self.moneys)
      return tracked(
        dice.signed(dice.figure(places: dice.chance(20) ? dice.roll(0...4) : places)), currency)
    }
    lines.insert(dice.pick(Self.free), at: dice.roll(0...lines.count))
    writeEntry(lines)
  }

  /// An exchange at a price, with the other side written or left out.
  private mutating func writePriced() {
    let (currency, places) = dice.pick(Self.moneys)
    let thing = dice.pick(Self.things + ["CHF"])
    let quantity = dice.signed(dice.figure(places: dice.roll(0...2)))
    let price = dice.figure(places: dice.roll(0...places + 2))
    let weight = quantity * price
    // Beancount keeps a total as a price a unit of 28 digits, and the reader keeps it as it is: they
    // say the same only where the price a unit ends.
    let isTotal = dice.chance(40)
    let cost = isTotal ? " @@ " + number(weight.magnitude) : " @ " + number(price)
    let bought = tracked(quantity, thing) + cost + " \(currency)"
    let paid = dice.chance(50) ? tracked(-weight, currency) : dice.pick(Self.free)
    writeEntry([bought, paid])
  }

  /// One part of an amount, a price or a cost is missing.
  private mutating func writeInterpolated() {
    let (currency, places) = dice.pick(Self.moneys)
    // Counts that divide without end would leave a hair of a total; see above.
    let (whole, paid) = (dice.pick([2, 4, 5, 8, 10, 20]), dice.figure(places: places))
    let money = "\(number(-paid)) \(currency)"
    writeEntry(
      dice.pick([
        ["Expenses:Food  \(currency)", "Income:Salary  \(money)"],
        ["Expenses:Food  \(number(paid))", "Income:Salary  \(money)"],
        ["Expenses:Food  \(whole) CHF @ \(currency)", "Income:Salary  \(money)"],
        ["Expenses:Food  \(whole) CHF @ ", "Income:Salary  \(money)"],
        ["Expenses:Food  CHF @ 1.25 \(currency)", "Income:Salary  \(money)"],
        ["Expenses:Food  \(whole) CHF @@ \(currency)", "Income:Salary  \(money)"],
        [
          "Expenses:Food  \(whole).50 CHF @ 2.50", "Income:Salary  -5 \(currency)",
          "Equity:Opening",
        ],
      ]))
  }

  /// Off by about the tolerance.
  private mutating func writeRounded() {
    let (currency, places) = dice.pick(Self.moneys.filter { $0.1 > 0 || dice.chance(10) })
    let paid = dice.figure(places: places)
    let off = Figure(units: dice.pick([-50, -49, 49, 50, -20, 30, 1, 60]), places: places + 2)
    writeEntry([
      "Expenses:Misc  \(number(paid)) \(currency)",
      "Income:Salary  \(number(-paid + off)) \(currency)",
    ])
  }

  private mutating func writeWallet() {
    let paid = dice.figure(places: 2)
    writeEntry(["Assets:Wallet  \(number(paid)) EUR", dice.pick(Self.free)])
  }

  /// Divisions, whose decimals may not end.
  ///
  /// Under a tolerance multiplier Beancount 3.2 itself ends there, as a quantum of 28 digits and more
  /// is too long for it.
  private mutating func writeReckoned() {
    let (currency, places) = dice.pick(Self.moneys)
    let figure = dice.figure(places: places).text
    let endless = hasMultiplier ? [] : ["\(figure) / 3", "2 * (\(figure) - 1) / 7"]
    let sum = dice.pick(endless + ["\(figure) / 4", "\(figure) * 0.19", "(\(figure) + 2) / 8"])
    writeEntry(["Expenses:Misc  \(sum) \(currency)", "Income:Salary"])
  }
}
