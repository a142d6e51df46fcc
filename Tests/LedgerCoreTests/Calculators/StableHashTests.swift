import LedgerCore
import TallyTestSupport
import Testing

@Suite struct StableHashTests {
  struct Inputs: Decodable, Sendable {
    let string: String
    let utf8Hex: String?
  }

  struct Hash: Decodable, Sendable {
    let hex: String
    let decimal: String
  }

  @Test(arguments: try GoldenFile.cases("fnv1a64", Inputs.self, Hash.self))
  func `bytes have the published hash`(_ golden: GoldenCase<Inputs, Hash>) {
    let bytes = Array(golden.inputs.string.utf8)
    if let digits = golden.inputs.utf8Hex {
      let written = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      #expect(written.joined() == digits)
    }
    let hash = StableHash.fnv1a(bytes)
    #expect(StableHash.hex(hash) == golden.expected.hex)
    #expect(String(hash) == golden.expected.decimal)
    #expect(StableHash.fnv1a(golden.inputs.string) == hash)
  }

  @Test(arguments: [
    (UInt64(0), "0000000000000000"), (0x89be, "00000000000089be"), (.max, "ffffffffffffffff"),
  ])
  func `a hash has sixteen digits`(_ hash: UInt64, _ text: String) {
    #expect(StableHash.hex(hash) == text)
  }

  @Test func `equal texts of other bytes have another hash`() {
    let (composed, decomposed) = ("\u{e9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(StableHash.fnv1a(composed) != StableHash.fnv1a(decomposed))
    #expect(StableHash.fnv1a("a\r\nb") != StableHash.fnv1a("a\nb"))
  }
}
