import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

/// Bytes, line ends, blanks, names and sizes that journals seldom have.
struct UnusualTextTests {
  private static let entry = "2026-01-05 * \"x\"\n  Assets:Cash  5 EUR\n  Equity:Start\n"
  private static let balances = ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"]
  /// A million bytes without a blank.
  private static let endless = String(repeating: "n", count: 1_000_000)
  private static let nbsp = "\u{A0}"

  /// Reads a text; in Beancount, accounts need no `open`.
  private func read(
    _ text: String, _ dialect: DialectName, files: [String: String] = [:]
  ) -> ReadingSample {
    dialect == .beancount
      ? .beancount(text, files: files) : ReadingSample(text, dialect, files: files)
  }

  // MARK: Bytes and line ends

  @Test(arguments: [DialectName.hledger, .ledger])
  func `a byte order mark at the start of a file says nothing`(_ dialect: DialectName) {
    let text = "\u{FEFF}" + Self.entry
    #expect(read(text, dialect).balances == Self.balances)
    let including = read("\u{FEFF}include part.txt\n", dialect, files: ["part.txt": text])
    #expect(including.errors.isEmpty)
    #expect(including.balances == Self.balances)
  }

  @Test func `a byte order mark is an error in Beancount, which says how to be rid of it`() {
    let sample = ReadingSample("\u{FEFF}" + Self.entry, .beancount)
    #expect(sample.errors == ["text-unexpected"])
    let help = sample.read.diagnostics.flatMap(\.children).map(\.message)
    #expect(help == ["save the file as UTF-8 without one"])
  }

  @Test(arguments: DialectName.allCases)
  func `line ends of Windows are line ends`(_ dialect: DialectName) {
    let text = (Self.entry + "\n" + Self.entry).replacing("\n", with: "\r\n")
    let sample = read(text, dialect)
    #expect(sample.errors.isEmpty)
    #expect(sample.balances == ["Assets:Cash": "10 EUR", "Equity:Start": "-10 EUR"])
  }

  @Test(arguments: DialectName.allCases)
  func `an error after line ends of Windows is on its own line`(_ dialect: DialectName) {
    let wrong = Self.entry.replacing("01-05", with: "02-30")
    let sample = read((Self.entry + "\n" + wrong).replacing("\n", with: "\r\n"), dialect)
    #expect(sample.errors == ["date-impossible"])
    #expect(sample.firstErrorText == "2026-02-30")
  }

  @Test(
    arguments: DialectName.allCases,
    ["", "\n  ", "\n\n; a comment", "\n  ; a comment", "\r\n", "\n\n\n   \n"])
  func `the last line needs no end`(_ dialect: DialectName, _ end: String) {
    let sample = read(Self.entry.dropLast() + end, dialect)
    #expect(sample.errors.isEmpty)
    #expect(sample.balances == Self.balances)
  }

  // MARK: Blanks

  @Test(arguments: DialectName.allCases)
  func `a tab is a blank anywhere between words`(_ dialect: DialectName) {
    let sample = read(
      "2026-01-05\t*\t\"x\"\t; c\n\tAssets:Cash\t\t5 EUR\t; c\n \tEquity:Start \t\n\t\n", dialect)
    #expect(sample.errors.isEmpty)
    #expect(sample.balances == Self.balances)
  }

  /// Entries with a no-break space, and the balance of the first account, or `nil` for an error.
  private static let noBreakSpaces: [(postings: String, [DialectName: (String, String)])] = [
    (
      "Assets:Cash\(nbsp) 5 EUR",
      [.hledger: ("Assets:Cash", "5 EUR"), .beancount: ("Assets:Cash\(nbsp)", "5 EUR")]
    ),
    (
      "Assets:Cash  5\(nbsp)EUR",
      [.hledger: ("Assets:Cash", "5 EUR"), .ledger: ("Assets:Cash", "5 \(nbsp)EUR")]
    ),
    ("Assets:Cash  1\(nbsp)000 EUR", [.hledger: ("Assets:Cash", "1000 EUR")]),
    (
      "Assets:My\(nbsp)Cash  5 EUR",
      [
        .hledger: ("Assets:My Cash", "5 EUR"), .ledger: ("Assets:My\(nbsp)Cash", "5 EUR"),
        .beancount: ("Assets:My\(nbsp)Cash", "5 EUR"),
      ]
    ),
  ]

  @Test(arguments: DialectName.allCases)
  func `a no-break space is a blank to hledger, and part of a word to the others`(
    _ dialect: DialectName
  ) {
    for (posting, expected) in Self.noBreakSpaces {
      let sample = read("2026-01-05 * \"x\"\n  \(posting)\n  Equity:Start\n", dialect)
      #expect(sample.errors.isEmpty == (expected[dialect] != nil), "\(posting)")
      guard let (account, amount) = expected[dialect] else { continue }
      #expect(sample.balance(account) == [amount], "\(posting)")
    }
  }

  // MARK: Names

  @Test(arguments: DialectName.allCases)
  func `an accent of its own makes another name than a letter with one`(_ dialect: DialectName) {
    let sample = read(
      """
      2026-01-05 * "Cafe\u{301}"
        Assets:Cafe\u{301}  5 EUR
        Assets:Caf\u{E9}  2 EUR
        Equity:Start
      """, dialect)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("Assets:Cafe\u{301}") == ["5 EUR"])
    #expect(sample.balance("Assets:Caf\u{E9}") == ["2 EUR"])
  }

  @Test(arguments: DialectName.allCases)
  func `names are written from right to left`(_ dialect: DialectName) {
    let name = "Assets:A\u{5DE}\u{5D6}\u{5D5}\u{5DE}\u{5DF}"
    let sample = read(
      "2026-01-05 * \"\u{628}\u{642}\u{627}\u{644}\"\n  \(name)  5 EUR\n  Equity:Start\n", dialect)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance(name) == ["5 EUR"])
  }

  @Test(arguments: ["\u{5DE}\u{5D6}", "\u{200F}Cash"])
  func `a part of a name starts with a letter that may be no capital, but in Beancount`(
    _ part: String
  ) {
    let text = "2026-01-05 * \"x\"\n  Assets:\(part)  5 EUR\n  Assets:Cash  1 EUR\n  Equity:Start\n"
    for dialect in [DialectName.hledger, .ledger] {
      #expect(read(text, dialect).balance("Assets:\(part)") == ["5 EUR"])
      #expect(read(text, dialect).balance("Assets:Cash") == ["1 EUR"])
    }
    #expect(read(text, .beancount).errors == ["account-name-malformed"])
  }

  // MARK: Sizes

  @Test(.timeLimit(.minutes(1)), arguments: DialectName.allCases)
  func `a description and a comment of a megabyte are read`(_ dialect: DialectName) {
    for text in [
      Self.entry.replacing("\"x\"", with: "\"\(Self.endless)\""),
      Self.entry.replacing("EUR", with: "EUR ; \(Self.endless)"),
      "; \(Self.endless)\n" + Self.entry,
    ] {
      let sample = read(text, dialect)
      #expect(sample.errors.isEmpty)
      #expect(sample.balances == Self.balances)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: DialectName.allCases)
  func `a word of a megabyte is one error, of a few lines`(_ dialect: DialectName) {
    for text in [
      "\(Self.endless)\n\n" + Self.entry, Self.entry.replacing("Cash", with: "C" + Self.endless),
      Self.entry.replacing("  5", with: "  " + String(repeating: "9", count: 1_000_000)),
    ] {
      let sample = read(text, dialect)
      #expect(sample.errors.count == 1)
      let messages = sample.read.diagnostics.flatMap { [$0.message] + $0.children.map(\.message) }
      #expect(messages.allSatisfy { $0.utf8.count < 1000 })
    }
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: DialectName.allCases,
    [
      ("2026-01-05 * \"x\"\n  Assets:Cash  5 EUR\n  Equity:Start  1 EUR\n", "entry-unbalanced"),
      ("2026-02-30 * \"x\"\n  Assets:Cash  5 EUR\n  Equity:Start\n", "date-impossible"),
    ])
  func `ten thousand errors are all shown`(
    _ dialect: DialectName, _ wrong: (entry: String, id: String)
  ) {
    let sample = read(String(repeating: wrong.entry, count: 10_000), dialect)
    #expect(sample.errors == Array(repeating: wrong.id, count: 10_000))
    #expect(Set(sample.read.diagnostics.compactMap { $0.range?.lowerBound }).count == 10_000)
  }
}
