import LedgerModel
import Testing

struct RegularExpressionTests {
  @Test(arguments: [
    ("a", "xAx"), ("a+b", "aaab"), ("^a$", "a"), ("a|b", "b"), ("(ab)*c", "ababc"), ("a?b", "b"),
    ("a{2}", "aa"), ("a{2,}", "aaaa"), ("^a{1,2}$", "aa"), ("[a-c]", "b"), ("[^a]", "b"),
    ("[]a]", "]"), ("[a-]", "-"), ("[[:digit:]]+", "7"), ("\\d\\w\\s", "1a "), ("\\.", "."),
    ("\\bfood\\b", "the food!"), ("(?:a)(?<n>b)", "ab"), ("\\x41\\u00e9", "aé"), ("É", "é"),
    ("\\p{Lu}", "A"), ("a{,2}", "a{,2}"), ("x.z", "xyz"), ("", "a"), ("(a*)*$", "b"),
    ("\\Aa\\z", "a"), ("[\\d.]+€", "1.5€"), ("a+?", "a"), ("(?i)A", "a"), ("ß", "ß"),
  ])
  func `an expression is found in a text`(_ source: String, _ text: String) throws {
    #expect(try RegularExpression(source).isFound(in: text))
  }

  @Test(arguments: [
    ("a", ""), ("^b", "ab"), ("a$", "ab"), ("a{3}", "aa"), ("[^a]", "aA"), ("\\D", "12"),
    ("\\bfood\\b", "seafood"), (".", "\n"), ("a.c", "a\nc"), ("[[:alpha:]]", "1"), ("\\.", "a"),
    ("^a{1,2}$", "aaa"), ("ab|cd$", "cde"), ("\\Bx", "x"), ("\\<b", "ab"), ("a\\>", "ab"),
  ])
  func `an expression is not found in another`(_ source: String, _ text: String) throws {
    #expect(try !RegularExpression(source).isFound(in: text))
  }

  @Test func `case counts if it is asked for`() throws {
    #expect(try !RegularExpression("a", ignoresCase: false).isFound(in: "A"))
    #expect(try RegularExpression("(?i)a", ignoresCase: false).isFound(in: "A"))
  }

  @Test func `an expression is found at the start of a text`() throws {
    #expect(try RegularExpression("a+").isFound(atStartOf: "aab"))
    #expect(try !RegularExpression("b").isFound(atStartOf: "aab"))
  }

  @Test(arguments: [
    "(", ")", "[", "[b-a]", "*a", "a**", "a\\", "\\1", "(?=a)", "(?<=a)b", "a{2,1}", "a{1001}",
    "[[:none:]]", "\\q", "\\p{None}", "\\x4", "a++", "((a{999}){999})",
    String(repeating: "(", count: 101) + String(repeating: ")", count: 101),
  ])
  func `what is no expression, or cannot be searched for in bounded time, is an error`(
    _ source: String
  ) {
    #expect(throws: RegularExpressionError.self) { try RegularExpression(source) }
  }

  @Test(arguments: ["(?:a)", "a+?", "(?<n>a)"])
  func `what POSIX does not have is an error there`(_ source: String) {
    #expect(throws: RegularExpressionError.self) {
      try RegularExpression(source, syntax: .posix)
    }
  }

  struct Replacing: Sendable, CustomTestStringConvertible {
    let source: String
    let text: String
    let perl: String
    var posix: String?
    var testDescription: String { "\(source) in \(text)" }
  }

  /// What hledger makes of `alias /…/ = <\1>` for POSIX, and perl of `s/…/<$1>/gi` for Perl.
  @Test(arguments: [
    Replacing(source: "(a|ab)", text: "abc", perl: "<a>bc", posix: "<ab>c"),
    Replacing(source: "(b*)", text: "abc", perl: "<>a<b><>c<>"),
    Replacing(source: "(a)(b)?", text: "aab", perl: "<a><a>"),
    Replacing(source: "^(.*)$", text: "ab", perl: "<ab>"),
    Replacing(source: "(\\d)", text: "a1d", perl: "a<1>d", posix: "a1<d>"),
    Replacing(source: "(a+?)", text: "aa", perl: "<a><a>", posix: nil),
    Replacing(source: "(?:a)(b)", text: "ab", perl: "<b>", posix: nil),
    Replacing(source: "([^:]+):x", text: "a:x:b:x", perl: "<a>:<b>"),
  ])
  func `each match is replaced, with what its groups matched`(_ replacing: Replacing) throws {
    func result(_ syntax: RegularExpression.Syntax) throws -> String? {
      try RegularExpression(replacing.source, syntax: syntax)
        .replacing(in: replacing.text, upTo: 100) { "<\($0[1] ?? "")>" }
    }
    #expect(try result(.perl) == replacing.perl)
    if let posix = replacing.posix { #expect(try result(.posix) == posix) }
  }

  @Test func `a text that grows too long is none`() throws {
    let expression = try RegularExpression("a")
    #expect(expression.replacing(in: "aaa", upTo: 6) { _ in "bb" } == "bbbbbb")
    #expect(expression.replacing(in: "aaa", upTo: 5) { _ in "bb" } == nil)
    #expect(expression.replacing(in: "aaab", upTo: 6) { _ in "bb" } == nil)
  }

  @Test(
    arguments: ["^(a+)+$", "^(a*)*$", "(a|aa)+$", "^(a|a)*$", "^(([a-z])+.)+[A-Z]$", "(.*)*x$"],
    [RegularExpression.Syntax.perl, .posix])
  func `an expression that invites to try everything takes milliseconds`(
    _ source: String, _ syntax: RegularExpression.Syntax
  ) throws {
    let expression = try RegularExpression(source, syntax: syntax)
    let text = String(repeating: "a", count: 2000) + "!"
    let time = ContinuousClock().measure { #expect(!expression.isFound(in: text)) }
    #expect(time < .seconds(5))
  }
}
