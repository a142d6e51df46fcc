import LedgerModel
import Testing

@Suite struct PowersOfTenTests {
  @Test(arguments: 0...38)
  func `a power of ten is a one and zeros`(_ exponent: Int) {
    #expect(String(powersOfTen[exponent]) == "1" + String(repeating: "0", count: exponent))
  }
}
