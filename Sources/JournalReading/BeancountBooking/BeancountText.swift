internal import LedgerModel

/// Writes amounts, lots and names for messages.
struct BeancountText: Sendable {
  var accounts: AccountTable
  var commodities: CommodityTable
  var names: NameTable

  func name(_ account: AccountID) -> String { accounts[account] }

  func amount(_ number: Quantity, _ currency: CommodityID) -> String {
    "\(number) \(commodities[currency])"
  }

  func amount(_ money: Money) -> String { amount(money.quantity, money.commodity) }

  /// A cost as it would be written in braces.
  func cost(_ cost: BeancountCostSpec) -> String {
    var parts: [String] = []
    let numbers = [cost.perUnit.value, cost.total.value].compactMap { $0 }.map { "\($0)" }
    let currency = cost.currency.value.map { commodities[$0] }
    let amount = [numbers.joined(separator: " # "), currency ?? ""].filter { !$0.isEmpty }
    if !amount.isEmpty { parts.append(amount.joined(separator: " ")) }
    if let day = cost.day { parts.append("\(day)") }
    if let label = cost.label { parts.append("\"\(names[label])\"") }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// Some positions, the first few in full.
  func list(_ positions: [Inventory.Position]) -> String {
    let shown = positions.prefix(4).map { position in
      let amount = amount(position.number, position.currency)
      guard let lot = position.lot else { return amount }
      let spec = BeancountCostSpec(
        perUnit: .known(lot.number), total: .absent, currency: .known(lot.currency), day: lot.day,
        label: lot.label)
      return "\(amount) \(cost(spec))"
    }
    let more = positions.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
