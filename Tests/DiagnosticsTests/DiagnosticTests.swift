import Testing

@testable import Diagnostics

struct DiagnosticTests {
  @Test func `a message that quotes no end of text keeps its start and its end`() {
    let word = String(repeating: "n", count: 1_000_000)
    let help = Diagnostic.Child(.help, "remove '\(word)'")
    let diagnostic = Diagnostic("x", .error, "the word '\(word)' is unknown", at: nil, [help])
    for message in [diagnostic.message, diagnostic.children[0].message] {
      #expect(message.unicodeScalars.count == 401)
      #expect(message.contains("nnn…nnn"))
    }
    #expect(diagnostic.message.hasPrefix("the word 'nnn"))
    #expect(diagnostic.message.hasSuffix("nnn' is unknown"))
  }

  @Test func `a message with two long names is whole`() {
    let name = String(repeating: "n", count: 4096)
    let message = "add a line: account \(name), beside account \(name)"
    #expect(Diagnostic("x", .error, message, at: nil).message == message)
  }

  @Test func `accents without end on one letter are cut too`() {
    let message = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(Diagnostic("x", .error, message, at: nil).message.unicodeScalars.count == 401)
  }
}
