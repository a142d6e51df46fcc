import Diagnostics
import Testing

@testable import JournalReading

struct DirectiveReaderTests {
  static let blocks = [
    """
    account Liabilities:Visa               ; type: L
        apr          24.99%                ; nominal yearly rate, always percent
        promo-apr    0% until 2026-06-30
        minimum      2% at least 25 USD    ; or: 35 USD   or: interest + 1% at least 25 USD
        due          15                    ; day of the month, clamped to its last day
    """,
    "account Expenses:Rent\n    spend        fixed                 ; or: discretionary",
    "account Assets:Deposit\n    liquid       no",
    """
    subscription Netflix  15.49 USD  monthly from 2024-03-15
        account      Expenses:Entertainment
        payee        Netflix               ; matched in payees, ignoring case
        price        2025-01-15  17.99 USD
        until        2026-12-31
    """,
    """
    budget Expenses:Groceries  600 USD  monthly
        rollover     none                  ; or: surplus, signed, with "from YYYY-MM"
    """,
    "budget *  3500 USD  monthly            ; all expenses",
    """
    budget Liabilities  900 USD  monthly   ; what is paid on debts each month
        strategy     avalanche             ; or: snowball
    """,
    """
    goal Emergency fund  15000 USD  by 2027-06-01
        account      Assets:Savings        ; progress is exactly this balance …
        monthly      400 USD
    """,
    "goal Bike  1200 USD\n    saved        300 USD               ; … or a stated figure",
  ]

  @Test(arguments: blocks)
  func `a sound directive has no mistakes`(_ text: String) {
    let sample = DirectiveSample(text)
    #expect(sample.mistakes == [])
    #expect(sample.parsed != nil)
  }

  @Test func `a mistake names the file and the bytes in it`() throws {
    let sample = DirectiveSample("goal Müll  lots\n  saved 1 USD", offset: 1000, file: 7)
    let range = try #require(sample.diagnostics.first?.range)
    #expect(range == SourceRange(file: 7, 1012..<1016))
  }

  @Test func `every mistake is one line with what to type, and every id is in kebab-case`() {
    let bad = [
      "subscription", "goal A 5 USD", "budget A  x  y\n  z", "account A\n  due 99\n  apr 5",
    ]
    for diagnostic in bad.flatMap({ DirectiveSample($0).diagnostics }) {
      #expect(diagnostic.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!diagnostic.message.hasSuffix(".") && !diagnostic.message.contains("\n"))
    }
  }

  @Test func `a damaged directive is never a crash, and every range stays inside it`() {
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let marks = Array(" \t;:,%+-*/.…9Aü\n".unicodeScalars)
    for text in Self.blocks {
      for _ in 0..<200 {
        var damaged = Array(text.unicodeScalars)
        for _ in 0..<4 {
          let place = 8 + random(damaged.count - 8)
          let mark = marks[random(marks.count)]
          if random(2) == 0 { damaged[place] = mark } else { damaged.insert(mark, at: place) }
        }
        let sample = DirectiveSample(String(String.UnicodeScalarView(damaged)))
        #expect(!sample.mistakes.contains { $0.contains("outside") }, "\(sample.text)")
      }
    }
  }
}
