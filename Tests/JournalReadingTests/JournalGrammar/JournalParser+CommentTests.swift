import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserCommentTests {
  @Test(arguments: ["; date:2026-02-03", ";date:2026-02-03", ";; date:2026-02-03"])
  func `a posting's day is read with or without a blank after the semicolon`(_ comment: String) {
    let read = ReadingSample("2026-01-01 x\n    a  1 EUR  \(comment)\n    b\n").read
    #expect(read.ledger.postings.ownDay(of: 0) == Day("2026-02-03"))
  }

  @Test(arguments: [
    "; date:2026-02-02", "; [2026-02-02]", "; date: 2/2", "; [2026-02-02=2026-03-03]",
    "; paid date:2026-02-02, slowly", "\n    ; date:2026-02-02",
  ])
  func `a posting's comment may give it a day of its own`(_ comment: String) {
    let sample = ReadingSample("2026-01-31 x\n    a  -10  \(comment)\n    b\n")
    #expect(sample.errors.isEmpty)
    #expect(sample.read.ledger.postings.ownDays.map(\.day) == [Day("2026-02-02")])
    #expect(sample.read.ledger.postings.ownDays.map(\.posting) == [0])
  }

  @Test(arguments: ["; [=2026-02-02]", "; [note]", "; date2:2026-02-02", "; updated: 5", "; date:"])
  func `other brackets and tags do not`(_ comment: String) {
    let sample = ReadingSample("2026-01-31 x\n    a  -10  \(comment)\n    b\n")
    #expect(sample.errors.isEmpty)
    #expect(sample.read.ledger.postings.ownDays.isEmpty)
  }

  @Test(arguments: ["; date:2026-02-31", "; [2026-02-31]", "; date: 3.32"])
  func `a day that does not exist is an error`(_ comment: String) {
    let sample = ReadingSample("2026-01-31 x\n    a  -10  \(comment)\n    b\n")
    #expect(sample.errors == ["date-impossible"])
  }

  @Test func `comment lines and blocks are skipped`() {
    let sample = ReadingSample(
      """
      ; one
      # two
      * three
      comment
      2026-01-01 not read
          a  1
      end comment
      2026-01-01 read
          ; of the entry
          a  2
          ; of the posting
          b
      """)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("a") == ["2"])
  }
}
