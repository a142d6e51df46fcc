internal import Synchronization

/// Threads that do independent pieces of work beside the caller's.
package struct Workers: Sendable {
  private let counting: @Sendable () -> Int
  private let spawn: @Sendable (_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void

  /// Creates workers out of a way to start a thread.
  ///
  /// - Parameters:
  ///   - count: Finds out how many threads run side by side, the caller's included.
  ///   - spawn: Starts work on a thread of its own, and returns what waits until it has ended.
  package init(
    count: @autoclosure @escaping @Sendable () -> Int,
    spawn: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    counting = count
    self.spawn = spawn
  }

  /// How many pieces run side by side, at least 1; finding out takes a tenth of a millisecond.
  package var count: Int { max(1, counting()) }

  /// No thread beside the caller's: work is done where it is started.
  package static let alone = Workers(count: 1) { work in
    work()
    return {}
  }

  /// Starts work beside the caller's.
  ///
  /// - Returns: What waits until the work has ended; it has to be called once.
  package func start(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void { spawn(work) }

  /// Makes two results side by side, the second on the caller's thread.
  package func both<First: Sendable, Second>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let made = Mutex<First?>(nil)
    let wait = start {
      let result = first()
      made.withLock { $0 = result }
    }
    let other = second()
    wait()
    guard let result = made.withLock({ $0 }) else { preconditionFailure("work has not ended") }
    return (result, other)
  }
}
