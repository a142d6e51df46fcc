/// How `balances` prints.
enum BalancesFormat: String, CaseIterable, Sendable {
  case text, csv, json

  /// Takes the one format that was typed, or text.
  init(_ names: [String]) throws(UsageError) {
    guard names.count < 2 else {
      throw UsageError("'balances' prints one format, found '\(names.joined(separator: ","))'")
    }
    let name = names.first ?? BalancesFormat.text.rawValue
    guard let format = BalancesFormat(rawValue: name) else {
      throw .unknownFormat(name, of: BalancesFormat.allCases.map(\.rawValue))
    }
    self = format
  }
}
