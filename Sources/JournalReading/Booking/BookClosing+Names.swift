internal import Diagnostics
internal import LedgerModel

extension BookClosing {
  /// Warns of accounts that postings use, whose names end in what reads as an amount: a single
  /// blank does not end a name.
  ///
  /// A directive that declares such an account says that it is meant.
  static func noteAmountsInNames(_ books: inout Books) {
    let ledger = books.ledger
    let doubtful = books.firstUses.keys.filter {
      !ledger.accounts.declared.contains($0)
        && amount(atEndOf: ledger.accounts[$0], ledger.commodities) != nil
    }
    guard !doubtful.isEmpty else { return }
    let used = Set(ledger.postings.accounts)
    for account in doubtful.sorted() where used.contains(account) {
      let name = ledger.accounts[account]
      guard let use = books.firstUses[account],
        let amount = amount(atEndOf: name, ledger.commodities)
      else { continue }
      books.warn(
        Mistake(
          .amountInName, at: use.bytes, "'\(amount)' is read as a part of the account's name",
          help: "put two blanks before '\(amount)', or declare the account: account \(name)"),
        in: use.file)
    }
  }

  /// The end of a name that reads as an amount with decimals or with a known commodity, or `nil`.
  private static func amount(atEndOf name: String, _ commodities: CommodityTable) -> String? {
    guard name.utf8.contains(where: { $0.isDigit }) else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last else { return nil }
    let number = words[words.count - 2]
    if words.count > 2, isNumber(number, hasDecimals: false),
      isCommodity(String(last), commodities)
    {
      return "\(number) \(last)"
    }
    guard !last.contains(":"), let start = last.firstIndex(where: \.isASCIIDigit),
      let end = last.lastIndex(where: \.isASCIIDigit)
    else { return nil }
    let symbol = last[..<start].filter { $0 != "-" && $0 != "+" } + last[last.index(after: end)...]
    let isKnown = !symbol.isEmpty && commodities.find(symbol) != nil
    return isNumber(last[start...end], hasDecimals: !isKnown) ? String(last) : nil
  }

  /// Whether a word is a symbol that is known, or looks like the code of a currency.
  private static func isCommodity(_ word: String, _ commodities: CommodityTable) -> Bool {
    commodities.find(word) != nil
      || (word.utf8.count == 3 && word.utf8.allSatisfy { $0.isLetter && $0 < 0x61 })
  }

  /// Whether a word is a number with an optional sign, and with decimals if they are asked for.
  private static func isNumber(_ word: Substring, hasDecimals: Bool) -> Bool {
    let digits = word.first == "-" || word.first == "+" ? word.dropFirst() : word
    guard digits.utf8.first?.isDigit == true, digits.utf8.last?.isDigit == true,
      digits.utf8.allSatisfy({ $0.isDigit || $0 == .point || $0 == .comma })
    else { return false }
    return !hasDecimals || digits.utf8.contains { !$0.isDigit }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
