import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct AliasTests {
  /// What hledger 1.25 makes of the name.
  @Test(arguments: [
    ("/(a|ab)/=<\\1>", "abc", "<ab>c"), ("/^(.*)$/=\\1\\1", "ab", "abab"),
    ("/b*/=-", "abc", "-a--c-"), ("/\\d/=q", "a1d", "a1q"), ("/(a)/=\\0x", "aa1w", "axax1w"),
    ("/(a)/=\\qx", "aa1w", "\\qx\\qx1w"), ("/a{,2}/=x", "aa1w", "aa1w"),
    ("/\\ba/=x", "aa1w a", "xa1w x"), ("/FOO/=x", "foo", "x"),
  ])
  func `an expression renames as in hledger`(_ alias: String, _ name: String, _ renamed: String) {
    let sample = ReadingSample("alias \(alias)\n2026-01-01 x\n    \(name)  1\n    (q)  1\n    z\n")
    #expect(sample.errors.isEmpty)
    #expect(sample.balance(renamed) == ["1"])
  }

  @Test func `a group that the expression has not is an error with its place`() {
    let sample = ReadingSample("alias /a/=\\9\n")
    #expect(sample.errors == ["alias-malformed"])
    #expect(sample.firstErrorText == "/a/=\\9")
  }

  @Test(arguments: [
    "/(?:a)/=q", "/(a)(?=b)/=q", "/[/=x", "/a**/=x", "/*a/=x", "/)/=x", "/a.+?b/=x",
  ])
  func `what is no expression to hledger is an error`(_ alias: String) {
    #expect(ReadingSample("alias \(alias)\n").errors == ["pattern-malformed"])
  }

  @Test func `an expression that invites to try everything is answered at once`() {
    let name = String(repeating: "a", count: 40) + "b"
    let text = "alias /^(a+)+$/ = x\n2026-01-01 x\n    \(name)  1\n    z\n"
    let time = ContinuousClock().measure {
      #expect(ReadingSample(text).balance(name) == ["1"])
    }
    #expect(time < .seconds(5))
  }

  @Test func `aliases that double a name forty times end in one error a name`() {
    let aliases = String(repeating: "alias /^(.*)$/=\\1\\1\n", count: 40)
    let sample = ReadingSample(aliases + "2026-01-01 x\n    ab  1\n    z\n")
    #expect(sample.errors == ["account-name-too-long", "account-name-too-long"])
    #expect(sample.firstErrorText == "ab")
  }
}
