import LedgerModel
import Testing

@testable import JournalReading

/// The short way of plain entries is held against the whole grammar: the ledger, the messages and
/// the order of names have to be the same.
@Suite struct PlainEntriesTests {
  /// Entries at and around the edge of the plain form.
  static let entries = [
    "2026-01-31 * (17) Grocer | weekly  ; paid\n    Expenses:Food        12.50 EUR  ; for: home\n    Assets:Cash\n",
    "2026/02/28 Grocer\n\tExpenses:Food\t$1,234.50\n\tAssets:Cash\t$-1,234.50\n",
    "2026-02-03\n    a            -$5\n    b            5.00 $\n",
    "2026-02-04 ! x\n    ; who: me\n    Assets:Fund  10 VTI @ $20.125\n    Assets:Cash\n",
    "2026-02-05 x\n    a  -10 EUR @@ 12 USD\n    b  12 USD\n",
    "2026-02-06 x\n    a  1.234,50 EUR\n    b  1,234 EUR\n    c\n",
    "2026-02-07 x\n    a  1,234,567 EUR\n    b  1.5 EUR\n    c\n",
    "2026-02-08 x\n    a  1 EUR = 5 EUR\n    b\n",
    "2026-02-09 x\n    (a)  1 EUR\n    [b]  1 EUR\n    [c]\n",
    "2026-02-10 x\n    a  1 EUR  ; date:2026-03-01\n    b  ; [2026-03-02]\n",
    "2026-02-11 opening balances\n    a  1 EUR\n    b\n",
    "2026-02-12 x  ; retain:\n    a  1 EUR\n    b\n",
    "2026-02-13 x\n    a  1\n    b  -1\n",
    "2026-02-13 x  ; Recurring: Flat\n    a  1\n    b  -1  ; period: 1 * ?\n",
    "2026-02-13 x\n    a  \u{2212}1 EUR\n    b\n",
    "2026-02-14 x\n    a  1E3 EUR\n    b\n",
    "2026-02-15 x\n    a  1 000,5 EUR\n    b\n",
    "2026-02-16 x\r\n    a  1 EUR\r\n    b\r\n",
    "2026-02-17 Bäcker · Müller | für zwei\n    Ausgaben:Brötchen  3 €\n    Kasse  -3 €\n",
    "2026-02-18 x\n    a\u{A0}b  1 EUR\n    c\u{2003}\u{2003}1 EUR\n    d\n",
    "2026-02-19 x\n    a  1 EUR\n    b  1 USD\n    c\n",
    "2026-02-20 x\n    a  1.005 EUR\n    b  -1 EUR\n    c  -0.01 EUR\n",
    "2026-02-21 x\n    a  999999999999999999 EUR\n    b  9999999999999999999 EUR\n    c\n",
    "2026-02-22 x\n    a  4000000000 A @ 4000000000 B\n    b\n",
    "2026-02-23 x\n    a  1 \"my fund\"\n    b\n",
    "2026-02-24 x\n    a  1 EUR {2 USD}\n    b\n",
    "2026-02-25 x\n    a\n    b\n",
    "2026-02-26 x\n",
    "2026-02-27 x\n    a 1 EUR\n    b  1 EUR\n    c\n",
    "2026-02-28=2026-03-01 x\n    a  1 EUR\n    b\n",
    "2026-2-3 x\n    * a  1 EUR\n    ! b\n",
    "2026-02-29 x\n    a  1 EUR\n    b\n",
    "2026-03-01 x ; tight\n    a  1 EUR;tight\n    b  -1 EUR  \n    \n",
    "2026-03-02 x\n    a  +1 EUR\n    b  - 1 EUR\n",
    "2026-03-03 x\n    a  1.00000000 BTC\n    b  -1 BTC\n",
    "2026-03-04 x\n    a  1. EUR\n    b  -.5 EUR\n    c\n",
    "2026-03-05 x\n    a  1,,5 EUR\n    b\n",
    "2026-03-06 x\n    a  10EUR\n    b  -10€\n    c\n",
    "2026-03-07 x\n    a  EUR 10\n    b  EUR-5\n    c  -EUR 5\n",
    "2026-03-08 x\n    a  0 EUR @ 5 USD\n    b  0 EUR @@ 5 USD\n",
    "2026-03-09 (no close\n    a  1 EUR\n    b\n",
    "2026-03-10\tx\n    a  1 EUR @1 USD\n    b  -1 USD\n",
    "2026-03-11 x\n    a  5 averylongsymbol\n    b\n",
    "2026-03-12 x\n    a  5 abcdefgh\n    b\n",
    "2026-03-13 x\n    assert 1 == 1\n    a  5 EUR\n    b\n",
    "2026-03-14 x\n    ; UUID: 17\n    a  5 EUR\n    b\n",
    "2026-03-15 x\n    ; when:: 5\n    a  5 h\n    b\n",
    "2026-03-16 x\n    <a>  5 EUR\n    b::c\n",
    "2026-03-17 x\n    a  12,34.5 EUR\n    b\n",
    "2026-03-18 x\n    a  0,123.5 EUR\n    b\n",
    "2026-03-19 x\n    a  5 or\n    b\n",
    "1399-12-31 x\n    a  5 EUR @ -2 USD\n    b\n",
    "2026-03-21 x\n    a  5 EUR @ 2 EUR\n    b\n",
    "2026-03-22 x\n    Unknown  5 EUR\n    b\n",
    "2026-03-22 x\n    a  5 EUR @ 2 NEW\n    b  -10 NEW\n",
    "2026-03-22 x\n    a  5 EUR @@ 0.125 NEW\n    b\n",
    "2026-03-22 x\n    a  5 EURO\n    b  $$5\n    c  5 EUR0\n",
    "2026-03-22 x\n    a  5 EUR\0\n    b\0  $\05\n    c\n",
    "2026-03-22 closing balances\n    a  5 EUR\n    b\n",
    "2026-03-22 Open house\u{0B}x |  two | three  \n    a  5 EUR\n    b\n",
    "2026-03-22 x\n    a  12345678.123456789 EUR\n    b  1234567.1234567 EUR\n    c\n",
    "2026-03-23 x\n    a  5 EUR\n    b  3 EUR ; [2026-03-24]\n    c  ; words: more\n",
  ]

  static let directives = [
    "commodity 1.000,00 EUR\n", "commodity $1,000.00\n", "decimal-mark ,\n", "D 1.000,00 EUR\n",
    "alias a = Assets:Old\n", "apply account top\n", "end apply account\n", "end aliases\n",
    "P 2026-01-01 VTI $20.5\n", "P 2026-01-01 12:30:00 EUR $1.10\n",
    "P 2026/01/1 1:2:03 NEW $1,000.5\n", "account a  ; type: A\n", "; only words\n", "Y2020\n",
    "comment\nx\n",
    "end comment\n", "\n", "bucket Assets:Cash\n", "C 1 kg = 1000 g\n", "--decimal-comma\n",
    "= /Food/\n    (Budget:Food)  -1\n", "apply tag trip\n", "end apply tag\n",
    "payee Grocer\n    alias x\n",
    "account Unknown\n    payee Grocer\n", "apply fixed VTI $3\n", "end apply fixed\n",
    "--pedantic\n",
  ]

  /// Numbers that look random and are the same in every run: Knuth's linear congruence.
  struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  private func expectSame(_ text: String, isStrict: Bool = false) {
    expectSame(text, .hledger, isStrict: isStrict)
    expectSame(text, .ledger, isStrict: isStrict)
  }

  private func expectSame(_ text: String, _ dialect: DialectName, isStrict: Bool) {
    let short = ReadingSample(text, dialect, isStrict: isStrict).read.facts
    let whole = ReadingSample(text, dialect, isStrict: isStrict, readsPlainEntries: false).read
      .facts
    let difference = zip(short, whole).first { $0 != $1 }
    #expect(difference == nil, "\(text)")
    #expect(short.count == whole.count, "\(text)")
  }

  @Test(arguments: entries) func `an entry reads the same in both ways`(_ entry: String) {
    expectSame(entry + entry)
    expectSame("2026-01-01 style\n    a  1.00 EUR\n    b  $1.00\n    c\n\n" + entry + "\n" + entry)
  }

  @Test func `journals of entries and directives read the same in both ways`() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var dice = Dice(state: seed)
      let text = (0..<12).map { _ in
        dice.roll(3) == 0
          ? Self.directives[dice.roll(Self.directives.count)]
          : Self.entries[dice.roll(Self.entries.count)] + (dice.roll(2) == 0 ? "\n" : "")
      }
      expectSame(text.joined(), isStrict: seed.isMultiple(of: 3))
    }
  }

  @Test func `a journal that is cut at any byte reads the same in both ways`() {
    let text = Array(Self.entries.prefix(8).joined(separator: "\n").utf8)
    for end in 0...text.count { expectSame(String(decoding: text.prefix(end), as: UTF8.self)) }
  }

  @Test func `entries beyond the room that waits for the columns read the same in both ways`() {
    let long = "2026-01-01 long\n" + String(repeating: "    a  1 EUR\n", count: 5000) + "    b\n"
    let many = String(repeating: Self.entries[0], count: 2500)
    expectSame(Self.entries[0] + long + many + long)
  }

  @Test func `names that share a slot are told apart`() {
    let text = (0..<3000).map { number in
      "2026-01-01 A payee of number \(number)\n    Expenses:Thing \(number)  1 EUR\n    Assets:Cash\n"
    }
    expectSame(text.joined() + text.reversed().joined())
  }
}
