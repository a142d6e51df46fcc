import Foundation
import JournalReading
import Testing

/// Holds the reader against the programs whose languages it reads, where they are installed, by journals
/// that are made from numbers.
///
/// `TALLY_PEER_JOURNALS` says how many journals a language (20 unless it says so), and
/// `TALLY_PEER_SEED` the number of the first.
@Suite(.serialized) struct PeerTests {
  private static let hledger = HledgerPeer()
  private static let ledger = LedgerPeer()
  private static let beancount = BeancountPeer()

  @Test(.enabled(if: hledger != nil, "hledger is not installed"))
  func `hledger accepts and sums what the reader does`() throws {
    try compare(#require(Self.hledger))
  }

  @Test(.enabled(if: ledger != nil, "ledger is not installed"))
  func `Ledger accepts and sums what the reader does`() throws {
    try compare(#require(Self.ledger))
  }

  @Test(.enabled(if: beancount != nil, "Beancount is not installed"))
  func `Beancount accepts and sums what the reader does`() throws {
    try compare(#require(Self.beancount))
  }

  private func compare(_ peer: some Peer) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("peer-\(peer.dialect.rawValue)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let journals = Self.seeds.map { GeneratedJournal(peer.dialect, seed: $0) }
    let paths = try journals.map { try write($0, in: folder) }
    var (accepted, unanswered) = (0, 0)
    for (journal, found) in zip(journals, try peer.verdicts(on: paths, in: folder)) {
      guard let found else {
        unanswered += 1
        continue
      }
      accepted += found.isAccepted ? 1 : 0
      let own = PeerVerdict(reading: journal)
      let differences = own.differences(from: found, roundedFrom: peer.roundsFrom)
      guard !differences.isEmpty else { continue }
      let lines = ["seed \(journal.seed)"] + differences + [journal.listing]
      Issue.record(
        """
        \(lines.joined(separator: "\n"))
        ---- the peer
        \(found.message)
        ---- the reader
        \(own.message)
        """)
    }
    #expect(unanswered * 50 <= journals.count)
    print(
      "\(peer.dialect.rawValue): \(journals.count) journals from \(Self.seeds.lowerBound) on, \(accepted) accepted, "
        + "\(unanswered) without an answer"
    )
  }

  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["TALLY_PEER_JOURNALS"].flatMap { UInt64($0) } ?? 20
    let first = environment["TALLY_PEER_SEED"].flatMap { UInt64($0) } ?? 1
    return first..<first + count
  }()

  /// Writes the files of a journal in a folder of their own, and returns the path of the main one.
  private func write(_ journal: GeneratedJournal, in folder: URL) throws -> String {
    let own = folder.appendingPathComponent("\(journal.seed)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    for (name, text) in journal.files {
      try Data(text.utf8).write(to: own.appendingPathComponent(name))
    }
    return own.appendingPathComponent(journal.main).path
  }
}
