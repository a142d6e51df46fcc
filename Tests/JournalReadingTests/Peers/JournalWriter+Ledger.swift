extension JournalWriter {
  /// An item of a journal in Ledger's language.
  ///
  /// Left out, since the reader follows later versions or says more than Ledger 3.3: words that are no
  /// directive, which 3.3 passes over; decimal commas before three digits, as in `0,075`; functions
  /// in amounts; `python`; periods without an interval; a minus that is not `-`. And `value`: after
  /// it 3.3 ends in a failed check of its own at the next missing amount of bare numbers.
  mutating func writeLedgerItem() {
    let write = dice.pick([
      { (writer: inout JournalWriter) in writer.writeExplicit() }: 15,
      { $0.writeElided() }: 14, { $0.writeCost() }: 11, { $0.writeWild() }: 7,
      { $0.writeConversion() }: 4, { $0.writeVirtual() }: 5, { $0.writeAssertion() }: 8,
      { $0.writeAssignment() }: 5, { $0.writeEmptyEntry() }: 2, { $0.writeLedgerRounded() }: 3,
      { $0.writeExpression() }: 8, { $0.writeLot() }: 6, { $0.writeBucketEntry() }: 3,
      { $0.writeCheckedEntry() }: 2, { $0.writeDeferred() }: 2, { $0.writeUnits() }: 3,
      { $0.writeRare() }: 5, { $0.writeRareCost() }: 3,
      { $0.writeTwoGroups() }: 1, { $0.writeAnyDay() }: 3, { $0.writeManyClaims() }: 3,
      { $0.writeRareDate() }: 3,
      { $0.writeLedgerRareAmounts() }: 4, { $0.writeLedgerRareClaims() }: 3,
      { $0.writeLedgerRareRule() }: 3,
      { $0.writeLedgerRareDirective() }: 4,
      { $0.writeLedgerDirective() }: 34,
    ])
    write(&self)
  }

  private mutating func writeLedgerDirective() {
    let write = dice.pick([
      { (writer: inout JournalWriter) in writer.writeLedgerComments() }: 4,
      { $0.writeLedgerAccount() }: 4, { $0.writeLedgerCommodity() }: 4, { $0.writePrice() }: 3,
      { $0.writeLedgerYear() }: 3, { $0.writeAlias() }: 3, { $0.writeApply() }: 2,
      { $0.writeLedgerApply() }: 4, { $0.writeLedgerPeriodic() }: 2, { $0.writeLedgerRule() }: 5,
      { $0.writeLedgerWord() }: 4, { $0.writeBucket() }: 2, { $0.writeClock() }: 2,
      { $0.writeDefinition() }: 3, { $0.writeLedgerInclude() }: 2,
    ])
    write(&self)
  }

  private mutating func writeLedgerInclude() {
    guard files.isEmpty else { return writeLedgerComments() }
    writeInclude { $0.writeLedgerItem() }
  }

  private mutating func writeLedgerComments() {
    line(
      dice.pick([
        "; " + comment(), "# 2024-01-01 not an entry", "* heading", "% percent", "| bar",
        "comment with words\n2024-13-45 free\nend comment", "test 1\n  = nothing\nend test",
      ]))
  }

  private mutating func writeLedgerAccount() {
    let name = dice.pick(Self.held + Self.free)
    line("account \(name)")
    let others = ["note some words", "; comment", "check 1 == 1", "payee ^Nobody", "eval 1 + 1"]
    for _ in 0..<dice.roll(0...2) { line("    " + dice.pick(others)) }
    if Self.held.contains(name), scope.prefixes.isEmpty, dice.chance(30) {
      let alias = "al\(dice.roll(1...99))"
      scope.aliases[alias] = name
      line("    alias \(alias)")
    }
  }

  private mutating func writeLedgerCommodity() {
    let commodity = dice.pick(GeneratedCommodity.moneys + GeneratedCommodity.things)
    if dice.chance(25) { return line("D \(amount(Figure(units: 100_000, places: 2), commodity))") }
    if dice.chance(20) { return line("N \(commodity.symbol)") }
    line("commodity \(commodity.symbol)")
    let style = amount(Figure(units: 123_456, places: 2), commodity)
    let others = ["note words", "nomarket", "format \(style)"]
    for _ in 0..<dice.roll(0...2) { line("    " + dice.pick(others)) }
    if dice.chance(10) { line("    default") }
  }

  private mutating func writeLedgerYear() {
    // Within a block of `apply` the year would be a block of its own, which nothing closes.
    guard scope.open.isEmpty else { return writePrice() }
    scope.year = day.year
    line(dice.pick(["Y\(day.year)", "Y \(day.year)", "year \(day.year)"]))
  }

  /// Blocks that add a tag, a price or a year to what is within.
  private mutating func writeLedgerApply() {
    if let last = scope.open.last, last != "end apply account", dice.chance(60) {
      scope.open.removeLast()
      if last == "end apply year" { scope.year = nil }
      return line(last)
    }
    let blocks = [
      ("apply tag trip", "end apply tag"), ("apply tag trip: Rome", "end apply tag"),
      ("apply fixed DKK 20.00 EUR", "end apply fixed"), ("apply rate CHF $2.50", "end apply fixed"),
      ("apply year \(day.year)", "end apply year"),
    ]
    let (start, end) = dice.pick(blocks)
    line(start)
    scope.open.append(end)
    if end == "end apply year" { scope.year = day.year }
  }

  private mutating func writeLedgerPeriodic() {
    let period = dice.pick([
      "Monthly", "every 2 weeks", "monthly from 2024/01/15", "Weekly", "yearly from 2024-03-01",
      "every 3 months until 2025/01/01", "Quarterly", "biweekly", "Daily",
    ])
    line(
      "~ \(period)\n    expenses:rent  \(amount(dice.figure(places: 2), GeneratedCommodity.moneys[0]))"
    )
    line("    assets:bank")
  }

  private mutating func writeLedgerWord() {
    line(
      dice.pick([
        "payee Grocer\n    alias ^Gro", "tag trip", "tag Key\n    check 1 == 1", "assert 1 == 1",
        "check 2 > 1", "eval x = 3", "capture expenses:food  food", "--no-color", "payee Other",
        "expr 1 + 1", "!tag old", "@payee x", "N EUR",
      ]))
  }

  private mutating func writeClock() {
    let start = day.text("/")
    line("i \(start) 09:00:00 work:client\(dice.maybe(50, "  Client A"))")
    line("o \(start) \(dice.pick(["10:30:00", "17:45:10", "09:00:01"]))")
  }

  private mutating func writeBucket() {
    scope.hasBucket = true
    line(dice.pick(["bucket equity:rest", "A equity:rest", "account equity:rest\n    default"]))
  }

  private mutating func writeBucketEntry() {
    guard scope.hasBucket else { return writeElided() }
    let commodity = dice.pick(GeneratedCommodity.moneys)
    writeEntry([tracked(dice.signed(dice.figure(places: commodity.places)), commodity)])
  }

  private mutating func writeDefinition() {
    let name = "rate" + String(repeating: "x", count: scope.names.count)
    scope.names.append(name)
    let money = amount(dice.figure(places: 2), GeneratedCommodity.moneys[1])
    line(
      "\(dice.pick(["define", "def"])) \(name)\(dice.pick(["=", " = "]))\(dice.pick(["0.2", money]))"
    )
  }
}
