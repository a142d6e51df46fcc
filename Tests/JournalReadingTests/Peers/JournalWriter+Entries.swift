import JournalReading

/// A posting line of a generated entry, without its indent and comment.
struct PostingLine {
  var account: String
  var amount = ""
  /// Whether the posting may have a day of its own: nobody asserts its account.
  var isFree = false
}

extension JournalWriter {
  static let held = ["assets:bank", "assets:bank:a", "assets:bank:b", "assets:cash", "Aktiva:Büro"]
  static let free = [
    "expenses:food", "expenses:my rent", "income:salary", "equity:opening balances", "exp:fun",
    "liabilities:card 1", "chk:x",
  ]

  /// Writes a header and its postings, with marks, comments and tags where they may be.
  mutating func writeEntry(_ postings: [PostingLine]) {
    day.advance(by: dice.chance(60) ? dice.roll(0...9) : 0)
    line(header())
    if dice.chance(12) { line("    ; " + comment()) }
    let indent = dice.pick(["    ", "    ", "  ", " ", "\t"])
    for posting in postings {
      line(indent + postingText(posting))
      if dice.chance(6) { line(indent + "; " + comment()) }
    }
  }

  private mutating func postingText(_ posting: PostingLine) -> String {
    let status = dice.chance(6) ? dice.pick(["* ", "! "]) : ""
    let gap = dice.pick(["  ", "      ", "  \t"])
    let body = posting.amount.isEmpty ? posting.account : posting.account + gap + posting.amount
    guard dice.chance(posting.isFree ? 20 : 8) else { return status + body + dice.maybe(4, "  ") }
    let own = posting.isFree && dice.chance(50) ? ownDate() : comment()
    return status + body + "  ; " + own
  }

  /// A day of a posting's own, later than the entry's.
  private mutating func ownDate() -> String {
    var own = day
    own.advance(by: dice.roll(0...40))
    guard dialect == .hledger else {
      return dice.pick([
        "[\(own.text())]", "[=\(own.text("/"))]", "[\(day.text())=\(own.text())]",
      ])
    }
    return dice.pick([
      "date:\(own.text())", "[\(own.text())]", "[=\(own.text("/"))]", "date2:\(own.text("."))",
      "for: x, date:\(own.text("/", isPadded: false))", "[\(own.text())=\(own.text())]",
    ])
  }

  /// Free text, tags and what looks like them.
  mutating func comment() -> String {
    dice.pick([
      "paid", "for: home", "a:b, c:d", ":trip:work:", "Key: a value, with a comma", "x;y",
      "https://example.org/a?b=c", "100 EUR  less", "key:", "für · zwei", "=20 EUR", "@ 5",
    ])
  }

  mutating func header() -> String {
    var parts = [date()]
    let isCleared = dice.chance(30)
    if isCleared { parts.append(dice.pick(["*", "!"])) }
    if dice.chance(12) { parts.append("(\(dice.pick(["42", "", "a b", "c-1/2"])))") }
    let payee = dice.pick([
      "Grocer", "Müller & Sohn", "Shop | weekly food", "x", "A \"quoted\" name", "1 000 things",
      "= not a rule", "payee with  two blanks", "", "50% off, today",
    ])
    if !payee.isEmpty { parts.append(payee) }
    return parts.joined(separator: " ") + (dice.chance(10) ? "  ; " + comment() : "")
  }

  private mutating func date() -> String {
    let mark = dice.pick(["-", "-", "/", "."])
    let isPadded = dice.chance(75)
    if scope.year == day.year, dice.chance(40) { return day.short(mark, isPadded: isPadded) }
    guard dice.chance(8) else { return day.text(mark, isPadded: isPadded) }
    var second = day
    second.advance(by: dice.roll(0...50))
    return day.text(mark, isPadded: isPadded) + "=" + second.text(mark)
  }

  // MARK: What an entry is about

  /// Balanced, with every amount written, in one to three commodities.
  mutating func writeExplicit() {
    var lines: [PostingLine] = []
    for _ in 0..<dice.pick([1: 8, 2: 2, 3: 1]) {
      let commodity = dice.pick(anyCommodity)
      var rest = Figure(units: 0, places: 0)
      for _ in 0..<dice.roll(1...3) {
        let part = dice.signed(dice.figure(places: commodity.places))
        rest = rest + part
        lines.append(tracked(part, commodity))
      }
      lines.append(tracked(-rest, commodity))
    }
    writeEntry(lines)
  }

  /// One posting without an amount.
  mutating func writeElided() {
    var lines = (0..<dice.roll(1...3)).map { _ in
      let commodity = dice.pick(anyCommodity)
      return tracked(dice.signed(dice.figure(places: commodity.places)), commodity)
    }
    lines.insert(freeLine(), at: dice.roll(0...lines.count))
    writeEntry(lines)
  }

  /// Numbers in every style beside a missing amount.
  mutating func writeWild() {
    let lines = (0..<dice.roll(1...3)).map { _ in
      PostingLine(account: "wild:" + dice.pick(["a", "b"]), amount: wildAmount(), isFree: true)
    }
    writeEntry(lines + [PostingLine(account: "wild:rest", isFree: true)])
  }

  /// Two commodities without a cost, of which one is taken as the price of the other.
  mutating func writeConversion() {
    let (given, taken) = (
      dice.pick(GeneratedCommodity.things), dice.pick(GeneratedCommodity.moneys)
    )
    writeEntry([
      tracked(dice.figure(places: given.places), given),
      tracked(-dice.figure(places: taken.places), taken),
    ])
  }

  var anyCommodity: [GeneratedCommodity] {
    GeneratedCommodity.moneys + GeneratedCommodity.moneys + GeneratedCommodity.things
      + [scope.bare == .bare ? .bare : scope.bare]
  }

  /// A posting of a known amount to an account that is summed.
  mutating func tracked(_ figure: Figure, _ commodity: GeneratedCommodity) -> PostingLine {
    let account = dice.pick(Self.held)
    add(figure, commodity, to: account)
    return PostingLine(account: spelled(account), amount: amount(figure, commodity))
  }

  /// The account, or an alias of it.
  mutating func spelled(_ account: String) -> String {
    guard scope.prefixes.isEmpty, dice.chance(50) else { return account }
    let names = scope.aliases.filter { $0.value == account }.keys.sorted()
    return names.isEmpty ? account : dice.pick(names)
  }

  /// A posting without an amount.
  mutating func freeLine() -> PostingLine {
    PostingLine(account: dice.pick(Self.free), isFree: true)
  }
}
