import JournalReading

/// Writes a journal in the language of hledger or of Ledger, and keeps the sums of a few accounts, so
/// that most of what it claims is true.
struct JournalWriter {
  let dialect: DialectName
  var dice: PeerDice
  /// The file that is being written.
  var text = ""
  var files: [String: String] = [:]
  var day: GeneratedDay
  var scope = Scope()
  /// What the accounts that may be asserted hold.
  var sums: [String: [GeneratedCommodity: Figure]] = [:]

  /// What directives have put in force.
  struct Scope {
    var year: Int?
    /// The decimal mark of every number (hledger's `decimal-mark`).
    var mark: String?
    /// The decimal marks that directives give commodities; under "" the one of `D`.
    var marks: [String: String] = [:]
    /// What bare numbers mean.
    var bare = GeneratedCommodity.bare
    /// The prefixes of `apply account`.
    var prefixes: [String] = []
    /// Other spellings of accounts.
    var aliases: [String: String] = [:]
    /// Blocks that have to be closed, as the lines that close them.
    var open: [String] = []
    var hasBucket = false
    /// Ledger's `define` names.
    var names: [String] = []
  }

  init(_ dialect: DialectName, seed: UInt64) {
    self.dialect = dialect
    dice = PeerDice(seed: seed)
    day = GeneratedDay(year: dice.roll(2022...2024), month: dice.roll(1...12), day: 1)
  }

  /// Writes 10 to 30 items, and in one journal of five a mistake among them.
  mutating func writeJournal(
    item: (inout JournalWriter) -> Void, mistake: (inout JournalWriter) -> Void
  ) {
    let count = dice.roll(10...30)
    let bad = dice.chance(20) ? dice.roll(0...count - 1) : -1
    for index in 0..<count {
      if index == bad { mistake(&self) } else { item(&self) }
      if dice.chance(80) { line("") }
    }
    closeBlocks()
    if dice.chance(10) { text = String(text.dropLast()) }
    if dice.chance(5) { text = text.replacing("\n", with: "\r\n") }
    files[GeneratedJournal.main(dialect)] = text
  }

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func closeBlocks() {
    while let last = scope.open.popLast() { line(last) }
    scope.prefixes = []
  }

  /// Writes a second file with its own items, and the line that includes it.
  mutating func writeInclude(_ item: (inout JournalWriter) -> Void) {
    let name = "part\(files.count).\(dialect == .hledger ? "journal" : "ledger")"
    files[name] = ""
    let outer = (text, scope)
    text = ""
    scope.open = []
    for _ in 0..<dice.roll(1...4) {
      item(&self)
      line("")
    }
    while let last = scope.open.popLast() { line(last) }
    files[name] = text
    let aliases = scope.aliases
    (text, scope) = outer
    // Ledger keeps an alias that a file makes; hledger drops it at the file's end.
    if dialect == .ledger { scope.aliases = aliases }
    line("include \(dice.maybe(20, "./"))\(name)")
  }

  // MARK: Sums

  /// The name that an account has once prefixes are applied.
  func full(_ account: String) -> String { (scope.prefixes + [account]).joined(separator: ":") }

  mutating func add(_ figure: Figure, _ commodity: GeneratedCommodity, to account: String) {
    let commodity = commodity == .bare ? scope.bare : commodity
    let old = sums[full(account)]?[commodity] ?? Figure(units: 0, places: 0)
    sums[full(account), default: [:]][commodity] = old + figure
  }

  /// What an account holds, and with its subaccounts if `isInclusive`.
  func sum(of account: String, _ commodity: GeneratedCommodity, isInclusive: Bool = false) -> Figure
  {
    let name = full(account)
    let commodity = commodity == .bare ? scope.bare : commodity
    return sums.reduce(Figure(units: 0, places: 0)) { total, held in
      let counts = held.key == name || isInclusive && held.key.hasPrefix(name + ":")
      return counts ? total + (held.value[commodity] ?? Figure(units: 0, places: 0)) : total
    }
  }
}
