/// A commodity of generated journals, with how it is written.
struct GeneratedCommodity: Hashable {
  /// The symbol as it is written, quotes included; empty for a bare number.
  let symbol: String
  /// The decimals of its amounts.
  let places: Int
  var isLeft = false
  /// Whether prices are in it.
  var isMoney = false

  static let bare = GeneratedCommodity(symbol: "", places: 0)

  static let moneys = [
    GeneratedCommodity(symbol: "EUR", places: 2, isMoney: true),
    GeneratedCommodity(symbol: "$", places: 2, isLeft: true, isMoney: true),
    GeneratedCommodity(symbol: "£", places: 2, isLeft: true, isMoney: true),
    GeneratedCommodity(symbol: "USD", places: 2, isMoney: true),
    GeneratedCommodity(symbol: "JPY", places: 0, isMoney: true),
  ]

  static let things = [
    GeneratedCommodity(symbol: "AAA", places: 0),
    GeneratedCommodity(symbol: "FUND", places: 3),
    GeneratedCommodity(symbol: "\"green apples\"", places: 0),
    GeneratedCommodity(symbol: "\"LU 001-x\"", places: 2, isLeft: true),
    GeneratedCommodity(symbol: "kWh", places: 1),
    GeneratedCommodity(symbol: "BTC", places: 6),
  ]

  /// Only in entries whose sum nobody has to know: their numbers are written in every style.
  static let wild = [
    GeneratedCommodity(symbol: "DKK", places: 2),
    GeneratedCommodity(symbol: "kr", places: 2, isLeft: true),
    GeneratedCommodity(symbol: "CHF", places: 3),
    GeneratedCommodity(symbol: "\"x 1\"", places: 2),
  ]
}
