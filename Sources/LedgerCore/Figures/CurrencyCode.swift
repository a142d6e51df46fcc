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
    if withoutDecimals.contains(code) { return 0 }
    if withThreeDecimals.contains(code) { return 3 }
    return withFourDecimals.contains(code) ? 4 : 2
  }

  private static func isCode(_ symbol: String) -> Bool {
    withTwoDecimals.contains(symbol) || withoutDecimals.contains(symbol)
      || withThreeDecimals.contains(symbol) || withFourDecimals.contains(symbol)
  }

  private static let withTwoDecimals = Set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF
    CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD
    HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD
    MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON
    RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD
    TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let withoutDecimals: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]

  private static let withThreeDecimals: Set<String> = [
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]

  private static let withFourDecimals: Set<String> = ["CLF", "UYW"]

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
