import JournalReading

/// Writes a journal in the language of Beancount, and keeps the sums and lots of a few accounts, so that
/// most of what it claims is true.
struct BeancountWriter {
  var dice: PeerDice
  /// The file that is being written.
  var text = ""
  var files: [String: String] = [:]
  var day: GeneratedDay
  /// Whether a plugin opens every account that is used.
  var opensAccounts = false
  /// Whether tolerances may be other than half of the last digit.
  var hasMultiplier = false
  /// What the accounts that may be asserted hold; only written amounts go there.
  var sums: [String: [String: Figure]] = [:]
  /// The lots that a broker's account holds, oldest first.
  var lots: [String: [GeneratedLot]] = [:]
  /// Blocks that have to be closed, as the lines that close them.
  var open: [String] = []
  var declared: Set<String> = []

  /// A lot of a generated journal.
  struct GeneratedLot {
    var units: Int
    let thing: String
    let price: Figure
    let money: String
    let day: GeneratedDay
    let label: String?
  }

  static let moneys = [("EUR", 2), ("USD", 2), ("GBP", 2), ("JPY", 0)]
  static let things = ["AAA", "BBB.X", "C1-T", "/ESZ24", "VBMPX"]
  static let held = ["Assets:Bank", "Assets:Bank:Sub", "Assets:Cash-Box", "Assets:Bank:Größe"]
  static let free = ["Expenses:Food", "Income:Salary", "Equity:Opening", "Liabilities:Card:Visa2"]
  static let brokers = ["STRICT", "STRICT_WITH_SIZE", "FIFO", "LIFO", "HIFO", "NONE"]

  static func broker(_ method: String) -> String {
    "Assets:Broker:" + method.prefix(1) + method.dropFirst().lowercased().replacing("_", with: "-")
  }

  init(seed: UInt64) {
    dice = PeerDice(seed: seed)
    day = GeneratedDay(year: dice.roll(2022...2024), month: dice.roll(1...12), day: 1)
  }

  /// Writes 10 to 30 items, and in one journal of five a mistake among them.
  mutating func writeJournal() {
    writeOptions()
    writeOpenings()
    let count = dice.roll(10...30)
    let bad = dice.chance(20) ? dice.roll(0...count - 1) : -1
    for index in 0..<count {
      if index == bad { writeMistake() } else { writeItem() }
      if dice.chance(80) { line("") }
    }
    while let last = open.popLast() { line(last) }
    if dice.chance(5) { text = text.replacing("\n", with: "\r\n") }
    files[GeneratedJournal.main(.beancount)] = text
    if dice.chance(8) { renameRoots() }
  }

  mutating func line(_ line: String) { text += line + "\n" }

  /// Gives the accounts other roots, in every file.
  private mutating func renameRoots() {
    let main = GeneratedJournal.main(.beancount)
    let (option, old, new) = dice.pick([
      ("name_expenses", "Expenses:", "Ausgaben:"), ("name_assets", "Assets:", "Vermögen:"),
      ("name_income", "Income:", "Ertrag:"), ("name_equity", "Equity:", "Eigen-Kapital:"),
    ])
    files = files.mapValues { $0.replacing(old, with: new) }
    let line = "option \"\(option)\" \"\(new.dropLast())\"\n"
    files[main] = line + (files[main] ?? "")
    for name in files.keys where name != main && dice.chance(80) {
      files[name] = line + (files[name] ?? "")
    }
  }

  private mutating func writeOptions() {
    let options = [
      "\"title\" \"A \\\"quoted\\\" title\"", "\"operating_currency\" \"EUR\"",
      "\"inferred_tolerance_default\" \"*:0.005\"", "\"inferred_tolerance_default\" \"JPY:0.5\"",
      "\"tolerance_multiplier\" \"0.6\"", "\"infer_tolerance_from_cost\" \"TRUE\"",
      "\"booking_method\" \"FIFO\"", "\"use_precise_interpolation\" \"TRUE\"",
      "\"render_commas\" \"TRUE\"", "\"account_rounding\" \"Rounding\"",
    ]
    for _ in 0..<dice.roll(0...3) where dice.chance(60) {
      let option = dice.pick(options)
      hasMultiplier = hasMultiplier || option.contains("multiplier") || option.contains("from_cost")
      line("option " + option)
    }
    opensAccounts = dice.chance(60)
    let names = [
      "implicit_prices", "check_closing", "check_drained", "close_tree", "coherent_cost",
      "currency_accounts\" \"Equity:Currencies", "noduplicates", "onecommodity", "sellgains",
      "unique_prices", "check_commodity", "leafonly", "nounused", "check_average_cost",
    ]
    if dice.chance(20) { line("plugin \"beancount.plugins.\(dice.pick(names))\"") }
    let opener = dice.chance(80) ? "auto_accounts" : "auto"
    if opensAccounts { line("plugin \"beancount.plugins.\(opener)\"") }
  }

  private mutating func writeOpenings() {
    for method in Self.brokers {
      line("2020-01-01 open \(Self.broker(method)) \"\(method)\"")
    }
    line("2020-01-01 open Assets:Wallet \(dice.pick(["EUR", "EUR,JPY", "EUR, USD"]))")
    guard !opensAccounts else { return }
    let others = ["Assets:Padded", "Income:Gain", "Expenses:Misc", "Equity:Pads"]
    for account in Self.held + Self.free + others {
      line("2020-01-01 open \(account)" + dice.maybe(10, "  ; opened"))
      if dice.chance(8) { writeMetadata(indent: "  ") }
    }
  }

  mutating func add(_ figure: Figure, _ currency: String, to account: String) {
    let old = sums[account]?[currency] ?? Figure(units: 0, places: 0)
    sums[account, default: [:]][currency] = old + figure
  }

  /// What an account holds with those below it.
  func sum(of account: String, _ currency: String) -> Figure {
    sums.reduce(Figure(units: 0, places: 0)) { total, held in
      guard held.key == account || held.key.hasPrefix(account + ":") else { return total }
      return total + (held.value[currency] ?? Figure(units: 0, places: 0))
    }
  }
}
