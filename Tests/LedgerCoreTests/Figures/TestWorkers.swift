import Dispatch
import LedgerModel

/// Two workers, of whom the second works at some time or other.
enum TestWorkers: CaseIterable, Sendable {
  /// Before the first goes on.
  case early
  /// When the first waits.
  case late
  /// On a thread of its own.
  case beside

  var workers: Workers {
    Workers(count: 2) { work in
      switch self {
      case .early:
        work()
        return {}
      case .late: return work
      case .beside:
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group, execute: work)
        return { group.wait() }
      }
    }
  }
}
