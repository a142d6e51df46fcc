internal import LedgerModel

/// What Ledger learns while it reads, in the order of the text and across all files.
struct LedgerMemory {
  /// How amounts of a commodity are read and compared.
  struct CommodityHabits: Equatable {
    /// The most decimals of any amount so far.
    var scale: UInt8 = 0
    /// Whether `,` stands before decimals.
    var hasDecimalComma = false
    /// Whether a `format` has fixed the two above.
    var isFixed = false
    /// Whether a directive declares the commodity.
    var isDeclared = false
    /// Whether ``conversions`` has a smaller unit of it.
    var hasSmallerUnit = false
    /// What `commodity … alias` says that the symbol stands for.
    var standsFor: CommodityID?
  }

  /// How many of a smaller unit make one.
  struct Conversion {
    var factor: ExactNumber
    var unit: CommodityID
  }

  private var habits: [CommodityHabits] = []
  var lots = LotTable()
  var balances = AccountBalances()
  /// The account that takes what an entry of one posting leaves over.
  var bucket: AccountID?
  var aliases: [String: AccountID] = [:]
  /// Which accounts entries with an unknown account go to, by payee.
  var accountsByPayee: [(payee: RegularExpression, account: AccountID)] = []
  var payeesByPattern: [(payee: RegularExpression, name: String)] = []
  var payeesByIdentifier: [String: String] = [:]
  var rules: [AutomatedRule] = []
  var definitions: [String: Expression] = [:]
  var declaredTags: Set<String> = []
  /// What `tag` directives state of the values of tags.
  var tagChecks: [String: [Check]] = [:]
  /// The postings of the entries with a `UUID` tag.
  var identified: [String: [AccountID: [LedgerAmount]]] = [:]
  var settings = LedgerSettings()

  /// The smaller units of commodities, from `C` directives.
  var conversions: [CommodityID: Conversion] = [:]
  /// The commodity of numbers without a symbol.
  var bare = CommodityID(0)
  /// The written account names, and the accounts that they stand for where they stand.
  var writtenNames = NameTable()
  var accountsByName: [AccountID] = []

  /// Whether comments are needed after an entry is read.
  var keepsNotes: Bool { !rules.isEmpty || checksTags }
  /// Whether the tags of entries have to be looked at.
  var checksTags: Bool { settings.isPedantic || !tagChecks.isEmpty }

  subscript(commodity: CommodityID) -> CommodityHabits {
    get {
      let index = Int(commodity.index)
      return index < habits.count ? habits[index] : CommodityHabits()
    }
    set {
      let index = Int(commodity.index)
      while habits.count <= index { habits.append(CommodityHabits()) }
      habits[index] = newValue
    }
  }

  /// The memory without what entries have moved.
  var withoutBooks: LedgerMemory {
    var memory = self
    memory.lots = LotTable()
    memory.balances = AccountBalances()
    return memory
  }

  /// Whether amounts of every commodity that is known to another memory, which is older than this
  /// one, still read as they did then; more decimals alone change nothing.
  func readsNumbers(as other: LedgerMemory) -> Bool {
    guard bare == other.bare, habits.count >= other.habits.count else { return false }
    return other.habits.indices.allSatisfy { index in
      var habits = habits[index]
      habits.scale = other.habits[index].scale
      return habits == other.habits[index]
    }
  }

  /// Says how many of a smaller unit make one of a commodity.
  mutating func convert(_ commodity: CommodityID, to unit: CommodityID, factor: ExactNumber) {
    conversions[commodity] = Conversion(factor: factor, unit: unit)
    self[commodity].hasSmallerUnit = true
  }

  /// An amount in the smallest unit that `C` directives, or time, lead to; its lot is left out then.
  func reduced(_ amount: LedgerAmount) -> LedgerAmount {
    guard self[amount.commodity.commodity].hasSmallerUnit else { return amount }
    var result = amount
    var steps = conversions.count
    while steps > 0, let conversion = conversions[result.commodity.commodity] {
      result.number = result.number * conversion.factor
      result.commodity = LotCommodity(conversion.unit)
      steps -= 1
    }
    return result
  }

  /// Whether an amount is zero at the most decimals of its commodity so far.
  func isZero(_ amount: LedgerAmount) -> Bool {
    if amount.number.isZero { return true }
    guard amount.commodity.commodity != bare else { return false }
    return amount.number.isNegligible(atScale: self[amount.commodity.commodity].scale)
  }

  /// Forgets what account names stand for, after an alias or `apply account`.
  mutating func forgetNames() {
    guard writtenNames.count > 0 else { return }
    writtenNames = NameTable()
    accountsByName.removeAll()
  }
}
