internal import JournalReading
internal import LedgerCore
internal import LedgerModel

/// What the user typed, checked word by word but not yet acted on.
struct RawArguments: Equatable, Sendable {
  /// Where the snapshots journal is.
  enum Snapshots: Equatable, Sendable {
    /// In the folder of the report files.
    case besideReports
    case file(String)
    case none
  }

  /// An option that answers at once instead of running.
  enum Answer: Equatable, Sendable {
    /// Help on the command, or on everything if none is named.
    case help
    case version
    case completions(Shell)
  }

  var command = Command.report
  /// The journals, plain words and `--file` in the order of typing.
  var journals: [String] = []
  var formats: [String] = []
  var output: String?
  var month: MonthChoice?
  var asOf: MonthChoice?
  var currency: String?
  var dialect: DialectName?
  var window = 6
  var depth = 1
  var prices = ReportRequest.Prices.traded
  var snapshots = Snapshots.besideReports
  var isStrict = false
  var keepsGoing = false
  var includeRoot: String?
  var diagnostics: DiagnosticsKind?
  var color = ColorChoice.auto
  var isQuiet = false
  var showsTimings = false
  var answer: Answer?
  /// Whether the first word is `help`, so that the next is a command.
  var asksForHelp = false
  /// The long names of the options that were typed.
  var given: [String] = []
  /// The values of options that have one value, by their long names.
  var values: [String: String] = [:]
}

/// How diagnostics are written.
enum DiagnosticsKind: String, CaseIterable, Sendable { case text, json, github }

/// When text is coloured.
enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

/// A shell that completions are written for.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }
