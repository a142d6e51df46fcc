import Testing

@testable import JournalReading

@Suite struct NumberScanTests {
  /// A number, its digits, its decimals, and the mark that stays open.
  struct Number: Sendable, CustomTestStringConvertible {
    let text: String
    let units: Int128
    let decimals: Int
    var openMark: Character?

    var testDescription: String { text }
  }

  @Test(arguments: [
    Number(text: "5", units: 5, decimals: 0),
    Number(text: "12.50", units: 1250, decimals: 2, openMark: "."),
    Number(text: "1,000", units: 1000, decimals: 3, openMark: ","),
    Number(text: "1,000.5", units: 10005, decimals: 1),
    Number(text: "1.000,5", units: 10005, decimals: 1),
    Number(text: "1,00,000.00", units: 10_000_000, decimals: 2),
    Number(text: "1,000,000", units: 1_000_000, decimals: 0),
    Number(text: "1 000 000,25", units: 100_000_025, decimals: 2),
    Number(text: "1\u{202F}000", units: 1000, decimals: 0),
    Number(text: "1'000", units: 1000, decimals: 0),
    Number(text: ".5", units: 5, decimals: 1),
    Number(text: ",5", units: 5, decimals: 1),
    Number(text: "5.", units: 5, decimals: 0),
    Number(text: "1E3", units: 1000, decimals: 0),
    Number(text: "1e-2", units: 1, decimals: 2),
    Number(text: "1.5E3", units: 1500, decimals: 0, openMark: "."),
    Number(text: "0.000000000000000000001", units: 1, decimals: 21, openMark: "."),
    Number(text: "123456789012345678", units: 123_456_789_012_345_678, decimals: 0),
    Number(
      text: "12345678901234567.8", units: 123_456_789_012_345_678, decimals: 1, openMark: "."),
    Number(
      text: "123456789012345678.9", units: 1_234_567_890_123_456_789, decimals: 1, openMark: "."),
    Number(
      text: "123.456789012345678901234567890123456",
      units: 123_456_789_012_345_678_901_234_567_890_123_456, decimals: 33, openMark: "."),
    Number(
      text: "123456789012345678901234567890123456.7",
      units: 1_234_567_890_123_456_789_012_345_678_901_234_567, decimals: 1, openMark: "."),
    Number(
      text: "123456789012345678,5", units: 1_234_567_890_123_456_785, decimals: 1,
      openMark: ","),
  ])
  func `digits and marks come out as written`(_ number: Number) throws {
    let bytes = Array(number.text.utf8)
    var cursor = ByteCursor(bytes.span)
    let scan = try cursor.readNumber(mayHaveExponent: true)
    #expect(scan.units == number.units)
    #expect(scan.decimals == number.decimals)
    #expect(scan.openMark.map { Character(UnicodeScalar($0)) } == number.openMark)
    let found1 = cursor.isAtEnd
    #expect(found1)
  }

  @Test(arguments: ["1,,0,,0.0", "1.0,0.0,0", "1.5,000.0", "1..5"])
  func `a mark out of place is an error`(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(throws: Mistake.self) {
      var cursor = ByteCursor(bytes.span)
      _ = try cursor.readNumber(mayHaveExponent: true)
    }
  }

  @Test func `38 digits are read, and 39 are an error`() throws {
    let longest = Array(String(repeating: "9", count: 38).utf8)
    var cursor = ByteCursor(longest.span)
    let found2 = try cursor.readNumber(mayHaveExponent: false).units.description.count
    #expect(found2 == 38)
    let longer = Array(String(repeating: "9", count: 39).utf8)
    #expect(throws: Mistake.self) {
      var cursor = ByteCursor(longer.span)
      _ = try cursor.readNumber(mayHaveExponent: false)
    }
  }

  @Test func `a space counts as a group mark only before a digit`() throws {
    let bytes = Array("1 A".utf8)
    var cursor = ByteCursor(bytes.span)
    let found3 = try cursor.readNumber(mayHaveExponent: true).units
    #expect(found3 == 1)
    let found4 = cursor.offset
    #expect(found4 == 1)
  }
}
