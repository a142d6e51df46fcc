internal import JournalReading
internal import LedgerModel

/// Everything a run needs: what was typed, with the clock, the environment and the disk asked.
struct RunPlan: Sendable {
  let raw: RawArguments
  /// The journals, at least one, each a file that can be read.
  let journals: [String]
  let today: Day
  let reading: ReadingOptions
  let messages: MessageStyle
  /// Whether the dashboard is coloured.
  let usesColor: Bool

  /// Acts on the arguments.
  ///
  /// - Throws: The first reason that the run cannot start.
  init(_ raw: RawArguments, _ system: SystemEnvironment) throws(UsageError) {
    self.raw = raw
    journals = try JournalChoice.journals(raw, system)
    today = system.today()
    var reading = ReadingOptions(today: today)
    reading.dialect = raw.dialect
    reading.isStrict = raw.isStrict
    reading.includeRoot = raw.includeRoot
    self.reading = reading
    messages = MessageStyle(raw, system)
    usesColor = raw.color.isOn(terminal: system.isOutputTerminal, system)
    if let folder = raw.includeRoot, system.files.list(folder) == nil {
      throw UsageError("'--include-root': there is no folder '\(folder)'")
    }
  }
}
