import LedgerModel
import Testing

@Suite struct `RandomAccessCollection+PartitionTests` {
  @Test(arguments: 0...9)
  func `the index is that of the first element of the second part`(_ limit: Int) {
    let numbers = [1, 3, 3, 5, 8]
    let index = numbers.partitioningIndex { $0 >= limit }
    #expect(index == numbers.firstIndex { $0 >= limit } ?? numbers.endIndex)
  }

  @Test func `nothing has only an end, and a slice keeps its own indices`() {
    #expect([Int]().partitioningIndex { $0 > 0 } == 0)
    #expect([1, 2, 3, 4][2...].partitioningIndex { $0 >= 4 } == 3)
  }
}
