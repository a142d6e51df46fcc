import JournalReading

extension JournalWriter {
  /// Amounts, postings and headers at the edge of both grammars, beside a missing amount.
  mutating func writeRare() {
    let amounts = [
      "$ -5", "- $5", "-$-5", "5EUR", "EUR-5", "-EUR 5", "\"a b\"5", "5 \"EUR\"", "0", "0 EUR",
      "-0.00 $", "$0",
      "5;tight", "5 EUR;tight", "5.00 EUR  ; c", "5 EUR  = 5 EUR", "00.50 EUR",
    ]
    let posting = dice.pick(amounts)
    let account = dice.pick([
      "rare:a b", "rare:", "rare::c", "rare:(x)", "rare:x [y]", "rare:1 2", "räre:ß",
      "rare:@ 5 EUR",
      "rare = 20 EUR", "(rare) 1", "rare:a/b",
    ])
    let isUnsure = posting.contains("=")
    line(
      dice.pick([
        day.text(), day.text() + " *", day.text() + " ! (1)", day.text() + " ()",
        day.text() + " foo;bar",
        day.text() + "   wide", day.text() + "\t* tab", day.text() + " *glued",
        day.text() + " (a)glued",
      ]))
    line("  \(isUnsure ? "rare:fresh\(day.text())" : account)  \(posting)")
    line(
      "  "
        + dice.pick(["rare:rest", "*rare:rest", "! rare:rest", "rare:rest  ;c", "rare:rest\t ; c"]))
  }

  /// Costs of every shape, beside a missing amount.
  mutating func writeRareCost() {
    let costs = [
      "10 RR @ 1.10 EUR", "10 RR @@ 11 EUR", "-10 RR @@ 11 EUR", "10 RR (@) 2 EUR",
      "10 RR (@@) 5 EUR",
      "0 RR @ 2 EUR", "0 RR @@ 0 EUR", "10 RR @ 2.5", "10 RR@$2", "10 RR @0.001 EUR",
      "-3 RR @ 0.333333 EUR",
      "10 RR @ 0 EUR", "3 \"r 1\" @@ 0.10 EUR", "10 @ 2 EUR",
    ]
    let count = dice.roll(1...3)
    line("\(day.text()) costs")
    for _ in 0..<count { line("    rare:costs  \(dice.pick(costs))") }
    line("    rare:paid")
  }

  /// A missing amount in each group, and several commodities behind it.
  mutating func writeTwoGroups() {
    line("\(day.text()) two groups\n    rare:a  5 EUR\n    rare:a  $3")
    line("    [rare:v]  \(dice.pick(["1 EUR", "-2 EUR", "1 EUR @ $2"]))")
    if dialect == .hledger {
      line(dice.pick(["    rare:rest\n    [rare:rest]", "    [rare:rest]\n    rare:rest"]))
    } else {
      line(dice.pick(["    rare:rest", "    [rare:rest]"]))
    }
  }

  /// An entry on any day, with balances that are assigned or claimed.
  mutating func writeAnyDay() {
    let any = GeneratedDay(
      year: dice.roll(2022...2024), month: dice.roll(1...12), day: dice.roll(1...28))
    let account = dice.pick(["shuffled:a", "shuffled:b"])
    let target = amount(dice.signed(dice.figure(places: 2)), GeneratedCommodity.moneys[0])
    line("\(any.text()) any day")
    let amount = dice.chance(60) ? "= \(target)" : target
    line("    \(account)  \(amount)\n    shuffled:rest")
  }

  /// Several claims in one entry, with the balances between them.
  mutating func writeManyClaims() {
    let commodity = dice.pick(GeneratedCommodity.moneys)
    line("\(day.text()) claims")
    for _ in 0..<dice.roll(2...3) {
      let account = dice.pick(Self.held)
      let moved = dice.signed(dice.figure(places: commodity.places))
      let isAssigned = dice.chance(30)
      add(moved, commodity, to: account)
      let claim =
        isAssigned
        ? "= " + amount(sum(of: account, commodity), commodity)
        : amount(moved, commodity) + claim(about: account, commodity)
      line("    \(account)  \(claim)")
    }
    line("    equity:claims")
  }
}

extension JournalWriter {
  /// Claims, days and virtual postings of the shapes that only hledger reads.
  mutating func writeHledgerRare() {
    line(
      "\(day.text()) rare\n    "
        + dice.pick([
          "fresh:a\(day.text())  5 EUR == 5 EUR @ 2 USD\n    rare:b",
          "fresh:b\(day.text())  5 EUR =5 EUR\n    rare:b",
          "rare:sole  == 5 EUR\n    rare:b", "rare:incl  =* 7 EUR\n    rare:b",
          "rare:incl:sub  ==* 7 EUR\n    rare:b",
          "rare:m  = 5 EUR\n    rare:m  = $5\n    rare:b", "(rare:v)  = 5 EUR",
          "(rare:v)  5 EUR = 5 EUR @@ 7 USD",
          "[rare:v]  = 5 EUR\n    [rare:w]", "rare:d  5 EUR  ; [2/1]\n    rare:b",
          "rare:d  5 EUR  ; date:3-4\n    rare:b",
          "rare:d  5 EUR  ; date:2024/1/2, date:2024/1/9\n    rare:b",
          "[rare:v]  1 EUR @ $2\n    [rare:w]  $-2",
          "[rare:v]  1 EUR\n    [rare:w]  $-2", "rare:d  -10 RR @ -2 EUR\n    rare:b",
          "rare:d  5 EUR @ 2 EUR\n    rare:b",
          "rare:d  5 EUR {2 USD} @ 2 USD\n    rare:b",
          "rare:d  5 EUR [2024-01-02] @ 2 USD\n    rare:b", "([rare:n])  5",
          "rare:d  1 EUR\n    rare:d  -1 EUR  ; none is missing",
          "fresh:c\(day.text())  5 EUR =  5 EUR \n    rare:b",
        ]))
  }

  /// What a file may change for those that it includes, and not for the one that includes it.
  mutating func writeScopes() {
    let name = "scope\(files.count).journal"
    files[name] =
      dice.pick([
        "decimal-mark ,\n", "D 1.000,00 EUR\n", "alias rare = inner\n", "Y2020\n",
        "apply account inner\n",
        "commodity 1.000,00 WW\n", "",
      ]) + "2024-01-01 x\n    rare:in  1.500 WW\n    rare:in  7\n    rare:b\n"
    line(
      dice.pick([
        "include \(name)", "include ./\(name)", "include scope\(files.count - 1).*",
        "include journal:\(name)",
      ]))
    line("2024-01-02 after\n    rare:out  1.500 WW\n    rare:out  7\n    rare:b")
  }
}
