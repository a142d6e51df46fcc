internal import Diagnostics
internal import JournalReading

extension Stopwatch {
  /// What a stage went through.
  struct Load: Equatable, Sendable {
    var bytes: Int
    var entries: Int

    init(bytes: Int, entries: Int) {
      self.bytes = bytes
      self.entries = entries
    }

    /// The bytes of every file of a journal, and its transactions.
    init(_ journal: ReadJournal) {
      var (bytes, file) = (0, Int32(0))
      while let source = journal.sources[file] {
        bytes += source.size
        file += 1
      }
      self.init(bytes: bytes, entries: journal.transactions)
    }

    /// The size and the number as a line ends with them, and how many bytes went through a second.
    func text(in nanoseconds: UInt64) -> String {
      let words = [Load.size(bytes), entries.counted("entry", "entries")] + rate(nanoseconds)
      return words.map { "  " + $0 }.joined()
    }

    /// The rate in whole megabytes a second; bytes a nanosecond are thousands of them.
    private func rate(_ nanoseconds: UInt64) -> [String] {
      guard let time = Int(exactly: nanoseconds), time > 0 else { return [] }
      let (product, isTooLarge) = bytes.multipliedReportingOverflow(by: 1000)
      return isTooLarge ? [] : ["\((product / time).grouped) MB/s"]
    }

    /// A number of bytes with one decimal place in the unit that suits it.
    private static func size(_ bytes: Int) -> String {
      switch bytes {
      case ..<1000: bytes.counted("byte", "bytes")
      case ..<999_950: tenths(of: bytes, in: 1000) + " kB"
      default: tenths(of: bytes, in: 1_000_000) + " MB"
      }
    }

    private static func tenths(of bytes: Int, in unit: Int) -> String {
      let tenths = (bytes + unit / 20) / (unit / 10)
      return "\((tenths / 10).grouped).\(tenths % 10)"
    }
  }
}
