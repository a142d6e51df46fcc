import Testing

@testable import JournalReading

@Suite struct BeancountParserMetadataTests {
  @Test(arguments: [
    "\"text\"", "Assets:Cash", "2024-01-01", "USD", "#tag", "TRUE", "FALSE", "NULL", "(1 + 2)",
    "5.00 USD", "",
  ])
  func `a field holds a value of any kind`(_ value: String) {
    let text =
      "2024-01-01 * \"x\"\n  some-key_1: \(value)\n  Assets:A  0 USD\n    other: \(value)\n"
    #expect(ReadingSample.beancount(text).errors.isEmpty)
    #expect(ReadingSample("2024-01-01 commodity USD\n  key: \(value)\n", .beancount).errors.isEmpty)
  }

  @Test(arguments: [
    "Key: 1", "k: 1", "key : 1", "key: ^link", "key: 1 2", "key: \"a\" \"b\"", "key",
  ])
  func `what is no field is a mistake`(_ line: String) {
    #expect(ReadingSample("2024-01-01 commodity USD\n  \(line)\n", .beancount).errors.count == 1)
  }
}
