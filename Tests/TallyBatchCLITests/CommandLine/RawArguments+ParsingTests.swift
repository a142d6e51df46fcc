import JournalReading
import LedgerCore
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct RawArgumentsParsingTests {
  @Test(arguments: [
    ["--format", "md", "a.journal"], ["--format=md", "a.journal"], ["-O", "md", "a.journal"],
    ["-Omd", "a.journal"], ["a.journal", "-O", "md"], ["-O", "md", "--", "a.journal"],
    ["-O", "md", "-f", "a.journal"], ["-O", "md", "-fa.journal"], ["--file=a.journal", "-Omd"],
  ])
  func `an option is typed in any of the usual ways`(_ words: [String]) throws {
    let raw = try RawArguments(parsing: words)
    #expect(raw.formats == ["md"])
    #expect(raw.journals == ["a.journal"])
    #expect(raw.command == .report)
  }

  @Test func `an option may be typed again with the same value`() throws {
    let raw = try RawArguments(parsing: ["--month", "last", "a", "--month=last", "-q", "-q"])
    #expect(raw.month == .last)
  }

  @Test func `formats are repeatable and comma-separated`() throws {
    let raw = try RawArguments(parsing: ["-O", "md,csv", "x", "--format", "json"])
    #expect(raw.formats == ["md", "csv", "json"])
  }

  @Test func `every option stores what was typed`() throws {
    let raw = try RawArguments(parsing: [
      "--dialect", "ledger", "--include-root", "books", "--month", "2026-09", "-X", "EUR",
      "--window=12", "--depth=2", "--prices", "declared", "-o", "out", "--snapshots", "s",
      "--strict", "--keep-going", "--diagnostics", "json", "--color", "never", "-q", "--timings",
      "a", "-f", "b",
    ])
    #expect(raw.dialect == .ledger)
    #expect(raw.includeRoot == "books")
    #expect(raw.month == .month(Month(year: 2026, month: 9)))
    #expect(raw.currency == "EUR")
    #expect((raw.window, raw.depth) == (12, 2))
    #expect(raw.prices == .declared)
    #expect(raw.output == "out")
    #expect(raw.snapshots == .file("s"))
    #expect(raw.isStrict && raw.keepsGoing && raw.isQuiet && raw.showsTimings)
    #expect(raw.diagnostics == .json)
    #expect(raw.color == .never)
    #expect(raw.journals == ["a", "b"])
  }

  @Test(arguments: [
    (["check", "a"], Command.check, ["a"]), (["balances"], .balances, []),
    (["./check"], .report, ["./check"]), (["a", "check"], .report, ["a", "check"]),
    (["--", "check"], .report, ["check"]), (["-f", "x", "check", "a"], .check, ["x", "a"]),
    (["-"], .report, ["-"]), (["check", "--", "-odd"], .check, ["-odd"]),
    (["report"], .report, ["report"]),
  ])
  func `a first word that is a command is the command`(
    _ words: [String], _ command: Command, _ journals: [String]
  ) throws {
    let raw = try RawArguments(parsing: words)
    #expect(raw.command == command)
    #expect(raw.journals == journals)
  }

  @Test(
    arguments: [
      (["--fromat", "md"], "unknown option '--fromat'", "did you mean '--format'?"),
      (["-Z"], "unknown option '-Z'", "tally-batch --help lists every option"),
      (["help", "chekc"], "there is no command 'chekc'", "did you mean 'check'?"),
      (["help", "diff"], "this version has no command 'diff'", nil),
      (["--include-root", ""], "'--include-root': expected a folder, found nothing", nil),
      (["--fail-on", "x"], "unknown option '--fail-on'", "tally-batch --help lists every option"),
      (["-O"], "'-O' needs a value", "-O, --format LIST"),
      (["--quiet=yes"], "'--quiet' takes no value", nil),
      (["-qx"], "'-q' takes no value", nil),
      (["-O", "html"], "'html' is no format", "this version writes: md, csv, json, ics"),
      (["-O", "jsno"], "'jsno' is no format", "did you mean 'json'?"),
      (["-O", "md,,csv"], "'-O': expected a format, found 'md,,csv'", nil),
      (["-O", "text"], "'text' is no format", nil),
      (["balances", "-O", "md"], "'md' is no format", nil),
      (["balances", "-O", "csv,json"], "'balances' prints one format, found 'csv,json'", nil),
      (["diff", "a"], "this version has no command 'diff'", "type './diff'"),
      (["check", "-O", "md"], "'--format' does not go with 'check'", nil),
      (["balances", "--month", "last"], "'--month' does not go with 'balances'", nil),
      (["--month", "2026-13"], "'--month': '2026-13' is not a month", "such as 2026-11"),
      (["--as-of", "soon"], "'--as-of': 'soon' is not a day", "such as 2026-11-30"),
      (["--month", "last", "--as-of", "today"], "both choose the month", "type one of them"),
      (["--snapshots", "s", "--no-snapshots"], "exclude each other", nil),
      (
        ["--month", "last", "--month=this"],
        "'--month' is given twice, as 'last' and as 'this'", "type one of them"
      ),
      (["-X", "EUR", "--currency", "USD"], "'--currency' is given twice", nil),
      (["-o", "a", "-ob"], "'-o' is given twice, as 'a' and as 'b'", nil),
      (["--window", "0"], "'--window': expected a whole number from 1 to 1200, found '0'", nil),
      (["--depth", "x"], "'--depth': expected a whole number from 1 to 100, found 'x'", nil),
      (["--dialect", "ledgre"], "'--dialect': 'ledgre' is no choice", "did you mean 'ledger'?"),
      (["--prices", "all"], "'--prices': 'all' is no choice", "choose from: traded, declared"),
    ] as [([String], String, String?)])
  func `a mistake says what is wrong and what to type`(
    _ words: [String], _ message: String, _ help: String?
  ) throws {
    let error = try #require(throws: UsageError.self) { try RawArguments(parsing: words) }
    #expect(error.message.contains(message))
    if let help { #expect(error.help?.contains(help) == true) }
  }

  @Test(arguments: [
    (["-h"], RawArguments.Answer.help), (["check", "--help"], .help), (["--version"], .version),
    (["--completions", "fish"], .completions(.fish)),
    (["check", "-O", "md", "--help"], .help),
  ])
  func `an answer is given without looking at the rest`(
    _ words: [String], _ answer: RawArguments.Answer
  ) throws {
    #expect(try RawArguments(parsing: words).answer == answer)
  }

  @Test(arguments: [
    (["help"], Command.report), (["help", "check"], .check), (["help", "init"], .initialize),
    (["check", "--help"], .check), (["-h"], .report), (["balances", "a", "-h"], .balances),
  ])
  func `help is asked for by word and by option, for one command or all`(
    _ words: [String], _ command: Command
  ) throws {
    let raw = try RawArguments(parsing: words)
    #expect(raw.answer == .help)
    #expect(raw.command == command)
  }

  @Test func `a file named help is reached by its path`() throws {
    #expect(try RawArguments(parsing: ["./help"]).journals == ["./help"])
    #expect(try RawArguments(parsing: ["a", "help"]).journals == ["a", "help"])
  }
}
