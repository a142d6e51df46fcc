/// The currencies of ISO 4217 and the symbols they are written with.
///
/// Source: ISO 4217 list one, without funds, test codes and metals.
package enum CurrencyCode {
  /// The code behind a commodity's symbol, such as `USD` for `$`, or `nil` if it is no currency.
  package static func code(of symbol: String) -> String? {
    if isCode(symbol) { return symbol }
    return symbols[symbol]
  }

  /// The decimal places of a currency, or `nil` if it is none.
  package static func minorUnit(of symbol: String) -> UInt8? {
    guard let code = code(of: symbol) else { return nil }
    if lists(withoutDecimals, code) { return 0 }
    if lists(withThreeDecimals, code) { return 3 }
    return lists(withFourDecimals, code) ? 4 : 2
  }

  private static func isCode(_ symbol: String) -> Bool {
    lists(withTwoDecimals, symbol) || lists(withoutDecimals, symbol)
      || lists(withThreeDecimals, symbol) || lists(withFourDecimals, symbol)
  }

  /// Whether a text of three-letter codes with something between them lists one.
  ///
  /// A set would have to be made in each run, for the few symbols that are looked up.
  private static func lists(_ codes: String, _ code: String) -> Bool {
    let (codes, code) = (codes.utf8.span, code.utf8.span)
    guard code.count == 3 else { return false }
    for start in stride(from: 0, to: codes.count, by: 4)
    where codes[start] == code[0] && codes[start + 1] == code[1] && codes[start + 2] == code[2] {
      return true
    }
    return false
  }

  private static let withTwoDecimals = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF
    CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD
    HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD
    MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON
    RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD
    TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
    """

  private static let withoutDecimals =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"

  private static let withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND"

  private static let withFourDecimals = "CLF UYW"

  private static let symbols: [String: String] = [
    "$": "USD", "US$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "円": "JPY", "元": "CNY",
    "CN¥": "CNY", "₹": "INR", "₽": "RUB", "₩": "KRW", "₺": "TRY", "₴": "UAH", "₫": "VND",
    "₱": "PHP", "₦": "NGN", "₪": "ILS", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₸": "KZT",
    "₮": "MNT", "₭": "LAK", "₾": "GEL", "₼": "AZN", "฿": "THB", "R$": "BRL", "A$": "AUD",
    "AU$": "AUD", "C$": "CAD", "CA$": "CAD", "NZ$": "NZD", "HK$": "HKD", "S$": "SGD",
    "NT$": "TWD", "MX$": "MXN", "Rp": "IDR", "RM": "MYR", "Ft": "HUF", "zł": "PLN",
    "Kč": "CZK", "kr": "SEK", "Fr": "CHF", "lei": "RON", "лв": "BGN", "R": "ZAR",
  ]
}
