import Testing

@testable import JournalReading

@Suite struct BeancountParserScopeTests {
  @Test func `tags and metadata are pushed and popped in any order`() {
    let sample = ReadingSample.beancount(
      """
      pushtag #a
      pushtag #b
      pushmeta where: "here"
      2024-01-01 * "x"
        Assets:A  0 USD
      poptag #a
      popmeta where:
      poptag #b
      """)
    #expect(sample.errors.isEmpty)
  }

  @Test(arguments: [
    ("pushtag #a\n", "push-unclosed"), ("poptag #a\n", "end-without-begin"),
    ("pushmeta key: 1\n", "push-unclosed"), ("popmeta key:\n", "end-without-begin"),
    ("pushtag a\n", "text-unexpected"), ("popmeta key: 1\n", "text-unexpected"),
    ("include\n", "text-missing"), ("plugin 5\n", "text-unexpected"),
  ])
  func `what is not paired, or has no value, is a mistake`(_ text: String, _ id: String) {
    #expect(ReadingSample(text, .beancount, isStrict: true).errors == [id])
  }
}
