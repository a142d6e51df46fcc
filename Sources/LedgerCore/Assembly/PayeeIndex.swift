internal import LedgerModel

/// Which payees each recurring item means.
///
/// A payee is meant if one of the item's patterns occurs in it, ignoring case; an item without a
/// pattern means the payees in which its name stands as whole words. All texts are looked for at
/// once, and an expression is tried once on each payee that has the texts it cannot do without.
struct PayeeIndex: Sendable {
  private var payeesByItem: [[PayeeID]]
  private var itemsByPayee: [PayeeID: [Int]] = [:]

  /// Looks through the payees that have charges.
  ///
  /// An expression that cannot be read matches nothing.
  init(_ items: [DeclaredItem], _ payees: [PayeeID], _ ledger: Ledger) {
    payeesByItem = items.map { _ in [] }
    let needles = Needles(items)
    let search = TextSearch(
      (needles.texts.map(\.text) + needles.parts.map(\.text)).map { Array($0.utf8) })
    for payee in payees {
      let name = ledger.payees[payee.index]
      let lowered = name.lowercased()
      var meant = Set<Int>()
      var missing = needles.expressions.map { $0.parts }
      search.forEachMatch(in: Array(lowered.utf8)) { text, end in
        guard text < needles.texts.count else {
          let part = needles.parts[text - needles.texts.count]
          missing[part.expression] &= ~part.bit
          return
        }
        let needle = needles.texts[text]
        guard !needle.isWord || PayeeIndex.isWord(in: lowered, needle.text, end) else { return }
        meant.formUnion(needle.items)
      }
      for (expression, missing) in zip(needles.expressions, missing) where missing == 0 {
        if expression.regex.isFound(in: name) { meant.formUnion(expression.items) }
      }
      guard !meant.isEmpty else { continue }
      itemsByPayee[payee] = meant.sorted()
      for item in meant { payeesByItem[item].append(payee) }
    }
  }

  /// The payees that an item means, ascending.
  func payees(of item: Int) -> [PayeeID] { payeesByItem[item] }

  /// The items that mean a payee, ascending.
  func items(of payee: PayeeID) -> [Int] { itemsByPayee[payee] ?? [] }

  /// Whether neither a letter nor a digit stands on either side of a text that ends at an offset.
  private static func isWord(in payee: String, _ text: String, _ end: Int) -> Bool {
    let bytes = payee.utf8
    let upper = bytes.index(bytes.startIndex, offsetBy: end)
    let lower = bytes.index(upper, offsetBy: -text.utf8.count)
    return ![payee[..<lower].last, payee[upper...].first].contains {
      $0.map { $0.isLetter || $0.isNumber } ?? false
    }
  }
}

extension PayeeIndex {
  /// What to look for, each text and expression once with the items that want it.
  private struct Needles {
    var texts: [(text: String, isWord: Bool, items: [Int])] = []
    /// Each with the bits of its ``parts``.
    var expressions: [(regex: RegularExpression, parts: UInt64, items: [Int])] = []
    /// What has to stand in a payee for an expression to match it.
    var parts: [(text: String, expression: Int, bit: UInt64)] = []
    private var textRows: [String: Int] = [:]
    private var expressionRows: [String: Int] = [:]

    init(_ items: [DeclaredItem]) {
      for (number, item) in items.enumerated() {
        if item.payees.isEmpty { add(item.name, isWord: true, number) }
        for pattern in item.payees {
          switch pattern {
          case .text(let text): add(text, isWord: false, number)
          case .expression(let source): add(expression: source, number)
          }
        }
      }
    }

    private mutating func add(_ text: String, isWord: Bool, _ item: Int) {
      let lowered = text.lowercased()
      let key = (isWord ? "w" : "t") + lowered
      let row = textRows[key] ?? texts.count
      if row == texts.count { texts.append((lowered, isWord, [])) }
      textRows[key] = row
      texts[row].items.append(item)
    }

    private mutating func add(expression source: String, _ item: Int) {
      if let row = expressionRows[source] {
        expressions[row].items.append(item)
      } else if let expression = try? RegularExpression(source) {
        var bits: UInt64 = 0
        for (number, text) in ExpressionLiterals(source).texts.prefix(64).enumerated() {
          parts.append((text, expressions.count, 1 << UInt64(number)))
          bits |= 1 << UInt64(number)
        }
        expressionRows[source] = expressions.count
        expressions.append((expression, bits, [item]))
      }
    }
  }
}
