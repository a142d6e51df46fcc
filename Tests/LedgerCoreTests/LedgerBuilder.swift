import LedgerModel
import Testing

/// Builds the books of a test, entry by entry.
///
///     ledger.entry("2025-01-05", "salary", [
///       ("assets:bank:checking", "4000", "USD"),
///       ("income:salary", "-4000", "USD"),
///     ])
struct LedgerBuilder {
  private(set) var ledger = Ledger()

  /// An account, a quantity and a commodity.
  typealias Plain = (account: String, quantity: String, commodity: String)

  /// A posting with more to say than its amount.
  struct Line {
    var account: String
    var quantity: String
    var commodity: String
    /// The price of one unit (`@`), the price of all (`@@`), or the cost of a lot (`{}`).
    var unit: (price: String, commodity: String)?
    var total: (price: String, commodity: String)?
    var lot: (price: String, commodity: String)?
    var day: String?
    var isVirtual = false

    init(
      _ account: String, _ quantity: String, _ commodity: String,
      unit: (String, String)? = nil, total: (String, String)? = nil,
      lot: (String, String)? = nil, day: String? = nil, isVirtual: Bool = false
    ) {
      self.account = account
      self.quantity = quantity
      self.commodity = commodity
      self.unit = unit
      self.total = total
      self.lot = lot
      self.day = day
      self.isVirtual = isVirtual
    }
  }

  mutating func entry(
    _ text: String, _ payee: String, flags: EntryFlags = [], _ postings: [Plain]
  ) throws {
    try entry(
      text, payee, flags: flags, lines: postings.map { Line($0.account, $0.quantity, $0.commodity) }
    )
  }

  mutating func entry(
    _ text: String, _ payee: String, flags: EntryFlags = [], lines: [Line]
  ) throws {
    for line in lines { try append(line) }
    ledger.entries.append(
      day: try day(text), payee: PayeeID(ledger.payees.intern(payee)), flags: flags,
      at: SourceLocation(file: 0, offset: ledger.entries.count),
      postingsEnd: ledger.postings.count)
  }

  private mutating func append(_ line: Line) throws {
    let quantity = try number(line.quantity)
    ledger.postings.append(
      account: ledger.accounts.intern(line.account), quantity,
      ledger.commodities.intern(line.commodity), flags: line.isVirtual ? .virtual : [])
    if let price = line.unit ?? line.lot {
      let unit = try number(price.price)
      ledger.postings.setCost(
        total: Money(try unit * quantity, ledger.commodities.intern(price.commodity)), unit: unit,
        source: line.unit == nil ? .lot : .price)
    } else if let price = line.total {
      let total = try number(price.price)
      ledger.postings.setCost(
        total: Money(
          quantity.isNegative ? -total : total, ledger.commodities.intern(price.commodity)),
        unit: nil, source: .price)
    }
    if let own = line.day { ledger.postings.setOwnDay(try day(own)) }
  }

  mutating func price(_ text: String, _ commodity: String, _ price: String, _ other: String) throws
  {
    ledger.prices.append(
      DeclaredPrice(
        day: try day(text), commodity: ledger.commodities.intern(commodity),
        amount: Money(try number(price), ledger.commodities.intern(other))))
  }

  /// Declares the type of an account, as `account NAME  ; type: X` does.
  mutating func type(_ account: String, _ kind: AccountKind) {
    ledger.accounts.declaredKinds[ledger.accounts.intern(account)] = kind
  }

  /// States attributes of an account.
  mutating func attributes(_ account: String, _ set: (inout AccountAttributes) -> Void) {
    let id = ledger.accounts.intern(account)
    set(&ledger.accounts.attributes[id, default: AccountAttributes()])
  }

  mutating func ignore(commodity: String) {
    ledger.commodities.ignored.insert(ledger.commodities.intern(commodity))
  }

  mutating func change(_ body: (inout Ledger) -> Void) { body(&ledger) }
}

extension LedgerBuilder {
  /// Moves dollars from one account to another.
  mutating func move(
    _ day: String, _ payee: String? = nil, to: String, from: String, _ amount: String,
    flags: EntryFlags = []
  ) throws {
    let negative = try -number(amount)
    try entry(day, payee ?? to, flags: flags, [(to, amount, "USD"), (from, "\(negative)", "USD")])
  }

  /// Brings dollars into the checking account that were there before the books.
  mutating func open(_ day: String, _ amount: String) throws {
    try move(day, "opening", to: "assets:bank:checking", from: "equity:opening balances", amount)
  }

  mutating func salary(_ day: String, _ amount: String) throws {
    try move(day, "salary", to: "assets:bank:checking", from: "income:salary", amount)
  }

  /// Spends dollars from the checking account.
  mutating func spend(_ day: String, _ account: String, _ amount: String) throws {
    try move(day, to: account, from: "assets:bank:checking", amount)
  }
}
