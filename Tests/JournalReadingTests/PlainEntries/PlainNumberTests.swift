import Testing

@testable import JournalReading

@Suite struct PlainNumberTests {
  @Test(arguments: [
    ("5\n", 5, 0, ""), ("12.50 EUR", 1250, 2, "."), ("1,5;", 15, 1, ","),
    ("1,000.50\n", 100_050, 2, ""), ("1.000,50\n", 100_050, 2, ""),
    ("1,000,000\n", 1_000_000, 0, ""), ("1234567.1234567;\n", 12_345_671_234_567, 7, "."),
    ("12345678.5\n      ", 123_456_785, 1, "."), ("0.00000001 BTC\n", 1, 8, "."),
    ("1,234.56\n        ", 123_456, 2, ""), ("7\n           ", 7, 0, ""),
    ("1234567\n           ", 1_234_567, 0, ""), ("0.50\n           ", 50, 2, "."),
    ("123456789012345678\n", 123_456_789_012_345_678, 0, ""),
  ])
  func `a number is its digits, with what follows the last mark as decimals`(
    _ text: String, _ units: Int64, _ decimals: UInt8, _ openMark: String
  ) throws {
    let bytes = Array(text.utf8)
    var offset = 0
    let found = bytes.span.plainNumber(&offset)
    let number = try #require(found)
    #expect(number.units == units)
    #expect(number.decimals == decimals)
    #expect(number.openMark == openMark.utf8.first ?? 0)
    #expect(offset == text.utf8.count { $0.isDigit || $0 == .point || $0 == .comma })
  }

  @Test(arguments: [("1,000.5\n", true), ("1,00,000.5\n", false), ("0,123,456\n", false)])
  func `groups are usual if they have three digits`(_ text: String, _ isUsual: Bool) throws {
    let bytes = Array(text.utf8)
    var offset = 0
    let number = bytes.span.plainNumber(&offset)
    #expect(number?.hasUsualGroups == isUsual)
  }

  @Test(arguments: [
    "", ".5\n", "1..5\n", "1,.5\n", "5.\n", "1.2,3.4\n", "1 000\n", "1e5\n", "1E-5\n", "1'000\n",
    "1_000\n", "1\u{A0}000\n", "1234567890123456789\n", "5",
  ])
  func `any other number is given up, and nothing is moved past`(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    let isNone = bytes.span.plainNumber(&offset) == nil
    #expect(isNone)
    #expect(offset == 0)
  }
}
