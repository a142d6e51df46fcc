import JournalReading

extension BeancountWriter {
  mutating func writeDirective() {
    let write = dice.pick([
      { (writer: inout BeancountWriter) in writer.writeBalance() }: 8,
      { $0.writePad() }: 4, { $0.writePrice() }: 3, { $0.writeWords() }: 4,
      { $0.writeCommodity() }: 2, { $0.writeBlock() }: 4, { $0.writeComments() }: 4,
      { $0.writeClosing() }: 2, { $0.writeInclude() }: 1,
    ])
    write(&self)
  }

  /// A claim about an account and those below it, which holds at the start of the next day.
  private mutating func writeBalance() {
    day.advance(by: dice.roll(1...4))
    let account = dice.pick(Self.held)
    let (currency, places) = dice.pick(Self.moneys)
    let held = sum(of: account, currency)
    let off =
      dice.chance(15)
      ? Figure(units: dice.pick([1, -1, 2]), places: places) : Figure(units: 0, places: 0)
    let tolerance = dice.maybe(15, " ~ \(dice.pick(["0.01", "0.02", "1"]))")
    line("\(day.text()) balance \(account)  \(number(held + off))\(tolerance) \(currency)")
  }

  private mutating func writePad() {
    day.advance(by: 1)
    line("\(day.text()) pad Assets:Padded Equity:Opening")
    day.advance(by: dice.roll(1...3))
    for (currency, places) in dice.chance(70) ? [("EUR", 2)] : [("EUR", 2), ("USD", 2)] {
      line(
        "\(day.text()) balance Assets:Padded  \(number(dice.figure(places: places))) \(currency)")
    }
  }

  private mutating func writePrice() {
    let (currency, places) = dice.pick(Self.moneys)
    line(
      "\(day.text()) price \(dice.pick(Self.things)) \(number(dice.figure(places: places))) \(currency)"
    )
  }

  private mutating func writeWords() {
    line(
      "\(day.text()) "
        + dice.pick([
          "note Assets:Bank \"some words\"", "note Assets:Bank \"x\" #tag ^link",
          "event \"location\" \"Rome\"", "query \"cash\" \"SELECT 1\"",
          "custom \"budget\" Expenses:Food \"monthly\" 310.00 EUR",
          "custom \"x\" \"text\" 2024-01-01 TRUE 5 5 USD (1 + 2) EUR", "event \"a\" \"two\nlines\"",
        ]))
    if dice.chance(25) { writeMetadata(indent: "  ") }
  }

  private mutating func writeCommodity() {
    let currency = dice.pick(Self.things + ["EUR", "USD"])
    guard declared.insert(currency).inserted else { return }
    line("\(dice.chance(50) ? "2020-01-01" : day.text()) commodity \(currency)")
    if dice.chance(60) { line("  name: \"A name\"\n  asset-class: \"stock\"") }
  }

  /// A block of `pushtag` or `pushmeta`: opened, or the innermost closed.
  private mutating func writeBlock() {
    if let last = open.popLast() { return line(last) }
    let (start, end) = dice.pick([
      ("pushtag #trip", "poptag #trip"), ("pushmeta place: \"Rome\"", "popmeta place:"),
      ("pushmeta share: 5.00 EUR", "popmeta share:"),
    ])
    line(start)
    open.append(end)
  }

  private mutating func writeComments() {
    line(
      dice.pick([
        "; words", "* heading", "** deeper", "#+TITLE: x", ":drawer:", "% x", "! y", "& z",
      ]))
  }

  /// An account that is opened, used and closed.
  private mutating func writeClosing() {
    let account = "Assets:Short\(dice.roll(1...99_999))"
    line("\(day.text()) open \(account) \(dice.pick(["", "EUR", "EUR \"NONE\""]))")
    writeEntry(["\(account)  \(number(dice.figure(places: 2))) EUR", dice.pick(Self.free)])
    let back = dice.chance(50) ? day : nil
    day.advance(by: 1)
    line("\((back ?? day).text()) close \(account)")
  }

  private mutating func writeInclude() {
    guard files.isEmpty else { return }
    let outer = (text, open)
    (text, open) = ("", [])
    if dice.chance(30) { line("option \"operating_currency\" \"USD\"") }
    for _ in 0..<dice.roll(1...4) { writeItem() }
    while let last = open.popLast() { line(last) }
    files["part.beancount"] = text
    (text, open) = outer
    line("include \"\(dice.pick(["part.beancount", "./part.beancount", "part*"]))\"")
  }

  /// A mistake that Beancount reports; a division by zero is not among them, as it ends Beancount 3.2.
  mutating func writeMistake() {
    let date = day.text()
    let entry = "\(date) * \"wrong\"\n  "
    let two = dice.figure(places: 2).text
    line(
      dice.pick([
        entry + "Expenses:Misc  \(two) EUR\n  Income:Salary  -0.07 EUR",
        "\(date) balance Assets:Bank  7777.77 EUR",
        "2023-02-29 * \"x\"\n  Expenses:Misc  1 EUR\n  Income:Salary", "option \"no_such\" \"x\"",
        "option \"inferred_tolerance_multiplier\" \"1.1\"",
        "2020-01-01 open Assets:Wallet", "\(date) close Assets:Never",
        "\(date) pad Assets:Wallet Equity:Opening",
        entry + "Expenses:Misc  \(two) EUR\n  Income:Salary\n  Income:Gain", "pushtag #left-open",
        entry + "Expenses:Misc  12,34 EUR\n  Income:Salary", "poptag #never", "popmeta never:",
        "\(date) * \"a\" \"b\" \"c\"\n  Expenses:Misc  1 EUR\n  Income:Salary",
        "include \"missing.part\"",
        entry + "Expenses:Misc  1 eur\n  Income:Salary", "\(date) nonsense Assets:Bank",
        entry + "Assets:Wallet  1 CHF\n  Income:Salary",
        entry + "Expenses:Misc  1 AAA @ -5 EUR\n  Income:Salary",
        entry + "Assets:Broker:Strict  -1 QQQ {5.00 EUR}\n  Income:Gain", "    Assets:Bank  1 EUR",
        entry + "a: 1\n  Expenses:Misc  1 EUR\n  Income:Salary",
        entry + "key1: 1\n  key1: 2\n  Expenses:Misc  1 EUR\n  Income:Salary",
        "\(date) commodity eur",
        entry + "Assets:Broker:Strict  1 AAA {-5.00 EUR}\n  Income:Gain",
        entry + "Expenses:Misc  1 EUR\n\n  Income:Salary",
        entry + "Expenses:Misc  1 EUR\n  Income:Salary  -1 USD",
        entry + "Expenses:misc  1 EUR\n  Income:Salary  -1 EUR",
        entry + "Assets:Broker:Strict  0 AAA {5.00 EUR}\n  Income:Gain",
        "\(date) open Assets:New \"NOTHING\"",
        entry + "Expenses:Misc  1 EUR @@ 5 EUR\n  Income:Salary", "\(date) price AAA EUR",
        "\(date) * unquoted",
        entry + "Assets:Broker:Strict  1 AAA {5.00 EUR} @ 5.00 USD\n  Income:Gain",
        "2024-13-01 open Assets:New",
        "\(date) balance Assets:Unknown-Here  0 EUR",
        entry + "Expenses:Misc  .5 EUR\n  Income:Salary",
        entry + "Expenses:Misc  1 EUR {2 USD, 3 USD}\n  Income:Salary",
        entry + "Assets:Bank  EUR\n  Income:Salary  USD",
      ]))
  }
}
