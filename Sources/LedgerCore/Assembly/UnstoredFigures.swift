internal import Synchronization

/// The figures that a report leaves out because they have more than 38 digits.
///
/// They are absent in the report, and data quality lists them by name.
final class UnstoredFigures: Sendable {
  private let known = Mutex<Set<String>>([])

  /// Notes a figure by its name; one that is noted again is listed once.
  func insert(_ name: String) {
    known.withLock { names in _ = names.insert(name) }
  }

  /// The names, ascending.
  var names: [String] { known.withLock { $0.sorted() } }
}
