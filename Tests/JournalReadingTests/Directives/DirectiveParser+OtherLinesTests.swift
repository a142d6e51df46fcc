import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct DirectiveParserOtherLinesTests {
  @Test(arguments: [
    ("aprr  5%", "'apr'"), ("minimun  5 USD", "'minimum'"), ("; aprr: 5%", "'apr'"),
    ("; minimun: 5 USD", "'minimum'"), ("promo-arp  0%", "'promo-apr'"),
    ("ignored  yes", "'ignore'"),
    ("APRR  5%", "'apr'"), ("dues  5", "'due'"),
  ])
  func `a word that is nearly an attribute is a warning`(_ line: String, _ meant: String) throws {
    let sample = ReadingSample("account a\n    \(line)\n")
    let warning = try #require(sample.read.diagnostics.first)
    #expect(warning.id == "attribute-misspelt" && warning.severity == .warning)
    #expect(warning.children.first?.message == "write \(meant)")
  }

  @Test(arguments: [
    "note  a card", "; note: a card", "; type: L", "; apy: 5%", "; dept: sales", "alias  x",
    "; date: 2026-01-01", "; color: red", "payee  ^Visa", "; a comment",
  ])
  func `words of other programs are left to them`(_ line: String) {
    #expect(ReadingSample("account a\n    \(line)\n").read.diagnostics.isEmpty)
  }

  @Test func `a posting below an account is a warning`() {
    let sample = ReadingSample("account a\n    b  5 USD\n    c\n")
    #expect(sample.read.diagnostics.map(\.id) == ["posting-stray"])
  }

  /// hledger 1.25 rejects an indented line below these.
  @Test(arguments: [
    "payee Shop", "tag foo", "alias a=b", "commodity 1.00 USD", "D 1.00 USD",
    "P 2026-01-01 EUR 2 USD", "Y2026", "apply account q", "decimal-mark .", "end aliases",
  ])
  func `a posting below another directive is an error`(_ directive: String) {
    let sample = ReadingSample(
      "\(directive)\n    a  5.00 USD\n    b\n\n2026-01-01 x\n    c  1\n    d\n")
    #expect(Set(sample.errors) == ["indent-stray"])
    #expect(sample.firstErrorText == "a  5.00 USD")
  }

  @Test(arguments: [
    "payee Shop\n    alias  shop", "tag foo\n    assert  1", "commodity USD\n    format  1.00 USD",
    "commodity USD\n    note  dollars\n    nomarket", "payee Shop\n    ; a comment",
    "python\n    print(1)",
  ])
  func `the lines that belong below a directive are no errors`(_ directive: String) {
    #expect(ReadingSample("\(directive)\n").read.diagnostics.isEmpty)
  }
}
