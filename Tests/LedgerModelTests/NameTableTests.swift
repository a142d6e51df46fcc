import LedgerModel
import TallyTestSupport
import Testing

@Suite struct NameTableTests {
  @Test func `names are numbered in the order in which they come`() {
    var names = NameTable()
    #expect(names.intern("rent") == 0)
    #expect(names.intern("food") == 1)
    #expect(names.intern("rent") == 0)
    #expect(names.intern("") == 2)
    #expect(names.intern("") == 2)
    #expect(names.count == 3)
    #expect(names[1] == "food")
    #expect(names[2] == "")
    #expect(names.find("food") == 1)
    #expect(names.find("Food") == nil)
  }

  @Test func `a hundred thousand names are all found again`() {
    var names = NameTable()
    let count = 100_000
    let numbers = (0..<count).map { names.intern("expenses:category \($0)") }
    #expect(numbers == (0..<Int32(count)).map { $0 })
    #expect(names.count == count)
    let isFound = (0..<count).allSatisfy { number in
      let name = "expenses:category \(number)"
      return names.find(name) == Int32(number) && names[Int32(number)] == name
    }
    #expect(isFound)
    #expect((count..<2 * count).allSatisfy { names.find("expenses:category \($0)") == nil })
  }

  /// The two names have the same 64-bit hash, found by search, so only their bytes differ.
  @Test func `two names with one hash are kept apart`() {
    let (one, other) = ("jjdddemobnjmjea", "hijfneaiicdekeW")
    var names = NameTable()
    #expect(names.intern(one) == 0)
    #expect(names.find(other) == nil)
    #expect(names.intern(other) == 1)
    #expect(names.intern(one) == 0)
    for number in 2..<500 { #expect(names.intern("name \(number)") == number) }
    #expect(names.find(one) == 0)
    #expect(names.find(other) == 1)
  }

  @Test func `the start of a name is another name`() {
    var names = NameTable()
    let long = String(repeating: "a", count: 300)
    let numbers = (0...300).map { names.intern(String(long.prefix($0))) }
    #expect(Set(numbers).count == 301)
    #expect(names[300] == long)
  }

  @Test func `names are bytes, and are repaired only to be shown`() {
    var names = NameTable()
    let latin: [UInt8] = [0x63, 0x61, 0x66, 0xE9]
    #expect(names.intern(latin.span) == 0)
    #expect(names[0] == "caf\u{FFFD}")
    #expect(names.find("caf\u{FFFD}") == nil)
    #expect(names.find(latin.span) == 0)
    // Composed and decomposed letters are two names, as they are in the file.
    #expect(names.intern("caf\u{E9}") != names.intern("cafe\u{301}"))
  }

  @Test func `random names behave as in a dictionary`() {
    var random = SeededGenerator()
    var names = NameTable()
    var numbers: [[UInt8]: Int32] = [:]
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...3, using: &random)
      let name = (0..<length).map { _ in UInt8.random(in: 250...255, using: &random) }
      let expected = numbers[name] ?? Int32(numbers.count)
      #expect(names.intern(name.span) == expected, "TALLY_SEED=\(random.seed)")
      numbers[name] = expected
    }
    #expect(names.count == numbers.count)
  }
}
