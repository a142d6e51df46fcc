import TallyTestSupport
import Testing

@testable import JournalReading

/// Each search against a plain loop, at every alignment and with every length of tail.
@Suite struct ByteSearchTests {
  /// A search, the bytes that it stops at, and the bytes that a text for it is made of.
  struct Search: Sendable, CustomTestStringConvertible {
    let name: String
    let search: @Sendable (borrowing [UInt8], Int) -> Int
    let stops: @Sendable (UInt8) -> Bool
    let alphabet: [UInt8]

    var testDescription: String { name }
  }

  static let searches = [
    Search(
      name: "newline", search: { $0.span.newline(from: $1) }, stops: { $0 == .newline },
      alphabet: [.newline, 0x0B, 0x8A, 0x00, 0x09, .space, .space, .space]),
    Search(
      name: "no blank", search: { $0.span.skippingBlanks(from: $1) }, stops: { !$0.isBlank },
      alphabet: [.space, .space, .space, .space, .tab, 0x21, 0xA0, 0x00]),
    Search(
      name: "few blanks", search: { $0.span.skippingFewBlanks(from: $1) },
      stops: { !$0.isBlank }, alphabet: [.space, .space, .space, .tab, 0x21, 0xA0, 0x00]),
    Search(
      name: "header mark", search: { $0.span.headerMark(from: $1) },
      stops: { $0 < .space || $0 == .semicolon || $0 == .pipe },
      alphabet: [.newline, .carriageReturn, .semicolon, .pipe, 0x3C, 0x3A, 0x7D, 0x0B, 0xBB, 0xFC]),
    Search(
      name: "comment mark", search: { $0.span.commentMark(from: $1) },
      stops: { $0 == .newline || $0 == .colon || $0 == .openBracket },
      alphabet: [.newline, .colon, .openBracket, 0x3B, 0x5C, 0x0B, 0xBA, 0xDB, 0x41, 0x41]),
    Search(
      name: "text mark", search: { $0.span.textMark(from: $1) },
      stops: { $0 == .newline || $0 == .quote || $0 == 0x5C },
      alphabet: [.newline, .quote, 0x5C, 0x23, 0x5D, 0x0B, 0xA2, 0xDC, 0x41, 0x41]),
    Search(
      name: "wide byte", search: { $0.span.wideByte(from: $1) }, stops: { $0 >= 0x80 },
      alphabet: [0x7F, 0x00, 0x41, 0x41, 0x41, 0x80, 0xFF]),
    Search(
      name: "name stop", search: { $0.span.nameStop(from: $1) },
      stops: { $0 <= .space || $0 >= 0x80 },
      alphabet: [0x21, 0x7F, 0x41, 0x41, 0x41, 0x20, 0x00, 0x80, 0xA1]),
  ]

  @Test(arguments: searches)
  func `a search finds what a loop finds`(_ search: Search) {
    var random = SeededGenerator(seed: 26)
    var wrong = 0
    for length in 0..<160 {
      for _ in 0..<4 {
        // Now and then a stop, mostly long runs of other bytes.
        let calm = search.alphabet.filter { !search.stops($0) }
        let bytes = (0..<length).map { _ in
          (Int.random(in: 0..<12, using: &random) == 0
            ? search.alphabet.randomElement(using: &random) : calm.randomElement(using: &random))
            ?? 0
        }
        for start in 0...min(length, 16) {
          let expected = (start..<length).first { search.stops(bytes[$0]) } ?? length
          if search.search(bytes, start) != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0, "seed \(random.seed)")
  }

  @Test(arguments: searches)
  func `a search stops at each byte that it should, at each place of a word`(_ search: Search) {
    let calm = search.alphabet.first { !search.stops($0) } ?? 0
    for stop in UInt8.min...UInt8.max {
      for place in 0..<17 {
        var bytes = Array(repeating: calm, count: 24)
        bytes[place] = stop
        let expected = search.stops(stop) ? place : 24
        if search.search(bytes, 0) != expected { Issue.record("\(stop) at \(place)") }
      }
    }
  }

  @Test func `a short word is its bytes, and a longer or an empty one is none`() {
    let bytes = Array("USD EUR\nABCDEFGH AB\u{E9}CDEF ABCDEFG ".utf8)
    func word(_ offset: Int) -> String? {
      bytes.span.shortWord(at: offset).map { word in
        String(
          decoding: (0..<word.length).map { UInt8(truncatingIfNeeded: word.bytes >> ($0 * 8)) },
          as: UTF8.self)
      }
    }
    #expect([0, 4, 17].map(word) == ["USD", "EUR", "AB"])
    #expect([3, 7, 8, bytes.count - 7].map(word) == [nil, nil, nil, nil])
    #expect(word(bytes.count - 8) == "ABCDEFG")
  }
}
