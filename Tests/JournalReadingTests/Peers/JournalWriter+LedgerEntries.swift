extension JournalWriter {
  /// Amounts that have to be reckoned, beside a missing one.
  mutating func writeExpression() {
    let lines = (0..<dice.roll(1...2)).map { _ in
      PostingLine(
        account: dice.pick(["calc:a", "calc:b"]), amount: "(\(expression()))", isFree: true)
    }
    writeEntry(lines + [PostingLine(account: "calc:rest", isFree: true)])
  }

  private mutating func expression() -> String {
    let money = dice.pick(Array(GeneratedCommodity.moneys.prefix(4)))
    let (first, second) = (figureText(money), figureText(money))
    var choices = [
      "\(first) + \(second)", "\(first) - \(second)", "\(first) * \(dice.roll(2...9))",
      "(\(first) + \(second)) * 2", "-\(first)", "\(first) / 4", "\(first) / 3", "\(first) * 0.15",
      "2 * 3", "abs(\(first))", "floor(\(first))", "ceiling(\(first))",
      "1 > 2 ? \(first) : \(second)",
      "\(first) if 2 > 1 else \(second)", "quantity(\(first))", "\(first) & \(second)",
      "{\(first)}",
      "\(first) / \(second)", "round(\(first) / 3)", "0.333 * \(first)", "1/3 * \(first)",
      "\(first) / 8 + \(second)", "\(dice.roll(2...9)) * \(first)", "-(\(first) * 3)",
    ]
    if !scope.names.isEmpty {
      choices += ["\(first) * \(dice.pick(scope.names))", dice.pick(scope.names)]
    }
    return dice.pick(choices)
  }

  private mutating func figureText(_ commodity: GeneratedCommodity) -> String {
    positive(dice.figure(places: commodity.places), commodity)
  }

  /// A lot with its price, day and note; bought, or sold at another price.
  mutating func writeLot() {
    let thing = dice.pick(GeneratedCommodity.things)
    let money = dice.pick(GeneratedCommodity.moneys)
    let quantity = Figure(units: dice.roll(1...40), places: 0)
    let price = dice.figure(places: money.places)
    let isTotal = dice.chance(25)
    let basis = isTotal ? "{{\(positive(price * quantity, money))}}" : "{\(positive(price, money))}"
    var notes = [basis]
    if dice.chance(40) { notes.append("[\(day.text("/"))]") }
    if dice.chance(30) { notes.append("(first buy)") }
    let isSale = dice.chance(40)
    var line = tracked(isSale ? -quantity : quantity, thing)
    let sold = dice.figure(places: money.places)
    line.amount += " " + notes.joined(separator: " ")
    if isSale || dice.chance(50) { line.amount += " @ \(positive(isSale ? sold : price, money))" }
    var lines = [line]
    if isSale {
      lines.append(tracked(quantity * sold, money))
      lines.append(PostingLine(account: "income:gain", isFree: true))
    } else {
      lines.append(dice.chance(50) ? tracked(-(quantity * price), money) : freeLine())
    }
    writeEntry(lines)
  }

  /// Off by about half of the last digit that Ledger has seen.
  mutating func writeLedgerRounded() {
    let money = dice.pick(GeneratedCommodity.moneys)
    let paid = dice.figure(places: money.places)
    let off = Figure(
      units: dice.pick([-50, -49, 49, 50, 49, -49, 1, 51]), places: max(money.places, 1) + 2)
    line("\(day.text()) off by a little")
    line("    rounded:thing  1 AAA @ \(positive(paid + off, money))")
    line("    rounded:money  \(amount(-paid, money))")
  }

  /// Checks among the postings.
  mutating func writeCheckedEntry() {
    let money = dice.pick(GeneratedCommodity.moneys)
    writeEntry([tracked(dice.figure(places: money.places), money), freeLine()])
    line("    " + dice.pick(["assert 1 == 1", "check 1 == 2", "expr 1 + 1", "assert 2 > 1"]))
  }

  /// Days in the forms that only Ledger reads.
  mutating func writeRareDate() {
    let year = dice.roll(2022...2024)
    line(
      dice.pick([
        "\(year)/01", "\(year)/02-03", "\(year).1-31", "\(year)-2-3=\(year)/3/4",
        "\(year)/01/31=2/2",
        "\(year)/2",
      ]) + dice.pick([" x", " (c) * x", " * (c x", " x ; y", " x  ; y"]))
    line("    rare:a  \(dice.pick(["5 EUR", "(5 EUR)", "$3.00", "-5", "--5"]))\n    rare:b")
  }

  mutating func writeDeferred() {
    let money = dice.pick(GeneratedCommodity.moneys)
    let figure = dice.figure(places: money.places)
    writeEntry([
      PostingLine(account: "<later:a>", amount: amount(figure, money), isFree: true),
      tracked(-figure, money),
    ])
  }

  /// Times, and units that one line joins.
  mutating func writeUnits() {
    if dice.chance(20) { return line("C 1.00 Kb = 1024 b") }
    let amounts = ["3 Kb", "100 b", "1.5h", "90m", "30s", "-2h", "0.5 Kb"]
    writeEntry([
      PostingLine(account: "units:a", amount: dice.pick(amounts), isFree: true),
      PostingLine(account: "units:b", amount: dice.pick(amounts), isFree: true),
      PostingLine(account: "units:rest", isFree: true),
    ])
  }

  /// A rule that adds postings to later entries.
  mutating func writeLedgerRule() {
    line(
      "= "
        + dice.pick([
          "/^expenses:food/", "/wild/", "expr 'account =~ /calc/'", "/income/ and /salary/", "exp",
          "expr 'amount > 100 and account =~ /wild/'", "@Grocer", "not /assets|equity|Aktiva/",
        ]))
    line("    (rule:budget)  " + dice.pick(["-1", "0.5", "5.00 EUR", "$2", "(amount * 2)"]))
    if dice.chance(30) { line("    rule:a  0.1\n    rule:b  -0.1") }
    if dice.chance(15) { line("    (rule:$account)  1") }
  }

  /// A mistake that Ledger rejects the journal for.
  mutating func writeLedgerMistake() {
    if dice.chance(50) { return writeSharedMistake() }
    let date = day.text()
    line(
      dice.pick([
        "\(date) x\n    (a)\n    b  1 EUR\n    c", "\(date) x\n    a  +5 EUR\n    b",
        "\(date) x\n    a  5 EUR @ -1 USD\n    b", "\(date) x\n    a  5 EUR @ 1 EUR\n    b",
        "\(date) x\n    a  5 EUR == 5 EUR\n    b", "\(date) x\n    a  1 000 EUR\n    b",
        "\(date) x\n    a  1E3\n    b  1 EUR", "\(date) x\n    a  12,34.5,6 EUR\n    b",
        "end apply account",
        "\(date) x\n    a  (1 EUR + 2 USD)\n    b", "\(date) x\n    a  (1 EUR +)\n    b",
        "assert 1 == 2", "\(date) x\n    a  1 EUR\n    b\n    assert 1 == 2",
        "= /(/\n    a  1\n    b  -1",
        "\(date) x\n    a  -1 AAA {2 EUR} @ 3 EUR\n    b  3 EUR", "~ every fish\n    a  1\n    b",
        "i 2024/01/01 09:00 work", "o 2024/01/01 10:30:00", "\(date) x\n    a  5 EUR {1 USD\n    b",
        "account a\n    nonsense x", "--no-such-option", "apply nonsense",
        "\(date) x\n    a  nothere(1)\n    b",
        "\(date) x\n    a  1.2.3 EUR\n    b", "\(date)x\n    a  1 EUR\n    b", "P \(date) AAA",
      ]))
  }
}
