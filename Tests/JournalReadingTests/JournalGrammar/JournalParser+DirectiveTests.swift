import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserDirectiveTests {
  @Test(arguments: [
    ("acount assets", "acount", "did you mean 'account'?"),
    ("Account assets", "Account", "did you mean 'account'?"),
    ("zzz", "zzz", "start an entry with a date, a comment with ';'"),
    ("% x", "%", "start an entry with a date, a comment with ';'"),
  ])
  func `an unknown word is an error with the nearest known one`(
    _ line: String, _ text: String, _ help: String
  ) {
    let sample = ReadingSample("\(line)\n    sub\n2026-01-01 x\n    a  1\n    b\n")
    #expect(sample.errors == ["directive-unknown"])
    #expect(sample.firstErrorText == text)
    #expect(sample.read.diagnostics[0].children.map(\.message) == [help])
    #expect(sample.balance("a") == ["1"])
  }

  @Test(arguments: [
    "payee Shop", "tag trip", "!include-none", "assert true", "define x=1", "python\n    x = 1",
    "C 1 = 2",
    "N EUR", "bucket a", "value x", "tag x\n    check true", "@payee Shop",
  ])
  func `words that move no balance are read over`(_ line: String) {
    let sample = ReadingSample("\(line)\n2026-01-01 x\n    a  1\n    b\n")
    #expect(sample.errors == (line == "!include-none" ? ["directive-unknown"] : []))
    #expect(sample.balance("a") == ["1"])
  }

  @Test func `account types are declared by letter or word`() {
    let sample = ReadingSample(
      """
      account a  ; type: A
      account c  ; note, type:cash, x:y
      account x
          ; type: Expense
      """)
    let accounts = sample.read.ledger.accounts
    #expect(accounts.find("a").flatMap { accounts.declaredKinds[$0] } == .asset)
    #expect(accounts.find("c").flatMap { accounts.declaredKinds[$0] } == .cash)
    #expect(accounts.find("x").flatMap { accounts.declaredKinds[$0] } == .expense)
  }

  @Test func `an unknown account type is an error at its value`() {
    let sample = ReadingSample("account a  ; type: Q\n")
    #expect(sample.errors == ["account-type-unknown"])
    #expect(sample.firstErrorText == "Q")
  }

  @Test func `aliases rename whole parts, expressions anywhere, the newest first`() {
    let sample = ReadingSample(
      """
      alias chk = assets:checking
      alias /^exp:(.*)$/ = expenses:\\1
      2026-01-01 x
          chk      1
          chk:sub  2
          x:chk    4
          exp:food  8
          o
      end aliases
      2026-01-02 y
          chk  16
          o
      """)
    #expect(sample.balance("assets:checking") == ["1"])
    #expect(sample.balance("assets:checking:sub") == ["2"])
    #expect(sample.balance("x:chk") == ["4"])
    #expect(sample.balance("expenses:food") == ["8"])
    #expect(sample.balance("chk") == ["16"])
  }

  @Test(arguments: ["alias x", "alias = y", "alias /a/ = \\9", "alias /x = y"])
  func `a wrong alias is an error`(_ line: String) {
    #expect(ReadingSample("\(line)\n").errors == ["alias-malformed"])
  }

  @Test func `applied accounts nest and end`() {
    let sample = ReadingSample(
      """
      apply account biz
      apply account it
      2026-01-01 x
          a  1
          b
      end apply account
      2026-01-02 x
          a  2
          b
      end apply account
      2026-01-03 x
          a  4
          b
      """)
    #expect(sample.balance("biz:it:a") == ["1"])
    #expect(sample.balance("biz:a") == ["2"])
    #expect(sample.balance("a") == ["4"])
    #expect(ReadingSample("end apply account\n").errors == ["end-without-begin"])
  }

  @Test(arguments: [
    ("commodity 1000 EUR", "decimal-mark-missing"), ("D $1000", "decimal-mark-missing"),
    ("commodity EUR\n    format 1,000.00 USD", "directive-malformed"),
    ("commodity EUR\n  format ", "amount-expected"),
    ("decimal-mark x", "decimal-mark-unknown"), ("Y20", "directive-malformed"),
    ("P 2026-01-01", "directive-malformed"),
    ("P 2026-02-30 EUR $1", "date-impossible"), ("commodity", "directive-malformed"),
  ])
  func `a wrong sample, year or price is an error`(_ text: String, _ id: String) {
    #expect(ReadingSample("\(text)\n").errors == [id])
  }

  @Test func `prices are kept as declared, their time of day dropped`() {
    let sample = ReadingSample(
      "P 2026-01-01 EUR $1.10\nP 2026-01-31 12:30 \"AAA 1\" 20.5 EUR ; x\n")
    let ledger = sample.read.ledger
    #expect(ledger.prices.map { ledger.commodities[$0.commodity] } == ["EUR", "AAA 1"])
    #expect(ledger.prices.map(\.amount.quantity.description) == ["1.10", "20.5"])
  }

  @Test func `directives decide what a lone mark means, for the text below them`() {
    let sample = ReadingSample(
      """
      2026-01-01 before: a decimal mark
          a   1,500 EUR
          b  -1.5 EUR
      commodity 1,000.00 EUR
      2026-01-01 after: a group mark
          a   1,500 EUR
          b  -1500 EUR
      decimal-mark ,
      2026-01-01 the file's own mark comes first
          a   1.500 EUR
          b  -1500,00 EUR
      """)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("a") == ["3001.5 EUR"])
  }

  @Test(arguments: [
    "decimal-mark ,\ncommodity 1000.00 USD", "decimal-mark ,\nD 1000.00 USD",
    "D 1000,00 EUR\ncommodity USD\n    format 1000.00 USD",
    "commodity 1000,00 EUR\ncommodity 1000.00 EUR", "D 1000,00 EUR\nD 1000.00 EUR",
  ])
  func `a sample whose only mark stands between groups by a directive above shows no decimals`(
    _ text: String
  ) {
    #expect(ReadingSample("\(text)\n").errors == ["decimal-mark-missing"])
    let both = text.replacing("1000.00", with: "1,000.00")
    #expect(ReadingSample("\(both)\n").errors.isEmpty)
  }

  @Test func `a number with an exponent has no groups, whatever makes its mark one`() {
    let entry = "2026-01-01 x\n    a  -50.70e-1 CHF\n    b\n"
    #expect(ReadingSample(entry).balance("a") == ["-5.07 CHF"])
    for directive in ["decimal-mark ,\n", "commodity 1.000,00 CHF\n", "D 1.000,00 EUR\n"] {
      #expect(ReadingSample(directive + entry).errors == ["number-malformed"])
    }
  }

  @Test func `the default commodity stands for bare numbers below it`() {
    let sample = ReadingSample("D 1.000,00 EUR\n2026-01-01 x\n    a  1.500\n    b\n")
    #expect(sample.balance("a") == ["1500 EUR"])
    #expect(
      sample.read.ledger.commodities[style: sample.read.ledger.defaultCommodity ?? CommodityID(0)]
        .declaredScale == 2)
  }

  @Test func `a comment after one blank is noticed as a part of the name`() {
    let sample = ReadingSample("account assets ; type: A\n")
    #expect(sample.read.diagnostics.map(\.id) == ["comment-in-name"])
    #expect(sample.errors.isEmpty)
  }
}
