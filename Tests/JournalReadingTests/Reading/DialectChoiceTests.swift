import LedgerModel
import Testing

@testable import JournalReading

@Suite struct DialectChoiceTests {
  @Test(
    arguments: [
      ("x.journal", "", nil, nil, DialectName.hledger), ("x.beancount", "", nil, nil, .beancount),
      ("x.dat", "", nil, nil, .ledger), ("x.txt", "option \"title\" \"x\"\n", nil, nil, .beancount),
      ("x.txt", "; note\nbucket a\n", nil, nil, .ledger), ("x.txt", "", nil, nil, .hledger),
      ("x.txt", "", .ledger, nil, .ledger), ("x.beancount", "", .hledger, nil, .beancount),
      ("x.journal", "", nil, .ledger, .ledger),
      ("x.txt", "2026-01-01 open Assets:Cash EUR\n", nil, nil, .beancount),
      ("x.txt", "2026-01-01 open an account\n", nil, nil, .hledger),
      ("x.txt", "2026-01-01 custom \"a\" 1\n", nil, nil, .beancount),
      ("x.txt", "pushtag #trip\n", nil, nil, .beancount),
      ("x", "alias /a/ = b\n", nil, nil, .hledger),
      ("x.txt", "= /food/\n", nil, nil, .ledger), ("x.txt", "define a=1\n", nil, nil, .ledger),
    ] as [(String, String, DialectName?, DialectName?, DialectName)])
  func `the option decides for a top file, then the extension, the text, the includer`(
    _ path: String, _ text: String, _ includer: DialectName?, _ option: DialectName?,
    _ expected: DialectName
  ) {
    let bytes = Array(text.utf8)
    #expect(
      DialectChoice.dialect(of: path, bytes.span, inherited: includer, option) == expected)
  }

  @Test(arguments: [
    ("books.txt", "", true), ("-", "2026-01-01 x\n", true), ("books.journal", "", false),
    ("books.txt", "decimal-mark ,\n", false),
  ])
  func `a report notes the file whose language nothing decides`(
    _ path: String, _ text: String, _ isGuess: Bool
  ) {
    let bytes = Array(text.utf8)
    #expect(DialectChoice.isGuess(path, bytes.span) == isGuess)
    var options = ReadingOptions(today: Day(ordinal: 0))
    let disk = ["books/\(path)": text, "books/in.txt": ""]
    let read = { JournalReader(options, files: .memory(disk)).read(["books/\(path)"]) }
    #expect(read().ledger.findings.map(\.id) == (isGuess ? ["dialect-guessed"] : []))
    #expect(read().ledger.findings.first?.items ?? [] == (isGuess ? [path] : []))
    options.dialect = .ledger
    #expect(read().ledger.findings.isEmpty)
  }
}
