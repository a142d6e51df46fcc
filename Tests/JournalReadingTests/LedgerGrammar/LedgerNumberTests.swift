import LedgerModel
import Testing

@testable import JournalReading

@Suite struct LedgerNumberTests {
  @Test(
    arguments: [
      ("5", false, 5, 0), ("1,000", false, 1000, 0), ("1,5", false, 15, 1),
      ("1.000", false, 1000, 3),
      ("1,000.50", false, 100_050, 2), ("1.000,50", false, 100_050, 2), ("1.000", true, 1000, 0),
      ("1,000", true, 1000, 3), ("1,000,000", false, 1_000_000, 0),
    ] as [(String, Bool, Int128, Int)])
  func `a mark means what stands to the right of it`(
    _ text: String, _ hasDecimalComma: Bool, _ units: Int128, _ scale: Int
  ) throws {
    let bytes = Array(text.utf8)
    let number = try bytes.span.ledgerNumber(0..<bytes.count, hasDecimalComma: hasDecimalComma)
    #expect(number.units == units)
    #expect(number.scale == scale)
  }

  @Test(arguments: ["1.2.3", "1,00,00.5", "1.00.000,5", "1,2,3"])
  func `groups that have not three digits are an error`(_ text: String) {
    let bytes = Array(text.utf8)
    var id: MistakeID?
    do throws(Mistake) {
      _ = try bytes.span.ledgerNumber(0..<bytes.count, hasDecimalComma: false)
    } catch {
      id = error.id
    }
    #expect(id == .numberMalformed)
  }

  @Test func `38 digits are a number, and 39 are not`() {
    for length in 38...39 {
      let sample = ReadingSample(
        "2026-01-01 x\n    a  \(String(repeating: "9", count: length)) EUR\n    b\n", .ledger)
      #expect(sample.errors == (length == 38 ? [] : ["amount-too-long"]))
    }
  }

  @Test(arguments: [
    ("  -5.", true, "5"), ("1,000, x", false, "1,000"), ("-", false, nil), ("x", false, nil),
  ])
  func `a mark that no digit follows is no part of a number`(
    _ text: String, _ isNegative: Bool, _ digits: String?
  ) {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes.span)
    let found = cursor.readLedgerDigits()
    #expect(found?.isNegative ?? false == isNegative)
    let text = found.map { bytes.span.text($0.digits) }
    #expect(text == digits)
  }
}
