import JournalReading

extension JournalWriter {
  /// An item of a journal in hledger's language.
  ///
  /// Left out, since the reader accepts what later versions or Ledger do: a lone tab after an account,
  /// groups by `'` or `_`, `year` and `apply year`, Ledger's directives, words behind `comment`, lot
  /// notes, comments after `include`, sub-lines of `commodity`, periods from any day. Also left out:
  /// a cost beside a lot price or beside conversion postings, which later versions weigh otherwise,
  /// and amounts that are off by less than half of the last digit of the whole journal but not of
  /// the entry.
  mutating func writeHledgerItem() {
    let write = dice.pick([
      { (writer: inout JournalWriter) in writer.writeExplicit() }: 16,
      { $0.writeElided() }: 14, { $0.writeCost() }: 12, { $0.writeWild() }: 8,
      { $0.writeConversion() }: 4, { $0.writeVirtual() }: 7, { $0.writeAssertion() }: 9,
      { $0.writeAssignment() }: 5, { $0.writeEmptyEntry() }: 2, { $0.writeRounded() }: 3,
      { $0.writeLotPurchase() }: 3, { $0.writeRare() }: 5, { $0.writeRareCost() }: 4,
      { $0.writeTwoGroups() }: 2, { $0.writeAnyDay() }: 3, { $0.writeManyClaims() }: 3,
      { $0.writeHledgerRare() }: 5, { $0.writeScopes() }: 1,
      { $0.writeHledgerDirective() }: 26,
    ])
    write(&self)
  }

  private mutating func writeHledgerDirective() {
    let write = dice.pick([
      { (writer: inout JournalWriter) in writer.writeComments() }: 5,
      { $0.writeAccount() }: 4, { $0.writeStyle() }: 4, { $0.writeDefaultCommodity() }: 3,
      { $0.writePrice() }: 4, { $0.writeYear() }: 3, { $0.writeMark() }: 2, { $0.writeAlias() }: 4,
      { $0.writeApply() }: 3, { $0.writePeriodic() }: 3, { $0.writeRule() }: 3,
      { $0.writeDeclaration() }: 2, { $0.writeHledgerInclude() }: 2, { $0.writeSpacing() }: 4,
    ])
    write(&self)
  }

  private mutating func writeHledgerInclude() {
    guard files.isEmpty else { return writeComments() }
    writeInclude { $0.writeHledgerItem() }
  }

  mutating func writeComments() {
    switch dice.roll(0...4) {
    case 0: line("; " + comment())
    case 1: line("# 2024-01-01 not an entry")
    case 2: line("* heading\n** below it")
    case 3: line("comment\n2024-13-45 free text\n  = nothing\nend comment")
    default: line(";no blank\n    ; indented")
    }
  }

  private mutating func writeAccount() {
    let name = dice.pick(Self.held + Self.free + ["liabilities:loan"])
    line("account \(name)" + dice.maybe(50, "  ; type: \(dice.pick(["A", "L", "Cash", "x"])), k:v"))
    if dice.chance(30) { line("    ; note: below") }
    if dice.chance(10) { line("    any text") }
  }

  /// A `commodity` directive, of either shape.
  private mutating func writeStyle() {
    let commodity = dice.pick(
      GeneratedCommodity.moneys + GeneratedCommodity.things + GeneratedCommodity.wild)
    let mark = dice.chance(70) ? "." : ","
    let isKnown = scope.mark ?? scope.marks[commodity.symbol] ?? scope.marks[""] != nil
    // Under another mark a sample with one mark only would show groups and no decimals.
    let group = dice.pick((isKnown ? [] : [""]) + [mark == "." ? "," : ".", " "])
    // Fewer decimals than are written would let entries be off by half of the last one.
    let number = Figure(units: 1_000_000_000, places: 6).magnitudeText(point: mark, group: group)
    let blank = commodity.isLeft && !commodity.symbol.hasPrefix("\"") ? "" : " "
    let style =
      commodity.isLeft ? commodity.symbol + blank + number : number + blank + commodity.symbol
    scope.marks[commodity.symbol] = mark
    if dice.chance(60) { return line("commodity \(style)" + dice.maybe(20, "  ; usual")) }
    line("commodity \(commodity.symbol)\n    format \(style)")
  }

  private mutating func writeDefaultCommodity() {
    let commodity = dice.pick(GeneratedCommodity.moneys)
    let mark = dice.chance(80) ? "." : ","
    let group = mark == "." ? "," : "."
    let number = Figure(units: 1_000_000_000, places: 6).magnitudeText(point: mark, group: group)
    line("D " + (commodity.isLeft ? commodity.symbol + number : "\(number) \(commodity.symbol)"))
    scope.bare = commodity
    scope.marks[""] = mark
  }

  mutating func writePrice() {
    let thing = dice.pick(GeneratedCommodity.things + GeneratedCommodity.wild)
    let price = amount(dice.figure(places: 2), dice.pick(GeneratedCommodity.moneys))
    line(
      "P \(day.text(dice.pick(["-", "/"])))\(dice.maybe(20, " 12:30:00")) \(thing.symbol) \(price)")
  }

  private mutating func writeYear() {
    scope.year = day.year
    line(dice.pick(["Y\(day.year)", "Y \(day.year)"]))
  }

  private mutating func writeMark() {
    let mark = dice.pick([".", ","])
    line("decimal-mark \(mark)")
    scope.mark = mark
  }

  mutating func writeAlias() {
    if dialect == .hledger, dice.chance(20) {
      scope.aliases = [:]
      return line("end aliases")
    }
    if dialect == .hledger, dice.chance(40) {
      return line(
        dice.pick([
          "alias /^exp:(.*)$/ = expenses:\\1", "alias /card ([0-9])/=plastic \\1 \\1",
          "alias /^(wild):[ab]$/ = \\1:both", "alias /FOOD/ = eating", "alias /^income/=revenue",
        ]))
    }
    let (name, account) = dice.pick([
      ("bk", "assets:bank"), ("cs", "assets:cash"), ("büro", "Aktiva:Büro"),
    ])
    scope.aliases[name] = account
    line("alias \(name)\(dice.pick(["=", " = "]))\(account)")
  }

  /// A block in which accounts have a prefix: opened, or the innermost closed.
  mutating func writeApply() {
    if scope.open.last == "end apply account" {
      scope.open.removeLast()
      scope.prefixes.removeLast()
      return line("end apply account")
    }
    let prefix = dice.pick(["biz", "home:sub"])
    scope.prefixes.append(prefix)
    scope.open.append("end apply account")
    line("apply account \(prefix)")
  }

  private mutating func writePeriodic() {
    let period = dice.pick([
      "monthly", "every 2 weeks", "monthly from 2024-01-01 to 2024-04-01",
      "every 15th day of month",
      "quarterly in 2024", "2024-05-01", "every monday", "yearly", "every 2nd Tuesday of month",
      "from 2024/01", "weekly from 2024-01-01", "every 10 days", "Daily", "every weekday",
    ])
    line("~ \(period)" + dice.pick(["", "  rent ; note", "  * (7) payee | note", "  ; note"]))
    line("    expenses:rent  \(amount(dice.figure(places: 2), GeneratedCommodity.moneys[0]))")
    line("    assets:bank")
  }

  private mutating func writeRule() {
    line(
      "= "
        + dice.pick(["expenses:food", "acct:^assets amt:>5", "desc:'a b' not:cur:EUR", "^income"]))
    line("    (budget:food)  " + dice.pick(["*-1", "5 EUR", "*0.5", "*$2"]))
    if dice.chance(40) { line("    [save:car]  1 EUR\n    [save:house]  -1 EUR") }
  }

  private mutating func writeDeclaration() {
    line(dice.pick(["payee Grocer", "payee Shop | weekly food", "tag trip", "tag key"]))
  }

  /// Directives with blanks and comments where they may be.
  private mutating func writeSpacing() {
    line(
      dice.pick([
        "P\(day.text()) QQ $1.10", "P \(day.text()) QQ 2 EUR  ; c",
        "P \(day.text()) QQ 5 EUR and more",
        "P \(day.text()) \"q q\" 20.5 EUR", "account  spaced out  ; c", "account a:b\t; c",
        "payee x  ; c", "tag t  ; c", "commodity QQ  ; c", "commodity \"q q\"",
        "commodity 1,000.00 QQ ; c", "comment\nend comment", "comment  \n\nend comment  ",
        "~ 2024-01 \n    a  1\n    b", "alias /x y/ = z", "alias  q = r s  ", "#", ";", "*", "   ",
        "\t",
        "    ; indented", "  # indented",
        "; none",
      ]))
  }

  // MARK: Rarer entries

  mutating func writeEmptyEntry() {
    day.advance(by: dice.roll(0...3))
    line(header())
    if dice.chance(40) { line("    ; " + comment()) }
  }

  /// Off by about half of the last digit that hledger looks at.
  ///
  /// The commodity is written with the same decimals everywhere, so that the digits of the entry
  /// are those of the journal.
  mutating func writeRounded() {
    let rounded = GeneratedCommodity(symbol: "RND", places: 2)
    let paid = dice.figure(places: 2)
    let off = Figure(units: dice.pick([-50, -50, -49, 49, 50, 50, 1, 51]), places: 4)
    let price = amount(paid + off, rounded)
    line("\(day.text()) off by a little")
    line("    rounded:thing  1 AAA @ \(price)")
    line("    rounded:money  \(amount(-paid, rounded))")
  }

  /// A purchase with its lot, at the same cost.
  mutating func writeLotPurchase() {
    let (thing, money) = (
      dice.pick(GeneratedCommodity.things), dice.pick(GeneratedCommodity.moneys)
    )
    var bought = tracked(dice.figure(places: 0), thing)
    let price = positive(dice.figure(places: money.places), money)
    bought.amount += " {\(price)}\(dice.maybe(30, " [\(day.text())]")) @ \(price)"
    writeEntry([bought, freeLine()])
  }
}
