import Testing

@testable import LedgerCore

@Suite struct `JSONValue+CanonicalTests` {
  private func text(_ value: JSONValue, without omission: JSONOmission = .nothing) -> String {
    String(decoding: value.canonicalBytes(without: omission), as: UTF8.self)
  }

  @Test func `the canonical text is compact with sorted names`() {
    let value: JSONValue = [
      "b": .array([.integer(-1), .bool(true), .null]), "a": .string("x"), "empty": .array([]),
      "none": [:],
    ]
    #expect(text(value) == #"{"a":"x","b":[-1,true,null],"empty":[],"none":{}}"#)
  }

  @Test func `names are sorted by all of their bytes`() {
    let names = ["monthlyB", "monthly", "monthlyA", "monthlyOutflow", "é", "z", "", "monthlyBa"]
    let value = JSONValue.object(names.map { .init($0, .null) })
    #expect(
      text(value)
        == #"{"":null,"monthly":null,"monthlyA":null,"monthlyB":null,"monthlyBa":null,"#
        + #""monthlyOutflow":null,"z":null,"é":null}"#)
  }

  @Test func `members are left out where a path or a name says so`() {
    let value: JSONValue = [
      "day": .string("1"), "keep": ["day": .string("2"), "never": .null],
      "list": .array([["day": .string("3"), "x": .integer(4)], [:]]),
    ]
    let omission = JSONOmission(everywhere: ["never"], path: ["day": nil, "list": ["day": nil]])
    #expect(text(value, without: omission) == #"{"keep":{"day":"2"},"list":[{"x":4},{}]}"#)
  }

  @Test func `days of some members are written as months`() {
    let value: JSONValue = ["end": .string("2026-11-30"), "start": .string("2026-11-30")]
    let omission = JSONOmission(byMonth: ["end"])
    #expect(text(value, without: omission) == #"{"end":"2026-11","start":"2026-11-30"}"#)
    #expect(text(["end": .null], without: omission) == #"{"end":null}"#)
    #expect(text(["end": .string("soon")], without: omission) == #"{"end":"soon"}"#)
  }
}
