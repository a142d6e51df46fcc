import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct IncludeReaderTests {
  private let entry = "2026-01-01 x\n    a  1\n    b\n"

  @Test(arguments: [
    "sub/one.journal", "sub/*.journal", "journal:sub/one.journal", "./sub/../sub/one.journal",
    "**/one.journal",
    "sub/[a-o]ne.journal", "sub/?ne.journal  ; note", "sub/one.journal ; note",
  ])
  func `a path counts from the folder of its file, and may be a pattern`(_ path: String) {
    let sample = ReadingSample("include \(path)\n", files: ["sub/one.journal": entry])
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("a") == ["1"])
  }

  @Test func `a comment behind a path is a part of it in Ledger, and the message says so`() {
    let sample = ReadingSample(
      "include sub/one.journal ; note\n", .ledger, files: ["sub/one.journal": entry])
    #expect(sample.errors == ["include-missing"])
    let help = sample.read.diagnostics[0].children.map(\.message)
    #expect(help == ["Ledger takes a comment for a part of the path; put it on a line of its own"])
  }

  @Test(arguments: [DialectName.hledger, .ledger, .beancount])
  func `files of all languages include each other by their endings`(_ dialect: DialectName) {
    let quote = dialect == .beancount ? "\"" : ""
    let names = ["a.journal", "b.ledger", "c.beancount"]
    let text = names.map { "include \(quote)\($0)\(quote)\n" }.joined()
    var options = ReadingOptions(today: Day(ordinal: 0))
    options.isStrict = false
    let main = dialect == .hledger ? "main.journal" : "main.\(dialect.rawValue)"
    let disk = [
      main: text,
      "a.journal": "2026-01-01 x\n    Assets:A  1 EUR @ 2 USD  ; date:2026-01-02\n    b\n",
      "b.ledger": "2026/01/01 x\n    Assets:A  (2 EUR * 2)\n    b\n",
      "c.beancount": "2026-01-01 open Assets:A\n2026-01-01 open Assets:B\n"
        + "2026-01-01 * \"x\"\n  Assets:A  8 EUR\n  Assets:B\n",
    ]
    let read = JournalReader(options, files: .memory(disk)).read([main])
    #expect(read.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(read.transactions == 3)
    #expect(
      read.ledger.sources.map(\.dialect) == [dialect.rawValue, "hledger", "ledger", "beancount"])
    let account = read.ledger.accounts.find("Assets:A")
    let amounts = (0..<read.ledger.postings.count)
      .filter { read.ledger.postings.accounts[$0] == account }
      .map { read.ledger.postings.quantity($0) }
    #expect(amounts.sorted() == [Quantity(1), Quantity(4), Quantity(8)])
  }

  @Test(arguments: ["none.journal", "none*.journal", "sub", ""])
  func `a file that cannot be read is an error at its name`(_ path: String) {
    let sample = ReadingSample(
      "include \(path)\n2026-01-02 y\n    a  2\n    b\n", files: ["sub/one.journal": entry])
    #expect(sample.errors.count == 1)
    #expect(sample.errors[0].hasPrefix("include-"))
    #expect(sample.balance("a") == ["2"])
  }

  @Test func `files that include each other are an error that shows the circle`() {
    let sample = ReadingSample(
      "include a.journal\n",
      files: ["a.journal": "include b.journal\n", "b.journal": "include a.journal\n" + entry])
    #expect(sample.errors == ["include-cycle"])
    #expect(sample.read.diagnostics[0].message.contains("a.journal -> b.journal -> a.journal"))
    #expect(sample.balance("a") == ["1"])
  }

  @Test func `a file read twice counts twice, with a warning`() {
    let sample = ReadingSample(
      "include one.journal\ninclude one.journal\n", files: ["one.journal": entry])
    #expect(sample.balance("a") == ["2"])
    #expect(sample.read.diagnostics.map(\.id) == ["included-twice"])
    #expect(sample.errors.isEmpty)
  }

  @Test func `an include may not leave the folder it is held to`() {
    let sample = ReadingSample(
      "include ../other/one.journal\ninclude books/one.journal\n",
      files: ["../other/one.journal": entry, "books/one.journal": entry], root: "books")
    #expect(sample.errors == ["include-outside-root"])
    #expect(sample.balance("a") == ["1"])
  }

  @Test func `what is in force goes down into a file and does not come back`() {
    let sample = ReadingSample(
      """
      Y2011
      alias q = zzz
      include one.journal
      3/1 y
          q  4
          r  4
          b
      """,
      files: ["one.journal": "3/1 x\n    q  1\n    b\nY2012\nalias r = sss\n"])
    #expect(sample.balance("zzz") == ["5"])
    #expect(sample.balance("r") == ["4"])
    #expect(Set(sample.read.ledger.entries.days) == [Day("2011-03-01") ?? Day(ordinal: 0)])
  }

  @Test func `one bad file of a pattern leaves the others`() {
    let sample = ReadingSample(
      "include books/*.journal\n",
      files: [
        "books/a.journal": entry, "books/b.journal": "include ../main.journal\n",
        "books/c.journal": entry,
      ])
    #expect(sample.errors == ["include-cycle"])
    #expect(sample.balance("a") == ["2"])
  }

  @Test func `a file without entries may be read twice without a word`() {
    let sample = ReadingSample(
      "include one.journal\ninclude one.journal\n", files: ["one.journal": "commodity 1.00 EUR\n"])
    #expect(sample.read.diagnostics.isEmpty)
  }

  @Test func `a companion that cannot be read is an error`() {
    let sample = ReadingSample(entry, files: ["main.tally/x": ""])
    #expect(sample.errors == ["file-unreadable"])
  }

  @Test func `files that include each other twice over are an error after a thousand`() {
    var files = ["60.journal": entry]
    for number in 1..<60 {
      files["\(number).journal"] = "include \(number + 1).journal\ninclude \(number + 1).journal\n"
    }
    let sample = ReadingSample("include 1.journal\n", files: files)
    #expect(Set(sample.errors) == ["include-too-many"])
    #expect(sample.read.diagnostics.count < 2000)
  }
}
