extension BalanceSheet {
  /// One line a balance: the amount, aligned at its end, and the account.
  var text: String {
    let amounts = lines.map { line in
      line.commodity.isEmpty
        ? line.number : "\(line.number) \(line.commodity.quotedCommodity)"
    }
    let width = amounts.map(\.count).max() ?? 0
    return zip(amounts, lines).map { amount, line in
      String(repeating: " ", count: width - amount.count) + "\(amount)  \(line.account)\n"
    }.joined()
  }

  /// Comma-separated values with a header, as RFC 4180 has them but for the line feeds.
  var csv: String {
    let rows = lines.map { [$0.account, $0.commodity, $0.number] }
    return ([["account", "commodity", "balance"]] + rows).map { row in
      row.map(\.csvField).joined(separator: ",") + "\n"
    }.joined()
  }

  /// A JSON object of accounts, each an object of commodities, with decimals as strings.
  func json(dialect: String, transactions: Int) -> String {
    var accounts: [(name: String, balances: [String])] = []
    for line in lines {
      let balance = "\(line.commodity.jsonString): \"\(line.number)\""
      if let last = accounts.last, last.name.utf8.elementsEqual(line.account.utf8) {
        accounts[accounts.count - 1].balances.append(balance)
      } else {
        accounts.append((line.account, [balance]))
      }
    }
    let body = accounts.map { account in
      "    \(account.name.jsonString): {\(account.balances.joined(separator: ", "))}"
    }.joined(separator: ",\n")
    return """
      {
        "dialect": \(dialect.jsonString),
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

  /// The text as a field of RFC 4180.
  fileprivate var csvField: String {
    let needsQuotes = utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"\(replacing("\"", with: "\"\""))\"" : self
  }

  /// The text as a JSON string.
  fileprivate var jsonString: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{00}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
