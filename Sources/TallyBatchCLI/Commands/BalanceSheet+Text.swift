internal import Diagnostics
internal import LedgerModel

extension BalanceSheet {
  /// One line a balance: the amount, aligned at its end, and the account.
  ///
  /// Control characters in names are made visible, since the text is for a terminal.
  var text: String {
    let amounts = lines.map { line in
      line.commodity.isEmpty
        ? line.number : "\(line.number) \(line.commodity.quotedCommodity.printable)"
    }
    let widths = amounts.map(\.displayWidth)
    let width = widths.max() ?? 0
    return lines.indices.map { index in
      String(repeating: " ", count: width - widths[index])
        + "\(amounts[index])  \(lines[index].account.printable)\n"
    }.joined()
  }

  /// Comma-separated values with a header, as RFC 4180 has them but for the line feeds.
  ///
  /// A name that a spreadsheet would take for a formula gets an apostrophe; the number is a number.
  var csv: String {
    let rows = lines.map { line in
      [line.account.withoutFormula, line.commodity.withoutFormula, line.number]
    }
    return ([["account", "commodity", "balance"]] + rows).map { row in
      row.map(\.quotedForCSV).joined(separator: ",") + "\n"
    }.joined()
  }

  /// A JSON object of accounts, each an object of commodities, with decimals as strings.
  func json(dialect: String, transactions: Int) -> String {
    var accounts: [(name: String, balances: [String])] = []
    for line in lines {
      let balance = "\(line.commodity.quotedForJSON): \"\(line.number)\""
      if let last = accounts.last, last.name.utf8.elementsEqual(line.account.utf8) {
        accounts[accounts.count - 1].balances.append(balance)
      } else {
        accounts.append((line.account, [balance]))
      }
    }
    let body = accounts.map { account in
      "    \(account.name.quotedForJSON): {\(account.balances.joined(separator: ", "))}"
    }.joined(separator: ",\n")
    return """
      {
        "dialect": \(dialect.quotedForJSON),
        "transactions": \(transactions),
        "balances": {\(body.isEmpty ? "" : "\n\(body)\n  ")}
      }

      """
  }
}

extension String {
  /// The symbol as a journal writes it: in quotes unless it is plain.
  fileprivate var quotedCommodity: String {
    contains { $0.isNumber || $0.isWhitespace || "-+.,;@*/^&|=<>(){}[]\"".contains($0) }
      ? "\"\(self)\"" : self
  }
}
