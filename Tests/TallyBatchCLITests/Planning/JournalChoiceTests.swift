import JournalReading
import Testing

@testable import TallyBatchCLI

@Suite struct JournalChoiceTests {
  /// Variables, files and the journals that are found.
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String] = []
    var variables: [String: String] = [:]
    var journals: [String]
    var testDescription: String { "\(words) \(variables.sorted { $0.key < $1.key })" }
  }

  static let files = [
    "a.journal": "", "books/b.journal": "", "/home/me/c.journal": "",
    "/home/me/.hledger.journal": "", "-": "",
  ]

  @Test(arguments: [
    Case(
      words: ["a.journal", "-f", "books/b.journal"], journals: ["a.journal", "books/b.journal"]),
    Case(words: ["-"], journals: ["-"]),
    Case(
      words: ["a.journal"], variables: ["TALLY_FILE": "books/b.journal"], journals: ["a.journal"]),
    Case(
      variables: ["TALLY_FILE": "a.journal", "LEDGER_FILE": "books/b.journal"],
      journals: ["a.journal"]),
    Case(
      variables: ["TALLY_FILE": "", "LEDGER_FILE": "books/b.journal"],
      journals: ["books/b.journal"]),
    Case(
      variables: ["LEDGER_FILE": "~/c.journal", "HOME": "/home/me"],
      journals: ["/home/me/c.journal"]),
    Case(variables: ["HOME": "/home/me"], journals: ["/home/me/.hledger.journal"]),
  ])
  func `journals are those typed, else the first of the environment`(_ example: Case) throws {
    let system = MemorySystem(Self.files, variables: example.variables)
    let raw = try RawArguments(parsing: example.words)
    #expect(try JournalChoice.journals(raw, system.environment) == example.journals)
  }

  @Test(
    arguments: [
      (["a.jurnal"], "there is no file 'a.jurnal'", "did you mean 'a.journal'?"),
      (
        ["books/c.journal"], "there is no file 'books/c.journal'", "did you mean 'books/b.journal'?"
      ),
      (["nothing/like/it"], "there is no file 'nothing/like/it'", nil),
      (["chekc"], "there is no file 'chekc'", "did you mean 'check'?"),
      (["books"], "'books' is a folder, not a journal", nil),
      ([], "no journal is given", "tally-batch home.journal"),
    ] as [([String], String, String?)])
  func `a journal that cannot be read is a mistake`(
    _ words: [String], _ message: String, _ help: String?
  ) throws {
    let system = MemorySystem(Self.files)
    let raw = try RawArguments(parsing: words)
    let error = try #require(throws: UsageError.self) {
      try JournalChoice.journals(raw, system.environment)
    }
    #expect(error.message == message)
    if let help { #expect(error.help?.contains(help) == true) } else { #expect(error.help == nil) }
  }

  @Test func `a variable that names no file is a mistake, not passed over`() throws {
    let system = MemorySystem(
      Self.files, variables: ["TALLY_FILE": "gone", "LEDGER_FILE": "a.journal"])
    let error = try #require(throws: UsageError.self) {
      try JournalChoice.journals(try RawArguments(parsing: []), system.environment)
    }
    #expect(error.message == "$TALLY_FILE: there is no file 'gone'")
  }

  @Test func `a link to nothing is called that, and not taken for a slip`() throws {
    let folder = try TemporaryFolder()
    #expect(folder.link("dangling.j", to: "gone.j"))
    let link = folder["dangling.j"]
    let error = try #require(throws: UsageError.self) {
      try JournalChoice.journals(try RawArguments(parsing: [link]), .live())
    }
    #expect(error.message == "'\(link)' is a link to a file that is not there")
    #expect(error.help?.contains("did you mean") == false)
  }

  @Test(arguments: [
    ("-", FileProblem.isDirectory, "standard input is a folder, not a journal"),
    ("a", .unreadable(reason: "no"), "'a' cannot be read: no"),
  ])
  func `a sentence names the file or standard input`(
    _ path: String, _ problem: FileProblem, _ sentence: String
  ) {
    #expect(JournalChoice.sentence(path, problem) == sentence)
  }
}
