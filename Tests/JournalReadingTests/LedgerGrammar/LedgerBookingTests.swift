import LedgerModel
import Testing

@testable import JournalReading

@Suite struct LedgerBookingTests {
  private func sample(_ postings: [String]) -> ReadingSample {
    ReadingSample(
      "2026-01-01 x\n" + postings.map { "    \($0)\n" }.joined(), .ledger)
  }

  @Test func `a missing amount is what the others leave over, one for each commodity`() {
    let sample = sample(["a  10 AAA @ $5", "b  10 EUR", "c"])
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("c") == ["-10 EUR", "-50 $"])
  }

  @Test func `two commodities are an exchange, three are not`() {
    #expect(sample(["a  10 EUR", "b  $-11"]).errors.isEmpty)
    #expect(sample(["a  10 EUR", "b  $-11", "c  5 GBP"]).errors == ["entry-unbalanced"])
  }

  @Test(arguments: [
    ["a  10 EUR", "b", "c"], ["(a)", "b  1 EUR", "c"], ["a  10 EUR @ 2 EUR", "b"],
  ])
  func `what Ledger cannot complete is one error`(_ postings: [String]) {
    let sample = sample(postings)
    #expect(sample.errors.count == 1)
    #expect(sample.read.ledger.entries.count == 0)
  }

  @Test func `an entry without any amount is taken no notice of`() {
    let sample = sample(["a"])
    #expect(sample.read.ledger.postings.count == 0)
  }

  @Test func `the gain of a lot sold stands apart, and has to be written`() {
    let sold = ["a  -4 AAA {$5.00} @ $6.00", "cash  $24.00"]
    #expect(sample(sold).errors == ["entry-unbalanced"])
    #expect(sample(sold + ["gain  $-4.00"]).errors.isEmpty)
    #expect(sample(sold + ["gain"]).balance("gain") == ["-4 $"])
  }
}
