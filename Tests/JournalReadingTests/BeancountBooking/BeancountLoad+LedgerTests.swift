import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountLoadLedgerTests {
  @Test func `entries come in the order of days, with their flags and inferred amounts`() {
    let ledger = ReadingSample.beancount(
      """
      2024-01-02 ! "later"
        Assets:A  1.50 USD
        Assets:B
      2024-01-01 * "first"
        Assets:A  2 USD
        Assets:B
      """
    ).read.ledger
    #expect(ledger.entries.days == [Day("2024-01-01"), Day("2024-01-02")])
    #expect(ledger.entries.flags == [.cleared, .pending])
    #expect(ledger.postings.flags.map { $0.contains(.inferred) } == [false, true, false, true])
    #expect(ledger.commodities.all.map { ledger.commodities[style: $0].largestScale } == [2])
  }

  @Test func `an entry that is off is kept beside its mistake`() {
    let sample = ReadingSample.beancount("2024-01-01 * \"x\"\n  Assets:A  1 USD\n")
    #expect(sample.errors == ["entry-unbalanced"])
    #expect(sample.balance("Assets:A") == ["1 USD"])
  }
}
