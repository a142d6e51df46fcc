import LedgerModel
import Testing

@testable import JournalReading

@Suite struct ExpressionLimitsTests {
  private func errors(_ text: String) -> [String] { ReadingSample(text, .ledger).errors }

  private func entry(_ amount: String) -> String { "2026-01-01 x\n    a  (\(amount))\n    b\n" }

  @Test(arguments: [350, 4000])
  func `a long sum is no deep one`(_ count: Int) throws {
    let sample = ReadingSample(
      entry(Array(repeating: "1 USD", count: count).joined(separator: " + ")), .ledger)
    #expect(sample.errors == [])
    #expect(sample.read.ledger.postings.quantity(0) == Quantity(count))
  }

  @Test(arguments: ["-", "!", "not ", "("])
  func `what is nested too deeply is a mistake`(_ mark: String) {
    let text = entry(String(repeating: mark, count: 3000) + "1 USD")
    #expect(errors(text) == ["expression-malformed"])
  }

  @Test(arguments: ["!", "not ", "( "])
  func `a condition that is nested too deeply is a mistake`(_ mark: String) {
    let condition = String(repeating: mark, count: 3000)
    #expect(errors("= \(condition)/x/\n    a  1\n").count == 1)
  }

  @Test func `an expression with too many operators is a mistake`() {
    let text = entry("1 USD" + String(repeating: " + 1 USD", count: 50_000))
    #expect(errors(text) == ["expression-malformed"])
  }

  @Test(arguments: [
    "define x=x\n", "define x=y\ndefine y=x\n", "define x=-(-(-(x)))\n",
    "define x=f(1)\ndefine f(n)=f(n) + 1\n",
  ])
  func `a definition without an end is a mistake where it is used`(_ definitions: String) {
    let found = errors(definitions + entry("x"))
    #expect(found.count == 1, "\(found)")
  }

  @Test func `definitions that double at each step come to an end`() {
    let names = (0..<30).map {
      "v\(String(UnicodeScalar(97 + UInt8($0 % 26))))\($0 / 26 == 0 ? "a" : "b")"
    }
    var text = "define \(names[0])=1 USD\n"
    for (name, next) in zip(names, names.dropFirst()) { text += "define \(next)=\(name)+\(name)\n" }
    #expect(errors(text + entry(names[12])) == [])
    #expect(errors(text + entry(names[29])).count == 1)
  }
}
