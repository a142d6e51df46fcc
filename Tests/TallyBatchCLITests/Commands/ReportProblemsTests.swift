import Diagnostics
import LedgerCore
import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct ReportProblemsTests {
  @Test func `accounts without a type have a line each to add`() throws {
    let diagnostic = try Diagnostic(KPIError.untypedAccounts(["Aktiva", "Ausgaben"]))
    #expect(diagnostic.id == "untyped-accounts")
    #expect(diagnostic.children.count == 3)
    #expect(diagnostic.children[1].message.contains("account Aktiva"))
  }

  @Test func `an unknown currency is about the option, and names those that are`() {
    let error = UsageError("'--currency': the books have no 'XYZ'", help: "they have: EUR, USD")
    #expect(throws: error) {
      try Diagnostic(KPIError.unknownCurrency("XYZ", known: ["EUR", "USD"]))
    }
  }

  @Test(arguments: [
    (0, nil), (1, "The journal has an error, and what it concerns is missing here."),
    (2, "The journal has 2 errors, and what they concern is missing here."),
  ])
  func `a report says what it leaves out`(_ count: Int, _ text: String?) {
    let warning = Diagnostic("odd", .warning, "it is odd", at: nil)
    let errors = (0..<count).map { Diagnostic("bad", .error, "error \($0)", at: nil) }
    let finding = Finding(leftOutBy: [warning] + errors)
    #expect(finding?.text == text)
    #expect((finding?.items ?? []) == errors.map(\.message))
  }
}
