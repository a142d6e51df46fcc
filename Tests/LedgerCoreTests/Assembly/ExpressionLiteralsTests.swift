import Testing

@testable import LedgerCore

@Suite struct ExpressionLiteralsTests {
  @Test(arguments: [
    ("Netflix", ["netflix"]), ("^ACME \\d+$", ["acme "]), ("serv.*12( inc)?$", ["serv", "12"]),
    ("colou?r", ["colo"]), ("ab*c", []), ("abc+d", ["abc"]), ("ab{0,2}cd", ["cd"]),
    ("net[fg]lix", ["net", "lix"]), ("a[]b]cd[^]x]ef", ["cd", "ef"]),
    ("Marks \\& Spencer", ["marks ", " spencer"]),
    ("cafe\u{301} noir", ["caf", " noir"]), ("(?:north|south) shop", [" shop"]),
  ])
  func `texts are read that no match can do without`(_ source: String, _ texts: [String]) {
    #expect(ExpressionLiterals(source).texts == texts)
  }

  @Test(arguments: [
    "north|south", "(?i)north", "(?x) no rth", "\\x41bcd", "\\Qabc\\E", "[a[bc]]de", "abc)",
    "(a(?i)b)cd",
  ])
  func `an expression that could do without any has none`(_ source: String) {
    #expect(ExpressionLiterals(source).texts.isEmpty)
  }

  @Test(arguments: [
    "serv.*1", "(a|b)nd", "st\\.? ?mary", "no-one", "[A-Z]{2}shop", "x{2}yz", "s(ho)+p", "ab?c",
  ])
  func `whatever matches has the texts`(_ source: String) throws {
    let expression = try Regex(source).ignoresCase()
    for name in [
      "Service 1", "sand", "St Mary", "ST. MARY", "NO-ONE", "ab shop", "xxyz", "shoho p", "shop",
      "AC", "abc", "K\u{E9}rv",
    ] where try expression.firstMatch(in: name) != nil {
      for text in ExpressionLiterals(source).texts { #expect(name.lowercased().contains(text)) }
    }
  }
}
