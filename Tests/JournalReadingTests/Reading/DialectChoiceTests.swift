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
    ] as [(String, String, DialectName?, DialectName?, DialectName)])
  func `the option decides for a top file, then the extension, the text, the includer`(
    _ path: String, _ text: String, _ includer: DialectName?, _ option: DialectName?,
    _ expected: DialectName
  ) {
    let bytes = Array(text.utf8)
    #expect(
      DialectChoice.dialect(of: path, bytes.span, inherited: includer, option) == expected)
  }
}
