import Diagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func mistake(
    _ id: String, _ severity: Diagnostic.Severity = .error, _ file: Int32? = 0, _ offset: Int = 0,
    _ message: String = ""
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: file.map { SourceRange(file: $0, offset..<offset + 1) })
  }

  @Test func `the order is file, offset, severity, id, and no place last`() {
    let sorted = [
      mistake("z", .note, 0, 3), mistake("a", .error, 0, 5), mistake("b", .error, 0, 5),
      mistake("a", .warning, 0, 5), mistake("a", .note, 0, 5), mistake("a", .error, 0, 40),
      mistake("a", .error, 1, 0), mistake("a", .error, nil), mistake("b", .error, nil),
      mistake("a", .warning, nil),
    ]
    #expect(sorted.reversed().sortedByPlace() == sorted)
    #expect(sorted.shuffled().sortedByPlace() == sorted)
  }

  @Test func `those that agree keep their order`() {
    let same = (0..<100).map { mistake("a", .error, 0, 5, "number \($0)") }
    #expect(same.sortedByPlace() == same)
  }

  @Test func `the count names what there is`() {
    let (error, warning, note) = (mistake("e"), mistake("w", .warning), mistake("n", .note))
    #expect([Diagnostic]().countLine == nil)
    #expect([error].countLine == "1 error")
    #expect([warning, error, error].countLine == "2 errors, 1 warning")
    #expect([note, warning, note, warning].countLine == "2 warnings, 2 notes")
  }
}
