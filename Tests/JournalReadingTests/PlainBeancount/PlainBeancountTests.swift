import LedgerModel
import Testing

@testable import JournalReading

/// The short way of plain transactions is held against the whole grammar and the booking of each
/// entry: the ledger, the messages and the order of names have to be the same.
@Suite struct PlainBeancountTests {
  /// Transactions at and around the edge of the plain form.
  static let entries = [
    "2026-01-31 * \"Grocer\" \"weekly\" #food ^17 ; paid\n  Expenses:Food   12.50 EUR ; home\n  Assets:Cash\n",
    "2026/02/28 ! \"Grocer\"\n\tExpenses:Food\t1,234.50 EUR\n\tAssets:Cash\t-1,234.50 EUR\n",
    "2026-02-03 txn \"x\"\n  Assets:Fund  10 VTI @ 20.125 USD\n  Assets:Cash\n",
    "2026-02-03 * \"x\"\n  Assets:Fund  10 VTI @ 20.120 USD\n  Expenses:Fee  1.00 USD\n  Assets:Cash\n",
    "2026-02-03 * \"x\"\n  Assets:Fund  10 VTI @ 20.125 USD\n  Expenses:Fee  1.0 USD\n  Assets:Cash\n",
    "2026-02-05 * \"x\"\n  Assets:Cash  -10 EUR @@ 12 USD\n  Assets:Fund  12 USD\n",
    "2026-02-05 * \"x\"\n  Assets:Cash  -10 EUR @@ 12 USD\n  Assets:Fund  12.00 USD @ 1 USD\n",
    "2026-02-06 * \"x\"\n  Assets:Cash  1234,567.50 EUR\n  Assets:Fund\n",
    "2026-02-06 * \"x\"\n  Assets:Cash  1,23 EUR\n  Assets:Fund\n",
    "2026-02-06 * \"x\"\n  Assets:Cash  1,234,567 EUR\n  Assets:Fund  5. EUR\n  Income:X\n",
    "2026-02-06 * \"x\"\n  Assets:Cash  .5 EUR\n  Assets:Fund\n",
    "2026-02-06 * \"x\"\n  Assets:Cash  +5 EUR\n  Assets:Fund  - 5 EUR\n",
    "2026-02-06 * \"x\"\n  Assets:Cash  5 / 3 EUR\n  Assets:Fund  (2 + 1) EUR\n  Income:X\n",
    "2026-02-07 * \"x\"\n  Assets:Cash  5EUR\n  Assets:Fund  -5 EUR;tight\n",
    "2026-02-07 * \"x\"\n  Assets:Cash  1.5 EUR\n  Assets:Fund  2.25 EUR\n  Income:X\n",
    "2026-02-07 * \"x\"\n  Assets:Cash  1.50 EUR\n  Assets:Fund  -1.50 EUR\n  Income:X\n",
    "2026-02-07 * \"x\"\n  Assets:Cash  1.004 EUR\n  Assets:Fund  -1.00 EUR\n",
    "2026-02-08 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund  1 USD\n  Income:X\n",
    "2026-02-08 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund  1 USD\n  Assets:Fund  -1 USD\n  Income:X  -1 EUR\n",
    "2026-02-09 * \"x\"\n  Assets:Cash\n  Assets:Fund\n",
    "2026-02-10 * \"x\"\n", "2026-02-10 *\n  Assets:Cash  0 EUR\n",
    "2026-02-10 * \"x\"\n  Assets:Cash\n",
    "2026-02-11 * \"one\" \"two\" \"three\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"a\\\"b\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"over\nlines\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"a\" | \"b\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"B\u{E4}cker \u{FFFF} x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"B\u{E4}cker \u{FFFF}\u{FFFF} x\"\n  Assets:B\u{F6}rse  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"x\"#a^b/c.d-e_f#g\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-11 * \"x\" # \n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-12 * \"x\"\n  #tag ^link\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-12 * \"x\"\n  who: \"me\"\n  when: 2026-01-01\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-12 * \"x\"\n  who: \"me\" ; so\n  what: \"\"\n  Assets:Cash  1 EUR\n    who:\"me\"\n  Assets:Fund\n",
    "2026-02-12 * \"x\"\n  who: \"me\"\n  who: \"you\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-12 * \"x\"\n  Assets:Cash  1 EUR\n    a-long-key_1: \"me\"\n    a-long-key_1: \"me\"\n  Assets:Fund\n",
    "2026-02-12 * \"x\"\n  recurring: \"Flat\"\n  Assets:Cash  1 EUR\n    period: \"1 * ?\"\n  Assets:Fund\n",
    "2026-02-13 * \"x\"\n  ; note\n\n  Assets:Cash  1 EUR\n",
    "2026-02-13 * \"x\"\n; note\n  Assets:Cash  1 EUR\n",
    "2026-02-13 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n   \t\n  Income:X  1 EUR\n",
    "2026-02-14 * \"x\"\r\n  Assets:Cash  1 EUR\r\n  Assets:Fund\r\n\r\n",
    "2026-02-14 * \"x\"\n  Assets:Cash  1 EUR\r  \n  Assets:Fund\n",
    "2026-02-15 * \"x\"\n  ! Assets:Cash  1 EUR\n  * Assets:Fund\n",
    "2026-02-15 # \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-15 P \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-16 * \"x\"\n  Assets:Cash  1 E\n  Assets:Fund  -1 E\n",
    "2026-02-16 * \"x\"\n  Assets:Cash  1 VANGUARD-2050.X\n  Assets:Fund\n",
    "2026-02-16 * \"x\"\n  Assets:Cash  1 /ESZ24\n  Assets:Fund\n",
    "2026-02-16 * \"x\"\n  Assets:Cash  1 TRUE\n  Assets:Fund\n",
    "2026-02-16 * \"x\"\n  Assets:Cash  1 USD.\n  Assets:Fund\n",
    "2026-02-16 * \"x\"\n  Assets:Cash  1 usd\n  Assets:Fund\n",
    "2026-02-17 * \"x\"\n  Assets:Cash  999999999999999999 EUR\n  Assets:Fund  9999999999999999999 EUR\n  Income:X\n",
    "2026-02-17 * \"x\"\n  Assets:Cash  4000000000 VTI @ 4000000000 EUR\n  Assets:Fund\n",
    "2026-02-17 * \"x\"\n  Assets:Cash  0.0000000001 EUR\n  Assets:Fund\n",
    "2026-02-17 * \"x\"\n  Assets:Cash  99999999999999999999999999999999999999 EUR\n  Assets:Fund\n",
    "2026-02-17 * \"x\"\n  Assets:Cash  0.0000000000000000000000000000000001 EUR\n  Assets:Fund\n",
    "2026-02-18 * \"x\"\n  Assets:Cash  0 EUR @@ 5 USD\n  Assets:Fund\n",
    "2026-02-18 * \"x\"\n  Assets:Cash  5 EUR @ -2 USD\n  Assets:Fund\n",
    "2026-02-18 * \"x\"\n  Assets:Cash  5 EUR @ USD\n  Assets:Fund  10 USD\n",
    "2026-02-18 * \"x\"\n  Assets:Cash  5 EUR @\n  Assets:Fund  10 USD\n",
    "2026-02-19 * \"buy\"\n  Assets:Fund  5 VTI {20.00 USD}\n  Assets:Cash  -100.00 USD\n",
    "2026-02-20 * \"sell\"\n  Assets:Fund  -5 VTI {20.00 USD} @ 25.00 USD\n  Assets:Cash  125.00 USD\n  Income:X\n",
    "2026-02-20 * \"short\"\n  Assets:Fund  -5 VTI\n  Income:X  5 VTI\n",
    "2026-02-20 * \"any\"\n  Assets:Fund  -5 VTI {}\n  Assets:Cash  100.00 USD\n",
    "2026-02-21 * \"bare\"\n  Assets:Fund  5\n  Assets:Cash  -5 USD\n",
    "2026-02-21 * \"held\"\n  Assets:Fund  5 @ 2 USD\n  Assets:Cash  -10 USD\n",
    "2026-02-30 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026.02.21 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-02-211 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2026-2-1 * \"x\"\n  Assets:Cash  1 EUR\n  Assets:Fund\n",
    "2025-12-31 * \"before\"\n  Assets:Other  1.00 EUR\n  Assets:Cash  -1.00 EUR\n",
    "2026-04-01 * \"after\"\n  Assets:Closed  1.00 EUR\n  Assets:Cash  -1.00 EUR\n",
    "2026-03-01 * \"x\"\n  Assets:lower  1 EUR\n  Equityx:Cash\n",
    "2026-03-01 * \"x\"\n  Assets:A:b  1 EUR\n  Assets\n",
    "2026-03-01 * \"x\"\n  Liabilities:CreditCard:Bank:Sapphire-Preferred  1 EUR\n  Assets:Cash\n",
  ]

  static let directives = [
    "2026-01-01 open Assets:Cash\n", "2026-01-01 open Assets:Fund \"NONE\"\n",
    "2026-01-01 open Assets:Closed EUR,USD\n", "2026-03-31 close Assets:Closed\n",
    "2026-02-08 close Assets:Fund\n", "2026-02-20 open Expenses:Food USD\n",
    "2026-02-18 balance Assets:Cash 1.00 EUR\n", "2026-02-12 balance Assets 5 EUR\n",
    "2026-02-01 pad Assets:Cash Income:X\n", "2026-02-10 price EUR 1.1 USD\n",
    "plugin \"beancount.plugins.auto_accounts\"\n", "plugin \"beancount.plugins.noduplicates\"\n",
    "plugin \"beancount.plugins.implicit_prices\"\n", "plugin \"beancount.plugins.leafonly\"\n",
    "plugin \"somebody.else\"\n", "plugin \"beancount.plugins.nounused\"\n",
    "plugin \"beancount.plugins.check_commodity\"\n",
    "plugin \"beancount.plugins.coherent_cost\"\n",
    "option \"inferred_tolerance_default\" \"*:0.05\"\n", "option \"tolerance_multiplier\" \"2\"\n",
    "option \"infer_tolerance_from_cost\" \"TRUE\"\n",
    "option \"use_precise_interpolation\" \"TRUE\"\n",
    "option \"name_equity\" \"Equityx\"\n", "option \"name_income\" \"Revenue\"\n",
    "option \"plugin_processing_mode\" \"raw\"\n", "option \"documents\" \"docs\"\n",
    "option \"allow_pipe_separator\" \"TRUE\"\n", "option \"booking_method\" \"FIFO\"\n",
    "pushtag #trip\n", "poptag #trip\n", "pushmeta recurring: \"yes\"\n", "popmeta recurring:\n",
    "include \"other.beancount\"\n", "; tally: goal Car 5 EUR\n", ";\n", "\n", "* Heading\n",
    "nonsense\n", "  stray\n", "2026-02-11 event \"a\" \"b\"\n", "2026-02-11 nonsense\n",
    "2026-02-11 note Assets:Cash \"x\"\n", "2026-02-31 open Assets:Never\n", "100\n", "\u{201C}\n",
  ]

  private static func facts(
    _ text: String, _ files: [String: String], isStrict: Bool, isShort: Bool,
    _ dialect: DialectName = .beancount
  ) -> [String] {
    let read = ReadingSample(
      text, dialect, isStrict: isStrict, files: files, readsPlainEntries: isShort
    ).read
    return read.facts + read.ledger.findings.map { "\($0)" }
      + read.ledger.recurringTags.map { "\($0)" } + read.ledger.budgets.map { "\($0)" }
  }

  private func expectSame(
    _ text: String, _ files: [String: String] = [:], isStrict: Bool = true,
    _ dialect: DialectName = .beancount
  ) {
    let short = Self.facts(text, files, isStrict: isStrict, isShort: true, dialect)
    let whole = Self.facts(text, files, isStrict: isStrict, isShort: false, dialect)
    let difference = zip(short, whole).first { $0 != $1 }
    #expect(difference == nil && short.count == whole.count, "\(text)\n\(files)")
  }

  private static let opened =
    "plugin \"beancount.plugins.auto_accounts\"\n2026-01-01 open Assets:Cash\n"

  @Test(arguments: entries) func `an entry reads the same in both ways`(_ entry: String) {
    expectSame(entry + entry)
    expectSame(Self.opened + entry + "\n" + entry)
  }

  @Test func `journals of entries and directives read the same in both ways`() {
    for seed in 1...600 as ClosedRange<UInt64> {
      var dice = PeerDice(seed: seed)
      let other = Self.text(of: 6, &dice)
      let text = (dice.chance(60) ? Self.opened : "") + Self.text(of: 14, &dice)
      expectSame(text, ["other.beancount": other], isStrict: dice.chance(70))
    }
  }

  private static func text(of count: Int, _ dice: inout PeerDice) -> String {
    (0..<count).map { _ in
      let item = dice.pick(dice.chance(30) ? directives : entries)
      return item + dice.maybe(50, "\n")
    }.joined()
  }

  @Test func `a journal that is cut at any byte reads the same in both ways`() {
    let text = Array((Self.opened + Self.entries.prefix(6).joined(separator: "\n")).utf8)
    for end in 0...text.count { expectSame(String(decoding: text.prefix(end), as: UTF8.self)) }
  }

  @Test func `the examples read the same in both ways`() {
    let examples = ExampleTests.examples.filter { $0.dialect == .beancount }
    #expect(examples.count > 10)
    for example in examples { expectSame(example.text) }
  }

  @Test func `journals made for the peer read the same in both ways`() {
    for seed in 1...300 as ClosedRange<UInt64> {
      let journal = GeneratedJournal(.beancount, seed: seed)
      expectSame(journal.files[journal.main] ?? "", journal.files)
    }
  }

  @Test func `transactions among those of another language read the same in both ways`() {
    let files = ["a.beancount": Self.opened + Self.entries[0] + Self.entries[4] + Self.entries[1]]
    let own = "2026-01-01 Grocer\n    a  1.00 EUR\n    b\n"
    expectSame(own + "include a.beancount\n" + own, files, .hledger)
  }

  @Test func `transactions beyond the room that waits for the columns read the same in both ways`()
  {
    let long =
      "2026-01-01 * \"long\"\n" + String(repeating: "  Assets:Cash  1 EUR\n", count: 5000)
      + "  Assets:Fund\n"
    let many = String(repeating: Self.entries[1], count: 2500)
    expectSame(Self.opened + Self.entries[0] + long + many + long)
  }

  @Test func `most transactions take the short way`() {
    let bytes = Array((Self.opened + Self.entries.prefix(4).joined()).utf8)
    var parser = BeancountParser(
      bytes.span, file: 0, today: Day(ordinal: 0), plainRules: PlainRules())
    parser.parse()
    let (short, others) = (parser.books.beancount.plain.count, parser.books.beancount.entries.count)
    #expect(short == 4)
    #expect(others == 1)
  }
}
