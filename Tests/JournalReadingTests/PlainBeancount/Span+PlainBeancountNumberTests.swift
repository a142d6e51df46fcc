import Testing

@testable import JournalReading

@Suite struct SpanPlainBeancountNumberTests {
  @Test(
    arguments: [
      ("5 EUR", 5, 0), ("12.50\n", 1250, 2), ("0.5", 5, 1), ("1,000.50 ", 100_050, 2),
      ("1,000,000 ", 1_000_000, 0), ("1234.5 ", 12345, 1), ("007 ", 7, 0),
      ("123456789012345678", 123_456_789_012_345_678, 0), ("1.123456789 ", 1_123_456_789, 9),
    ] as [(String, Int64, UInt8)])
  func `a number is its digits and the number of decimals`(
    _ text: String, _ units: Int64, _ scale: UInt8
  ) throws {
    let bytes = Array(text.utf8)
    var index = 0
    let found = bytes.span.plainBeancountNumber(&index)
    let number = try #require(found)
    #expect(number.units == units)
    #expect(number.scale == scale)
    #expect(index == text.utf8.count { $0.isDigit || $0 == .point || $0 == .comma })
  }

  @Test(arguments: [
    "", ".5", "5.", "5. ", "1,00", "1,0000", "1234,567.00", "1,.5", "1,2.5", "1.5,000", "1..5",
    "1.234.5", "1234567890123456789", "0.1234567890", ",123",
  ])
  func `any other number is given up`(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    let isNone = bytes.span.plainBeancountNumber(&index) == nil
    #expect(isNone)
  }
}
