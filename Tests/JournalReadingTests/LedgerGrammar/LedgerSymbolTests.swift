import LedgerModel
import Testing

@testable import JournalReading

@Suite struct LedgerSymbolTests {
  private func symbol(_ text: String) throws -> String? {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes.span)
    switch try cursor.readLedgerSymbol() {
    case .plain(let range)?: return bytes.span.text(range)
    case .escaped(let symbol)?: return String(decoding: symbol, as: UTF8.self)
    case nil: return nil
    }
  }

  @Test(arguments: [
    ("EUR 5", "EUR"), ("  €5", "€"), ("$5", "$"), ("\"AAA 1\" 5", "AAA 1"), ("AAA1", "AAA"),
    ("A\\ B", "A B"), ("A_B%", "A_B%"),
  ])
  func `a symbol ends at a blank, a digit or a mark`(_ text: String, _ found: String) throws {
    #expect(try symbol(text) == found)
  }

  @Test(arguments: ["", "5", "@ 5", "(x)", "{5}", "\"\"", "and", "true", "or", "div"])
  func `marks and the words of expressions are no symbols`(_ text: String) throws {
    #expect(try symbol(text) == nil)
  }

  @Test func `a quote that nothing closes is an error`() {
    let sample = ReadingSample("2026-01-01 x\n    a  5 \"AAA\n    b\n", .ledger)
    #expect(sample.errors == ["quote-unclosed"])
  }
}
