extension JournalWriter {
  /// A mistake that hledger rejects the journal for.
  mutating func writeHledgerMistake() {
    if dice.chance(50) { return writeSharedMistake() }
    let date = day.text()
    line(
      dice.pick([
        "goal Emergency fund", "commodity $1000", "D $1000", "% percent", "decimal-mark ;",
        "\(date)* glued", "~ monthly rent\n    a  1\n    b",
        "~ every fish  rent\n    a  1\n    b", "account (a)", "\(date) x\n    a  --5 EUR\n    b",
        "\(date) x\n    a  5 EUR  ; [2024-02-31]\n    b", "\(date) (42 x\n    a  1\n    b",
        "\(date) x\n    a  5 EUR  ; date:2024-13-01\n    b", "account a  ; type:nonsense",
        "\(date) x\n    a  1 EUR == 2 EUR\n    b", "\(date) x\n    a  1 EUR =* 7777 EUR\n    b",
        "\(date) x\n    a  1,2,3.4,5 EUR\n    b", "alias /(/ = x", "P \(date) AAA",
        "\(date) x\n    a  (1 EUR + 2 EUR)\n    b", "\(date) x\n    a\u{20}1 EUR\n    b",
        "\(date) x\n    a  = 5 EUR  ; date:2024-01-01\n    b", "end apply account x",
        "\(date) gap\n    a  1 EUR\n\n    b",
      ]))
  }

  /// A mistake in both languages.
  mutating func writeSharedMistake() {
    let date = day.text()
    let commodity = dice.pick(GeneratedCommodity.moneys)
    let figure = dice.figure(places: commodity.places)
    let off = figure + Figure(units: dice.roll(1...900), places: 0)
    line(
      dice.pick([
        "\(date) off\n    a  \(amount(figure, commodity))\n    b  \(amount(-off, commodity))",
        "2023-02-29 x\n    a  1\n    b", "2023-13-01 x\n    a  1\n    b",
        "2024-00-10 x\n    a  1\n    b",
        "\(date) two missing\n    a  \(amount(figure, commodity))\n    b\n    c",
        "\(date) wrong\n    a  1 EUR = 99999 EUR\n    b", "    a  1 EUR", "include missing.part",
        "\(date) three\n    a  1 EUR\n    b  $-1\n    c  5 AAA",
        "\(date) x\n    a  1,,0 EUR\n    b", "\(date) x\n    a  1 \"open\n    b",
        "\(date) same sign\n    a  1 EUR\n    b  1 USD",
        "\(date) x\n    [a]  1 EUR\n    [b]  2 EUR",
        "\(date) x\n    a  5 EUR EUR\n    b", "\(date) x\n    a  5 EUR @\n    b",
        "\(date) x\n    a  1 AAA @ 5 EUR\n    b  -4 EUR", "\(date) one\n    a  1 EUR",
        "\(date) x\n    a  5 EUR 7\n    b", "\(date) x\n    a  EUR\n    b  1 EUR",
      ]))
  }
}
