extension JournalWriter {
  /// Prices that are reckoned or fixed, and symbols that share a commodity.
  mutating func writeLedgerRareAmounts() {
    let amounts = [
      "10 SS @ (2 EUR * 3)", "10 SS @ =5 EUR", "10 SS {5 EUR}",
      "10 SS [2024/01/02] {5 EUR}",
      "10 SS (note) {5 EUR} @ 6 EUR", "10 SS {5 EUR} @ 5 EUR", "-10 SS {5 EUR} @ 6 EUR",
      "10 SS {{50 EUR}} @@ 60 EUR",
      "10 SS @@ (5 EUR + 1 EUR)", "0.5 A_B", "5 A#", "5 A%", "5 A'", "3 SS {2.5}",
      "10 SS ((5 EUR)) @ 2 EUR",
      "5 SS {$2.005} @ $3.1", "-2 SS {5 EUR} [2024/01/02] (note) @@ 11 EUR",
    ]
    line("\(day.text()) rare amounts")
    for _ in 0..<dice.roll(1...2) { line("    rare:lots  \(dice.pick(amounts))") }
    line("    rare:paid")
  }

  /// Claims that stand alone or of more than one commodity.
  ///
  /// Their accounts are no others': to Ledger `a::b` and `a:b` are two accounts of one name.
  mutating func writeLedgerRareClaims() {
    line(
      "\(day.text()) rare claims\n    "
        + dice.pick([
          "fresh:\(day.text())  5 EUR = 5 EUR\n    rare:b",
          "fresh:x\(day.text())  0 = 0\n    rare:b",
          "claimed:z  5 EUR\n    claimed:z  -5 EUR = 0\n    rare:b  0",
          "(rare:v)  = 5 EUR\n    rare:b  0",
          "claimed:c  = $5\n    claimed:c  = 6 EUR\n    rare:b",
          "[rare:v2]  5 EUR = 5 EUR\n    [rare:v3]  -5 EUR",
          "claimed:c  $1 = (2 * $3)\n    rare:b", "claimed:c  = $7\n    rare:b  $-2\n    rare:d",
        ]))
  }

  /// Rules and the tags, payees and amounts that they look for.
  ///
  /// Not yet read as Ledger does, and so left out: `not expr 'amount > 5'` over times, which Ledger
  /// compares in seconds, and a rule of balanced virtual postings over a lot of a fixed price.
  mutating func writeLedgerRareRule() {
    line(
      dice.pick([
        "= %trip\n    (rule:trip)  1", "= expr 'has_tag(\"trip\")'\n    (rule:has)  $1",
        "= expr 'payee =~ /Grocer/'\n    (rule:payee)  -1",
        "= /rare/\n    [rule:a]  0.5\n    [rule:b]  -0.5",
        "= expr 'commodity == \"EUR\"'\n    (rule:eur)  0.25",
        "= @Grocer and /food/\n    (rule:food)  2",
        "= /paid$/\n    ; a comment\n    (rule:c)  (amount * 0.1)  ; :tag:",
        "= expr 'true'\n    (rule:all)  1",
        "= /calc/ or /wild/\n    rule:x  (amount / 2)\n    rule:y  (-amount / 2)",
        "= expr 'amount < 0'\n    (rule:neg)  1",
        "= =note\n    (rule:note)  1", "= /units/\n    (rule:units)  2",
      ]))
  }

  mutating func writeLedgerRareDirective() {
    line(
      dice.pick([
        "commodity XX\n    alias XY\n    note same\n2024-01-01 alias\n    rare:a  5 XY\n    rare:b  -5 XX",
        "account Unknown\n2024-01-01 Mapped\n    Unknown  5 EUR\n    rare:b",
        "account mapped:here\n    payee ^Mapped\n2024-01-01 Mapped\n    Unknown  5 EUR\n    rare:b",
        "I", "h nothing", "b nothing", "i 2024/01/05 09:00:00 * work:b\no 2024/01/05 09:10:00",
        "i 2024/01/05 23:00:00 work:c  X\no 2024/01/06 01:00:00", "P 2024/01/02 10:00:00 QQ 5 EUR",
        "P 24/01/02 QQ 5 EUR",
        "C 1.00 hm = 60 mm\n2024-01-01 units\n    units:c  2 hm\n    units:d", "D 1.000,00 DKK",
        "commodity CHF\n    format 1000.00 CHF",
        "tag trip\n    assert 1 == 1",
        "alias rr=rare:aliased\n2024-01-01 alias\n    rr  5 EUR\n    rr:sub  1 EUR\n    rare:b",
        "apply tag inner\n2024-01-01 tagged\n    rare:a  1 EUR\n    rare:b\nend apply tag",
        "apply account top\n2024-01-01 within\n    [rare:a]  1 EUR\n    [rare:b]\nend apply account",
        "!Y2024", "@N QQ",
      ]))
    // `!Y2024` sets the year of the days below.
    if text.hasSuffix("!Y2024\n") { scope.year = 2024 }
  }
}
