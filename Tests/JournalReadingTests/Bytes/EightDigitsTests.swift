import Testing

@testable import JournalReading

@Suite struct EightDigitsTests {
  private static func digits(_ text: [UInt8]) -> EightDigits {
    EightDigits((text + Array("/:/:/:/:".utf8)).span.eightBytes(at: 0))
  }

  @Test(arguments: ["", "0", "7", "12", "012", "1234567", "12345678", "99999999", "00000001"])
  func `digits are counted and make a number`(_ text: String) {
    let found = EightDigitsTests.digits(Array(text.utf8))
    #expect(found.count == text.utf8.count)
    #expect(found.number == UInt64(text) ?? 0)
    #expect(found.power == (0..<text.utf8.count).reduce(1) { power, _ in power * 10 })
  }

  @Test func `any other byte ends the digits at each place`() {
    for other in UInt8.min...UInt8.max where !other.isDigit {
      for place in 0..<8 {
        var text = Array("98765432".utf8)
        text[place] = other
        let found = EightDigitsTests.digits(text)
        #expect(found.count == place)
        #expect(found.number == UInt64("98765432".prefix(place)) ?? 0)
      }
    }
  }
}
