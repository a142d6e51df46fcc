/// A journal after reading: entries and postings in columns, and what directives declare.
package struct Ledger: Sendable {
  package var accounts = AccountTable()
  package var commodities = CommodityTable()
  package var payees = NameTable()
  package var entries = EntryTable()
  package var postings = PostingTable()
  /// The prices that `P` and `price` directives declare, in the order of reading.
  package var prices: [DeclaredPrice] = []

  package var subscriptions: [Subscription] = []
  package var budgets: [Budget] = []
  package var goals: [Goal] = []
  package var periodicRules: [PeriodicRule] = []
  /// What `recurring:` tags say of entries, in the order of reading.
  package var recurringTags: [RecurringTag] = []

  /// Beancount's `operating_currency`, in order.
  package var operatingCurrencies: [CommodityID] = []
  /// The default commodity of the last `D` directive.
  package var defaultCommodity: CommodityID?
  /// The title that the journal gives itself.
  package var title: String?

  /// The files that were read, in order.
  package var sources: [Source] = []
  /// What a reader of a report must know of how the journal was read.
  package var findings: [Finding] = []

  package init() {}
}

extension Ledger {
  /// A file that was read.
  package struct Source: Hashable, Sendable {
    /// The path as it was given or included.
    package let name: String
    /// The language it was read in, such as `hledger`.
    package let dialect: String

    package init(name: String, dialect: String) {
      self.name = name
      self.dialect = dialect
    }
  }
}

/// A declared market price: one unit of a commodity is worth an amount.
package struct DeclaredPrice: Hashable, Sendable {
  package let day: Day
  package let commodity: CommodityID
  package let amount: Money

  package init(day: Day, commodity: CommodityID, amount: Money) {
    self.day = day
    self.commodity = commodity
    self.amount = amount
  }
}

/// Something a reader of a report must know before believing it.
package struct Finding: Hashable, Sendable {
  /// Whether a figure may be wrong (`warning`) or only wants explaining (`note`).
  package enum Severity: String, Hashable, Sendable { case note, warning }

  /// A stable name in kebab-case, such as `unpriced`.
  package var id: String
  package var severity: Severity
  /// One sentence.
  package var text: String
  /// What it concerns, such as account names, in a stated order.
  package var items: [String]

  package init(id: String, severity: Severity, text: String, items: [String] = []) {
    self.id = id
    self.severity = severity
    self.text = text
    self.items = items
  }
}
