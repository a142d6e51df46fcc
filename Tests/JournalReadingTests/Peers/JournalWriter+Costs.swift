import JournalReading

extension JournalWriter {
  /// A purchase or sale at a cost, with the money written or left out.
  mutating func writeCost() {
    let thing = dice.pick(GeneratedCommodity.things)
    let money = dice.pick(GeneratedCommodity.moneys)
    let quantity = dice.signed(dice.figure(places: min(thing.places, 3)))
    let isTotal = dice.chance(40)
    let price = dice.figure(places: dice.roll(0...money.places + 1))
    let total = isTotal ? (quantity.units < 0 ? -price : price) : quantity * price
    var bought = tracked(quantity, thing)
    bought.amount += dice.pick([" ", "  ", ""])
    bought.amount += (isTotal ? "@@" : "@") + dice.maybe(90, " ") + positive(price, money)
    let paid = dice.chance(50) ? tracked(-total, money) : freeLine()
    writeEntry(dice.chance(80) ? [bought, paid] : [paid, bought])
  }

  /// An amount above zero without a sign.
  mutating func positive(_ figure: Figure, _ commodity: GeneratedCommodity) -> String {
    var text = amount(figure.magnitude, commodity)
    text.removeAll { $0 == "+" }
    return text
  }

  // MARK: Virtual postings

  /// Postings in parentheses, and a group in brackets, beside real ones.
  mutating func writeVirtual() {
    let money = dice.pick(GeneratedCommodity.moneys)
    let paid = dice.figure(places: money.places)
    var lines = dice.chance(70) ? [tracked(paid, money), tracked(-paid, money)] : []
    if dice.chance(60) {
      let loose = PostingLine(account: "(budget:food)", amount: amount(-paid, money), isFree: true)
      lines.insert(loose, at: dice.roll(0...lines.count))
    }
    if dice.chance(60) || lines.isEmpty { lines += balancedVirtual(paid, money) }
    if dialect == .hledger, dice.chance(20) { lines.append(PostingLine(account: "(budget:none)")) }
    writeEntry(lines)
  }

  private mutating func balancedVirtual(
    _ figure: Figure, _ commodity: GeneratedCommodity
  ) -> [PostingLine] {
    let back = dice.chance(50) ? amount(-figure, commodity) : ""
    return [
      PostingLine(account: "[save:car]", amount: amount(figure, commodity), isFree: true),
      PostingLine(account: "[save:my holiday]", amount: back, isFree: true),
    ]
  }

  // MARK: Assertions

  /// A posting with a claim about its account that is true.
  mutating func writeAssertion() {
    let commodity = dice.pick(GeneratedCommodity.moneys)
    let account = dice.pick(Self.held)
    let moved =
      dice.chance(80)
      ? dice.signed(dice.figure(places: commodity.places)) : Figure(units: 0, places: 0)
    add(moved, commodity, to: account)
    let claim = claim(about: account, commodity)
    let line = PostingLine(account: spelled(account), amount: amount(moved, commodity) + claim)
    writeEntry([line, freeLine()])
  }

  /// `= 5 EUR` and its kin, of what the account holds.
  mutating func claim(about account: String, _ commodity: GeneratedCommodity) -> String {
    let others = sums[full(account)] ?? [:]
    let isSole = others.allSatisfy { $0.key == commodity || $0.value.isZero }
    let isInclusive = dialect == .hledger && dice.chance(30)
    let isTotal = dialect == .hledger && !isInclusive && isSole && dice.chance(50)
    let held = sum(of: account, commodity, isInclusive: isInclusive)
    let sign = (isTotal ? "==" : "=") + (isInclusive ? "*" : "")
    return " \(sign) " + amount(held, commodity)
  }

  /// A posting whose amount follows from what its account is to hold.
  mutating func writeAssignment() {
    let commodity = dice.pick(GeneratedCommodity.moneys)
    let account = dice.pick(Self.held)
    let target = dice.signed(dice.figure(places: commodity.places))
    let line = PostingLine(account: spelled(account), amount: "= " + amount(target, commodity))
    add(target + -sum(of: account, commodity), commodity, to: account)
    writeEntry(dice.chance(70) ? [line, freeLine()] : [freeLine(), line])
  }
}
