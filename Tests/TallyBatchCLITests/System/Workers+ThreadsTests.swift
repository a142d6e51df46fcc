import LedgerModel
import Synchronization
import Testing

@testable import TallyBatchCLI

@Suite struct WorkersThreadsTests {
  @Test func `threads do their work and can be waited for`() {
    #expect(Workers.threads.count >= 1)
    let sum = Mutex(0)
    let waits = (1...20).map { number in
      Workers.threads.start { sum.withLock { $0 += number } }
    }
    for wait in waits { wait() }
    #expect(sum.withLock { $0 } == 210)
  }
}
