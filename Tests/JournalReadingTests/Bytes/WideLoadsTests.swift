import Testing

@testable import JournalReading

@Suite struct WideLoadsTests {
  @Test func `a load takes the bytes from any offset, the first in the lowest place`() {
    let bytes = (0..<24).map { UInt8($0 * 11 % 256) }
    for offset in 0...16 {
      let eight = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << (8 * $1) }
      let found = (bytes.span.eightBytes(at: offset), bytes.span.fourBytes(at: offset))
      #expect(found.0 == eight)
      #expect(found.1 == UInt32(truncatingIfNeeded: eight))
    }
  }

  @Test func `eight words are those of 64 bytes`() {
    let bytes = (0..<70).map { UInt8($0 * 11 % 256) }
    for offset in 0...6 {
      let found = bytes.span.eightWords(at: offset)
      let words = (0..<8).map { bytes.span.eightBytes(at: offset + $0 * 8) }
      #expect((0..<8).allSatisfy { found[$0] == words[$0] })
    }
  }

  @Test func `bytes stand where there are as many before the end`() {
    for count in 0...66 {
      let bytes = Array(repeating: UInt8(0), count: count)
      for offset in -2...68 {
        let found = (
          bytes.span.hasEightBytes(at: offset), bytes.span.hasEightWords(at: offset)
        )
        #expect(found.0 == (offset >= 0 && offset + 8 <= count))
        #expect(found.1 == (offset >= 0 && offset + 64 <= count))
      }
    }
  }

  @Test func `past the ends stands a zero`() {
    let bytes: [UInt8] = [7]
    let found = [0, 1, 100, -1].map { bytes.span.byteOrZero(at: $0) }
    #expect(found == [7, 0, 0, 0])
  }

  @Test func `a load past the end ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
      _ = bytes.span.eightBytes(at: 1)
    }
    await #expect(processExitsWith: .failure) {
      let bytes = Array(repeating: UInt8(0), count: 64)
      _ = bytes.span.eightWords(at: 1)
    }
    await #expect(processExitsWith: .failure) {
      let bytes = Array(repeating: UInt8(0), count: 64)
      _ = bytes.span.eightBytes(at: -1)
    }
    await #expect(processExitsWith: .failure) {
      let bytes: [UInt8] = [1, 2, 3, 4]
      _ = bytes.span.fourBytes(at: 1)
    }
  }

  @Test func `a byte past the end of a literal ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let word: StaticString = "end"
      _ = word.byte(3)
    }
  }
}
