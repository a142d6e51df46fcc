extension BeancountWriter {
  /// Adds a lot to a broker's account, with its cost in one of the ways to write it.
  mutating func writePurchase() {
    let account = Self.broker(dice.pick(Self.brokers))
    let (money, places) = dice.pick(Self.moneys)
    let thing = dice.pick(Array(Self.things.prefix(3)))
    // Beancount keeps the cost of a unit with 28 digits and the reader the total as it is, so a total
    // is made of counts by which it divides.
    let units = dice.pick([1, 2, 4, 5, 8, 10, 16, 20, 25])
    let price = dice.figure(places: places)
    let total = price * Figure(units: units, places: 0)
    let label = dice.chance(30) ? "lot-\(dice.roll(1...999))" : nil
    if dice.chance(60) { day.advance(by: dice.roll(1...9)) }
    var parts = [dice.chance(15) ? "" : "\(number(price)) \(money)"]
    let isTotal = parts[0] != "" && dice.chance(15)
    if isTotal { parts = ["\(number(total)) \(money)"] }
    if parts[0] == "" {
      parts = [money]
    } else if !isTotal, dice.chance(8) {
      parts = ["\(number(price)) # 1.50 \(money)"]
    }
    if let label { parts.append("\"\(label)\"") }
    if dice.chance(20) { parts.append(day.text()) }
    let cost =
      isTotal ? "{{\(parts.joined(separator: ", "))}}" : "{\(parts.joined(separator: ", "))}"
    let isWritten = parts[0] == money || dice.chance(50) && !parts[0].contains("#")
    let paid = isWritten ? tracked(-total, money) : dice.pick(Self.free)
    let market = dice.maybe(15, " @ \(price.text) \(money)")
    lots[account, default: []].append(
      GeneratedLot(
        units: units, thing: thing, price: price, money: money, day: day, label: label))
    writeLotEntry(["\(account)  \(units) \(thing) \(cost)\(market)", paid])
  }

  /// Writes an entry on the day that the lot was kept with.
  private mutating func writeLotEntry(_ postings: [String]) {
    let kept = day
    line("\(kept.text()) * \"lots\"")
    for posting in postings { line("  " + posting) }
  }

  /// Takes units of a lot away, mostly so that the account's method finds them.
  mutating func writeSale() {
    let method = dice.pick(Self.brokers)
    let account = Self.broker(method)
    guard let held = lots[account], !held.isEmpty else { return writePurchase() }
    let index = dice.roll(0...held.count - 1)
    let lot = held[index]
    let units = dice.chance(90) ? dice.roll(1...lot.units) : lot.units + dice.roll(0...5)
    day.advance(by: dice.roll(1...9))
    let spec = saleSpec(of: lot, isFree: method != "STRICT" || dice.chance(15))
    let sold = dice.figure(places: lot.price.places)
    let market = dice.maybe(70, " @ \(sold.text) \(lot.money)")
    let proceeds = tracked(sold * Figure(units: units, places: 0), lot.money)
    writeLotEntry(["\(account)  -\(units) \(lot.thing) \(spec)\(market)", proceeds, "Income:Gain"])
    take(units, from: account, at: spec == "{}" ? order(method, held, lot) : [index])
  }

  private mutating func saleSpec(of lot: GeneratedLot, isFree: Bool) -> String {
    let price = "{\(lot.price.text) \(lot.money)}"
    var specs = [
      price, price, "{\(lot.price.text)}", "{\(lot.day.text()), \(lot.price.text) \(lot.money)}",
    ]
    if let label = lot.label {
      specs += ["{\"\(label)\"}", "{\(lot.price.text) \(lot.money), \"\(label)\"}"]
    }
    if isFree { specs += ["{}", "{}", "{\(lot.day.text())}", "{\(lot.money)}"] }
    return dice.pick(specs)
  }

  /// The rows of the lots of the same thing in the order in which a method takes them.
  private func order(_ method: String, _ held: [GeneratedLot], _ lot: GeneratedLot) -> [Int] {
    let rows = held.indices.filter { held[$0].thing == lot.thing }
    return method == "LIFO" ? rows.reversed() : rows
  }

  private mutating func take(_ units: Int, from account: String, at rows: [Int]) {
    var rest = units
    for row in rows {
      let taken = min(rest, lots[account]?[row].units ?? 0)
      lots[account]?[row].units -= taken
      rest -= taken
    }
    lots[account]?.removeAll { $0.units <= 0 }
  }
}
