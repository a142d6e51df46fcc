internal import JournalReading
internal import LedgerCore

extension Option {
  /// Every option, in the order in which help shows them; no option exists elsewhere.
  static let all = input + months + output + checks + other

  private static let input: [Option] = [
    Option(
      short: "f", long: "file", value: "FILE", group: .input, isRepeatable: true, isPath: true,
      help: "A journal, as a plain word is; '-' is standard input. May be repeated."
    ) { raw, path throws(UsageError) in raw.journals.append(path) },

    Option(
      long: "dialect", value: "D", group: .input,
      choices: ["auto"] + DialectName.allCases.map(\.rawValue),
      help: "How to read the top files: auto, hledger, ledger or beancount (auto)."
    ) { raw, name throws(UsageError) in
      raw.dialect = name == "auto" ? nil : try choice(name, extra: ["auto"])
    },

    Option(
      long: "include-root", value: "DIR", group: .input, isPath: true,
      help: "The folder that 'include' may not leave."
    ) { raw, path throws(UsageError) in raw.includeRoot = try place(path, "a folder") },
  ]

  private static let months: [Option] = [
    Option(
      long: "month", value: "M", group: .figures, commands: [.report], choices: ["last", "this"],
      help: "YYYY-MM, 'last' (the last complete month that the books cover) or 'this' (the month"
        + " to date). Default: last, or this if there is none."
    ) { raw, text throws(UsageError) in raw.month = try MonthChoice(month: text) },

    Option(
      long: "as-of", value: "DATE", group: .figures, commands: [.report, .balances],
      choices: ["today"],
      help: "The month of DATE up to DATE, such as 2026-11-15 or today; for balances, the last"
        + " day that counts."
    ) { raw, text throws(UsageError) in raw.asOf = try MonthChoice(asOf: text) },

    Option(
      short: "X", long: "currency", value: "CODE", group: .figures,
      commands: [.report, .initialize],
      help: "The currency of the report (the journal's own)."
    ) { raw, code throws(UsageError) in raw.currency = code },

    Option(
      long: "window", value: "N", group: .figures, commands: [.report],
      help: "How many complete months trailing figures look back on (6)."
    ) { raw, text throws(UsageError) in raw.window = try count(text, upTo: 1200) },

    Option(
      long: "depth", value: "N", group: .figures, commands: [.report],
      help: "How many levels below its root a spending category is (1)."
    ) { raw, text throws(UsageError) in raw.depth = try count(text, upTo: 100) },

    Option(
      long: "prices", value: "KIND", group: .figures, commands: [.report],
      choices: ReportRequest.Prices.allCases.map(\.rawValue),
      help: "What values holdings: traded (declared prices, else the last trade's) or declared"
        + " (traded)."
    ) { raw, name throws(UsageError) in raw.prices = try choice(name) },
  ]

  private static let output: [Option] = [
    Option(
      short: "O", long: "format", value: "LIST", group: .output, commands: [.report, .balances],
      choices: OutputPlan.formatNames, isRepeatable: true,
      help:
        "Write report files: md, csv, json, ics; repeatable or comma-separated. Records the month"
        + " as well. For balances: text, csv or json."
    ) { raw, list throws(UsageError) in
      let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if names.contains("") { throw UsageError("expected a format, found '\(list)'") }
      raw.formats += names
    },

    Option(
      short: "o", long: "output", value: "PATH", group: .output, commands: [.report],
      isPath: true,
      help: "Where report files go (reports/ beside the journal): a folder, a file with the"
        + " format's ending, or '-' for standard output."
    ) { raw, path throws(UsageError) in
      raw.output = try place(path, "a path")
    },

    Option(
      long: "snapshots", value: "FILE", group: .output, commands: [.report], isPath: true,
      help: "The snapshots journal (snapshots.journal beside the report files)."
    ) { raw, path throws(UsageError) in raw.snapshots = .file(try place(path, "a path")) },

    Option(
      long: "no-snapshots", group: .output, commands: [.report],
      help: "Read and record no snapshots."
    ) { raw, _ throws(UsageError) in raw.snapshots = .none },
  ]

  private static let checks: [Option] = [
    Option(
      long: "strict", group: .checks,
      help: "The dialect's own strict checks are errors, and findings on data quality fail a"
        + " report."
    ) { raw, _ throws(UsageError) in raw.isStrict = true },

    Option(
      long: "keep-going", group: .checks,
      help: "Use what is sound although the journal has errors; the status stays 1."
    ) { raw, _ throws(UsageError) in raw.keepsGoing = true },

    Option(
      long: "diagnostics", value: "KIND", group: .checks,
      choices: DiagnosticsKind.allCases.map(\.rawValue),
      help: "How problems are written: text, json (one object a line) or github (annotations)."
    ) { raw, name throws(UsageError) in raw.diagnostics = try choice(name) as DiagnosticsKind },
  ]

  private static let other: [Option] = [
    Option(
      long: "color", value: "WHEN", group: .other,
      choices: ColorChoice.allCases.map(\.rawValue),
      help: "auto, always or never (auto: on a terminal, unless NO_COLOR is set)."
    ) { raw, name throws(UsageError) in raw.color = try choice(name) },

    Option(
      short: "q", long: "quiet", group: .other, help: "Print no notes, only what is wrong."
    ) { raw, _ throws(UsageError) in raw.isQuiet = true },

    Option(
      long: "timings", group: .other, help: "Print how long each stage took."
    ) { raw, _ throws(UsageError) in raw.showsTimings = true },

    Option(
      long: "completions", value: "SHELL", group: .other,
      choices: Shell.allCases.map(\.rawValue),
      help: "Print a completion script for bash, zsh or fish, and exit."
    ) { raw, name throws(UsageError) in raw.answer = .completions(try choice(name)) },

    Option(
      long: "version", group: .other, help: "Print the version and exit."
    ) { raw, _ throws(UsageError) in raw.answer = .version },

    Option(
      short: "h", long: "help", group: .other, help: "Print this help, or a command's, and exit."
    ) { raw, _ throws(UsageError) in raw.answer = .help },
  ]
}

extension Option {
  /// Reads one of the words that an enumeration has.
  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, extra: [String] = []
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: name) else {
      throw .unknownChoice(name, of: extra + Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Takes a path that is not empty.
  private static func place(_ path: String, _ kind: String) throws(UsageError) -> String {
    if path.isEmpty { throw UsageError("expected \(kind), found nothing") }
    return path
  }

  /// Reads a whole number from 1.
  private static func count(_ text: String, upTo limit: Int) throws(UsageError) -> Int {
    guard let number = Int(text), (1...limit).contains(number) else {
      throw UsageError("expected a whole number from 1 to \(limit), found '\(text)'")
    }
    return number
  }
}
