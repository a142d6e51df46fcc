import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserExpressionTests {
  private func sample(_ expression: String) -> ReadingSample {
    ReadingSample("2026-01-01 x\n    a  \(expression)\n    b\n", .ledger)
  }

  @Test(arguments: [
    ("($5 * 3 - $1)", "14 $"), ("(1 + 2 * 3)", "7"), ("((1 + 2) * 3)", "9"), ("(10 / 4)", "2.5"),
    ("($10 - $2 - $3)", "5 $"), ("(-$5 + $7)", "2 $"), ("($5 if true else $6)", "5 $"),
    ("(false ? $5 : $6)", "6 $"), ("(1 < 2 ? $1 : $2)", "1 $"), ("(2 <= 1 ? $1 : $2)", "2 $"),
  ])
  func `an amount may be an expression`(_ expression: String, _ amount: String) {
    let sample = sample(expression)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("a") == [amount])
    #expect(
      sample.balance("b") == [amount.hasPrefix("-") ? String(amount.dropFirst()) : "-" + amount])
  }

  @Test(arguments: ["((1)", "(1 +)", "(1 / 0)", "(nothing_known)", "('a)"])
  func `what makes no sense is one error`(_ expression: String) {
    #expect(sample(expression).errors.count == 1)
  }

  @Test func `an expression may be nested, but not without end`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "5" + String(repeating: ")", count: depth)
    }
    #expect(sample(nested(40)).balance("a") == ["5"])
    #expect(sample(nested(4000)).errors == ["expression-malformed"])
  }
}
