import LedgerModel
import Testing

@testable import JournalReading

struct PeriodParserTests {
  private func part(_ text: String, _ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    (" monthly", "monthly", nil),
    (
      " monthly from 2024-01-01 to 2024-04-01  rent budget  ; note",
      "monthly from 2024-01-01 to 2024-04-01", "rent budget"
    ),
    (" every 2 weeks  groceries", "every 2 weeks", "groceries"),
    ("every month\trent", "every month", "rent"),
    (" 2024-05-01  one-off", "2024-05-01", "one-off"),
    (" monthly from 2016-01   paycheck", "monthly from 2016-01", "paycheck"),
    (" next month  2025", "next month", "2025"),
    (" monthly  ; only a note", "monthly", nil),
    (" monthly;glued", "monthly", nil),
    (" monthly  rent;glued", "monthly", "rent"),
    (" monthly  * (12) Müll  ; x", "monthly", "* (12) Müll"),
  ])
  func `a description follows two blanks or a tab`(
    _ text: String, _ period: String, _ description: String?
  ) throws {
    let rule = try PeriodSample.parser(.hledger).parseRule(text)
    #expect(part(text, rule.period) == period)
    #expect(part(text, rule.description) == description)
  }

  @Test func `a comment is known by its bytes`() throws {
    let text = " monthly  rent; recurring: Rent"
    let rule = try PeriodSample.parser(.hledger).parseRule(text)
    #expect(part(text, rule.comment) == " recurring: Rent")
    #expect(try PeriodSample.parser(.ledger).parseRule("monthly").comment == nil)
  }

  @Test func `one blank is told as the mistake`() throws {
    let text = " monthly rent"
    let mistake = try #require(BadPeriod(text, "", "").mistake(.hledger, asRule: true))
    #expect(part(text, mistake.range) == "rent")
    #expect(mistake.message == "expected the end of the period, found 'rent'")
    #expect(mistake.help == "put two spaces before the description")
  }

  @Test func `in Ledger the whole line is the period`() throws {
    let rule = try PeriodSample.parser(.ledger).parseRule(" Monthly  from 2024/01/01  ; note")
    #expect(rule.recurrence == Recurrence(.months(1), start: Day("2024-01-01")))
    #expect(rule.description == nil)
    let mistake = BadPeriod(" Monthly  rent", "", "").mistake(.ledger, asRule: true)
    #expect(mistake?.found == "rent")
  }

  @Test(arguments: ["", "  ", "  ; note"])
  func `a rule without a period is a mistake`(_ text: String) {
    for rules in [PeriodParser.Rules.hledger, .ledger] {
      #expect(BadPeriod(text, "", "").mistake(rules, asRule: true)?.found == "")
    }
  }
}
