internal import JournalReading
internal import LedgerModel
internal import SnapshotJournal

/// The files of a run that no output may take the place of.
///
/// A file is known by its path and by what it is, so that no link leads around.
struct KeptFiles {
  /// What a file is to the run.
  enum Role {
    case journal, books, companion, snapshots

    fileprivate var words: String {
      switch self {
      case .journal: "is the journal, which is never written"
      case .books, .companion: "is a file of the books, which is never written"
      case .snapshots: "is the snapshots journal, which no report may replace"
      }
    }
  }

  private enum Place: Hashable {
    case path(String)
    case file(FileIdentity)
  }

  private var roles: [Place: Role] = [:]
  private let system: SystemEnvironment

  /// Keeps the journals that were named, every file that was read with them, and their companions,
  /// which would be read the next time.
  init(_ journals: [String], _ sources: [Ledger.Source], _ system: SystemEnvironment) {
    self.system = system
    for source in sources { keep(source.name, as: .books) }
    for companion in journals.compactMap(JournalReader.companion(of:)) {
      keep(companion, as: .companion)
    }
    for journal in journals { keep(journal, as: .journal) }
  }

  /// Keeps a file, which need not be there yet.
  mutating func keep(_ path: String, as role: Role) {
    for place in places(of: path) { roles[place] = role }
  }

  /// Refuses a path that leads to one of the files.
  func check(_ path: String) throws(UsageError) {
    guard let role = role(of: path) else { return }
    throw UsageError("'\(path)' \(role.words)", help: "type another path")
  }

  /// Refuses a path to append snapshots to that leads to one of the files.
  ///
  /// A snapshots journal may be one of the books: a wide `include` that catches it does no harm.
  func check(snapshots path: String) throws(UsageError) {
    if role(of: path) == .books, case .success(let bytes) = system.files.read(path),
      SnapshotJournal.canTakeLines(bytes)
    {
      return
    }
    try check(path)
  }

  private func role(of path: String) -> Role? {
    places(of: path).compactMap { roles[$0] }.first
  }

  private func places(of path: String) -> [Place] {
    [.path(system.files.canonical(path))] + (system.identity(path).map { [.file($0)] } ?? [])
  }
}
