internal import LedgerModel

/// What account names say of their kind, as hledger reads them.
///
/// Names are looked at one part at a time, lower-cased, from the top down: a part either refines
/// what the parts above it say or leaves it as it is.
enum AccountNamePattern {
  /// The kind that a top-level name says, or `nil` if it says none.
  static func kind(ofRoot name: String) -> AccountKind? {
    switch name {
    case "asset", "assets": .asset
    case "debt", "debts", "liability", "liabilities": .liability
    case "equity": .equity
    case "income", "incomes", "revenue", "revenues": .revenue
    case "expense", "expenses": .expense
    default: nil
    }
  }

  /// The kind of an account directly below a top-level one of the kind `root`.
  static func kind(of name: String, below root: AccountKind) -> AccountKind {
    switch root {
    case .equity where conversions.contains(name): .conversion
    case .equity where unrealisedGains.contains(name): .unrealisedGain
    case .revenue where gains.contains(name): .gain
    default: root
    }
  }

  /// Whether a part of a name below an asset's root says that the money can be spent at once.
  ///
  /// Beside hledger's own words (`cash`, `bank`, `checking`, `savings`, `current`, …) these are
  /// taken for cash: `wallet`, `giro`, `girokonto`, `konto`, `postbank`, `paypal`, `money market`,
  /// `mmf`, and whatever begins with `current`, such as `Current Assets`.
  static func isCash(_ name: String) -> Bool { cash.contains(name) || name.hasPrefix("current") }

  /// Whether a part of a name says that the account is for interest.
  static func isInterest(_ name: String) -> Bool {
    var rest = name.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
      rest = rest[start...]
      if rest.starts(with: "interest".utf8) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Whether a part of a name below its root is `tax` or `taxes`.
  ///
  /// It is looked for in the bytes, as every account of the books is asked.
  static func isTax(_ name: String) -> Bool {
    let bytes = name.utf8.span
    for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
      if isTax(bytes, from: index + 1) { return true }
    }
    return false
  }

  /// Whether the part of a name from an offset on is `tax` or `taxes`, in letters of either case.
  private static func isTax(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    let word = "taxes".utf8.span
    var length = 0
    while length < word.count, start + length < bytes.count,
      bytes[start + length] | 0x20 == word[length]
    {
      length += 1
    }
    let end = start + length
    let isWhole = end == bytes.count || bytes[end] == UInt8(ascii: ":")
    return isWhole && (length == 3 || length == 5)
  }

  private static let cash: Set<String> = [
    "cash", "bank", "check", "checking", "chequ", "cheque", "chequing", "chequeing", "saving",
    "savings", "wallet", "giro", "girokonto", "konto", "postbank", "paypal", "money market",
    "money-market", "moneymarket", "mmf",
  ]

  private static let conversions: Set<String> = [
    "trade", "trades", "trading", "tradings", "conversion", "conversions",
  ]

  private static let gains = Set(
    capital.flatMap { prefix in ["gain", "gains", "loss", "losses"].map { prefix + $0 } })

  private static let unrealisedGains = Set(
    ["unrealised", "unrealized"].flatMap { word in
      [word]
        + ["-", " "].flatMap { gap in
          capital.flatMap { prefix in ["gain", "gains"].map { word + gap + prefix + $0 } }
        }
    })

  private static let capital = ["", "capital", "capital-", "capital "]
}
