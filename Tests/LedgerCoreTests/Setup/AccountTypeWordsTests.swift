import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct AccountTypeWordsTests {
  @Test(arguments: [
    ("Aktiva", "A"), ("Konto", "A"), ("Schulden", "L"), ("Kredit", "L"), ("Eigenkapital", "E"),
    ("Ingresos", "R"),
    ("dépenses", "X"), ("3f9c", "?"), ("", "?"),
  ])
  func `a usual name suggests its type`(_ root: String, _ letter: String) {
    #expect(AccountTypeWords.kind(of: root)?.rawValue ?? "?" == letter)
  }

  @Test func `a name that says nothing is left to be filled in`() {
    #expect(AccountTypeWords.line(for: "Aktiva") == "account Aktiva  ; type: A")
    #expect(AccountTypeWords.line(for: "3f9c") == "; account 3f9c  ; type: ?")
  }
}
