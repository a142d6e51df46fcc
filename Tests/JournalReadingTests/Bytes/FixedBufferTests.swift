import Testing

@testable import JournalReading

@Suite struct FixedBufferTests {
  @Test func `what is appended can be read, changed and dropped`() {
    var buffer = FixedBuffer<Int>(capacity: 3)
    let wasEmpty = buffer.count == 0 && !buffer.isFull
    buffer.append(1)
    buffer.append(2)
    buffer.append(3)
    buffer[1] = 20
    let kept = [buffer[0], buffer[1], buffer[2]]
    let isFull = buffer.isFull
    buffer.truncate(to: 1)
    let (count, first) = (buffer.count, buffer[0])
    #expect(wasEmpty)
    #expect(kept == [1, 20, 3])
    #expect(isFull)
    #expect(count == 1 && first == 1)
  }

  @Test func `a repeated element fills every place`() {
    let buffer = FixedBuffer(repeating: UInt8(7), count: 5)
    let sum = (0..<buffer.count).reduce(0) { $0 + Int(buffer[$1]) }
    let (isFull, seen) = (buffer.isFull, buffer.span.count)
    #expect(sum == 35)
    #expect(isFull && seen == 5)
  }

  @Test func `no place at all is a buffer too`() {
    let buffer = FixedBuffer<Int>(capacity: 0)
    let (isFull, count) = (buffer.isFull, buffer.span.count)
    #expect(isFull && count == 0)
  }

  @Test func `a buffer that is full can get twice as many places`() {
    var buffer = FixedBuffer(repeating: 7, count: 3)
    buffer.doubleCapacity()
    let (isFull, capacity) = (buffer.isFull, buffer.capacity)
    buffer.append(8)
    let kept = (0..<buffer.count).map { buffer[$0] }
    #expect(!isFull && capacity == 6)
    #expect(kept == [7, 7, 7, 8])
  }

  @Test func `a place that is not in use ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let buffer = FixedBuffer<Int>(capacity: 3)
      _ = buffer[0]
    }
    await #expect(processExitsWith: .failure) {
      let buffer = FixedBuffer(repeating: 1, count: 3)
      _ = buffer[-1]
    }
    await #expect(processExitsWith: .failure) {
      var buffer = FixedBuffer(repeating: 1, count: 3)
      buffer.append(2)
    }
    await #expect(processExitsWith: .failure) {
      var buffer = FixedBuffer<Int>(capacity: 3)
      buffer.truncate(to: 1)
    }
  }
}
