import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserLedgerRuleTests {
  private let entry = "2026-01-01 Shop\n    food  10 EUR\n    cash\n"

  @Test func `a posting of a rule is a factor, an amount or an expression`() {
    let sample = ReadingSample(
      "= food\n    (budget)  -1\n    (fee)  $3\n    (twice)  (amount * 2)\n" + entry, .ledger)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("budget") == ["-10 EUR"])
    #expect(sample.balance("fee") == ["3 $"])
    #expect(sample.balance("twice") == ["20 EUR"])
  }

  @Test func `an account may be made from that of the matched posting`() {
    let sample = ReadingSample("= food\n    ($account:tax)  0.1\n" + entry, .ledger)
    #expect(sample.balance("food:tax") == ["1 EUR"])
  }

  @Test func `a rule holds for the entries below it`() {
    let sample = ReadingSample(entry + "= food\n    (budget)  -1\n" + entry, .ledger)
    #expect(sample.balance("budget") == ["-10 EUR"])
  }
}
