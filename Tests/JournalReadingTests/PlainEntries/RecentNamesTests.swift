import Testing

@testable import JournalReading

@Suite struct RecentNamesTests {
  private func name(_ bytes: [UInt8], _ range: Range<Int>) throws -> ShortName {
    let name = bytes.span.shortName(range)
    return try #require(name)
  }

  @Test(arguments: [0, 1, 7, 8, 16, 17, 31, 32, 33, 60])
  func `a name is short from 8 to 32 bytes`(_ length: Int) {
    let bytes = Array(repeating: UInt8(ascii: "a"), count: length)
    let isShort = bytes.span.shortName(0..<length) != nil
    #expect(isShort == (8...32).contains(length))
  }

  @Test func `a name that differs in any one byte is another`() throws {
    for length in 8...32 {
      let bytes = (0..<length).map { UInt8(65 + $0) }
      var names = RecentNames(bits: 4)
      names.keep(try name(bytes, 0..<length), 7)
      for place in 0..<length {
        var other = bytes
        other[place] ^= 0x20
        let found = names.find(try name(other, 0..<length))
        #expect(found == nil, "byte \(place) of \(length)")
      }
      let found = names.find(try name(bytes, 0..<length))
      #expect(found == 7)
    }
  }

  @Test func `a shorter name of the same words is another`() throws {
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 32)
    var names = RecentNames(bits: 2)
    names.keep(try name(bytes, 0..<20), 1)
    let (same, other) = (
      names.find(try name(bytes, 5..<25)),
      names.find(try name(bytes, 0..<21))
    )
    #expect(same == 1)
    #expect(other == nil)
  }

  @Test func `names are only ever forgotten, never mixed up`() throws {
    var names = RecentNames(bits: 3)
    var known = 0
    for number in 0..<200 as Range<Int32> {
      let bytes = Array("expenses:\(number)".utf8)
      names.keep(try name(bytes, 0..<bytes.count), number)
    }
    for number in 0..<200 as Range<Int32> {
      let bytes = Array("expenses:\(number)".utf8)
      guard let found = names.find(try name(bytes, 0..<bytes.count)) else {
        continue
      }
      known += 1
      #expect(found == number)
    }
    #expect((1...8).contains(known))
    names.removeAll()
    let bytes = Array("expenses:199".utf8)
    let found = names.find(try name(bytes, 0..<bytes.count))
    #expect(found == nil)
  }

  @Test func `names of one set keep their places until it is full`() throws {
    var names = RecentNames(bits: 2)
    var found: [Int32?] = []
    for number in 0..<5 as Range<Int32> {
      let bytes = Array("expenses:\(number)".utf8)
      names.keep(try name(bytes, 0..<bytes.count), number)
    }
    for number in 0..<5 as Range<Int32> {
      let bytes = Array("expenses:\(number)".utf8)
      found.append(names.find(try name(bytes, 0..<bytes.count)))
    }
    #expect(found.count { $0 != nil } == 4)
    #expect(found.last == 4)
  }

  @Test func `what stands in the first slot is found there`() throws {
    let bytes = Array("expenses:food".utf8)
    var names = RecentNames(bits: 4)
    let before = names.findFirst(try name(bytes, 0..<bytes.count))
    names.keep(try name(bytes, 0..<bytes.count), 3)
    let after = names.findFirst(try name(bytes, 0..<bytes.count))
    #expect(before == nil)
    #expect(after == 3)
  }
}
