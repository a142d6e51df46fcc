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

  @Test func `past the end stands a zero`() {
    let bytes: [UInt8] = [7]
    let found = [0, 1, 100].map { bytes.span.byteOrZero(at: $0) }
    #expect(found == [7, 0, 0])
  }

  @Test func `a load past the end ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
      _ = bytes.span.eightBytes(at: 1)
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
