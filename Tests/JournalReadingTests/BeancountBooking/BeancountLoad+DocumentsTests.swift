import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountLoadDocumentsTests {
  private let document = "2024-01-01 document Assets:A \"papers/a.pdf\"\n"

  @Test func `a document that is there is no matter`() {
    let sample = ReadingSample.beancount(document, files: ["papers/a.pdf": "x"])
    #expect(sample.errors.isEmpty)
  }

  @Test func `a missing document is a finding, and an error under strict checks`() {
    let lax = ReadingSample("2024-01-01 open Assets:A\n" + document, .beancount)
    #expect(lax.errors.isEmpty)
    #expect(lax.findings == ["document-missing"])
    #expect(lax.read.ledger.findings.first?.items == ["papers/a.pdf"])
    #expect(ReadingSample.beancount(document).errors == ["document-missing"])
  }

  @Test func `dated files in folders that are named as accounts are documents of their day`() {
    let text = """
      option "documents" "papers"
      2024-01-05 open Assets:Bank
      2024-01-06 * "x"
        Assets:Bank  0 EUR
      """
    func errors(_ path: String) -> [String] {
      ReadingSample(text, .beancount, isStrict: true, files: [path: ""]).errors
    }
    #expect(errors("papers/Assets/Bank/2024-01-06.statement.pdf") == [])
    #expect(errors("papers/Assets/Bank/2024-01-04.statement.pdf") == ["account-not-open"])
    #expect(errors("papers/Assets/Bank/2024-13-04.statement.pdf") == ["date-impossible"])
    #expect(errors("papers/Assets/Other/2024-01-04.statement.pdf") == [])
    #expect(errors("elsewhere/x") == ["document-folder-missing"])
  }
}
