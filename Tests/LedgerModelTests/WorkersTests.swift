import Synchronization
import Testing

@testable import LedgerModel

@Suite struct WorkersTests {
  @Test func `alone, work is done where it is started`() {
    let isDone = Mutex(false)
    let wait = Workers.alone.start { isDone.withLock { $0 = true } }
    #expect(isDone.withLock { $0 })
    wait()
    #expect(Workers.alone.count == 1)
  }

  @Test func `two pieces side by side are both done, and the first is waited for`() {
    let steps = Mutex<[String]>([])
    let workers = Workers(count: 2) { work in
      steps.withLock { $0.append("start") }
      return {
        work()
        steps.withLock { $0.append("waited") }
      }
    }
    let both = workers.both {
      steps.withLock { $0.append("first") }
      return 1
    } _: {
      steps.withLock { $0.append("second") }
      return 2
    }
    #expect(both == (1, 2))
    #expect(steps.withLock { $0 } == ["start", "second", "first", "waited"])
  }
}
