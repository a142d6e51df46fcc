import Diagnostics
import Testing

@testable import JournalReading

@Suite struct EntryBookerInterpolationTests {
  private func sample(_ options: String, _ postings: String...) -> ReadingSample {
    ReadingSample.beancount(
      "\(options)2024-01-01 * \"x\"\n\(postings.map { "  \($0)\n" }.joined())")
  }

  @Test(arguments: [
    ("Assets:A  EUR @ 1.25 USD", "-25.00 USD", "20 EUR"),
    ("Assets:A  10 EUR @ USD", "-11 USD", "10 EUR"),
    ("Assets:A  10 AAA {USD}", "-50 USD", "10 AAA"), ("Assets:A  10 AAA {}", "-50 USD", "10 AAA"),
    ("Assets:A  AAA {5 USD}", "-50 USD", "10 AAA"),
    ("Assets:A  10 AAA {# 9.95 USD}", "-59.95 USD", "10 AAA"),
    ("Assets:A  10 AAA {5 # USD}", "-59.95 USD", "10 AAA"),
    ("Assets:A  AAA {5 # 10 USD}", "-60 USD", "10 AAA"),
    ("Assets:A  3 AAA {}", "-10 USD", "3 AAA"), ("Assets:A  USD", "-10.50 USD", "10.5 USD"),
  ])
  func `one number of a group follows from the others`(
    _ posting: String, _ other: String, _ balance: String
  ) {
    let sample = sample("", posting, "Assets:B  \(other)")
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("Assets:A") == [balance])
  }

  @Test(arguments: [
    ("Assets:A  AAA {}", "numbers-two-missing"), ("Assets:A  AAA {{5 USD}}", "division-by-zero"),
    ("Assets:A  EUR @ 0 USD", "division-by-zero"), ("Assets:A  0 EUR @ USD", "price-malformed"),
    ("Assets:A  1 AAA {5 USD} @ USD", "price-malformed"),
  ])
  func `a number that cannot follow is a mistake`(_ posting: String, _ id: String) {
    #expect(sample("", posting, "Assets:B  -10 USD").errors.first == id)
  }

  @Test func `an amount that was left out is rounded as coarsely as the others, and noted`() {
    let coarse = sample("", "Expenses:A  4.8 EUR", "Expenses:B  2.97 EUR", "Assets:C")
    #expect(coarse.balance("Assets:C") == ["-7.8 EUR"])
    #expect(coarse.findings == ["amounts-rounded"])
    let exact = sample(
      "option \"use_precise_interpolation\" \"TRUE\"\n", "Expenses:A  4.8 EUR",
      "Expenses:B  2.97 EUR", "Assets:C")
    #expect(exact.balance("Assets:C") == ["-7.77 EUR"])
    #expect(exact.findings == [])
  }

  @Test func `a default tolerance rounds, even to tens`() {
    let sample = sample(
      "option \"inferred_tolerance_default\" \"EUR:5\"\n", "Expenses:A  44 EUR", "Assets:C")
    #expect(sample.balance("Assets:C") == ["-40 EUR"])
  }
}
