import LedgerModel
import Testing

@testable import JournalReading

/// The same text means different things: what each language makes of every construct in which they
/// are known to differ.
struct DialectDifferenceTests {
  static let rows = amounts + entries + assertions + directives

  /// How many differences are known.
  private static let count = 32

  @Test func `every known difference has a row`() {
    #expect(Set(Self.rows.map(\.number)) == Set(1...Self.count))
  }

  @Test func `every row says what each language makes of it`() {
    for row in Self.rows {
      #expect(Set(row.outcomes.keys) == Set(DialectName.allCases), "\(row)")
    }
  }

  @Test(arguments: rows, DialectName.allCases)
  func `a language makes of a text what its own tool does`(
    _ row: DialectRow, _ dialect: DialectName
  ) throws {
    let outcome = try #require(row.outcomes[dialect])
    let sample = row.read(as: dialect)
    #expect(sample.errors.isEmpty == outcome.isRead, "\(sample.read.diagnostics)")
    if let balances = outcome.balances { #expect(sample.balances == balances) }
    if let days = outcome.days { #expect(sample.days == days) }
    if let payee = outcome.payee { #expect(sample.payees == [payee]) }
  }
}

/// A text, or one a language, that the languages read differently.
struct DialectRow: Sendable, CustomTestStringConvertible {
  let number: Int
  let title: String
  let text: String
  let outcomes: [DialectName: DialectOutcome]
  /// The files beside it.
  private(set) var files: [String: String] = [:]
  /// Whether hledger and Ledger read it with their strict checks too.
  private(set) var isStrict = false

  init(_ number: Int, _ title: String, _ text: String, _ outcomes: [DialectName: DialectOutcome]) {
    self.number = number
    self.title = title
    self.text = text
    self.outcomes = outcomes
  }

  var testDescription: String { "\(number): \(title)" }

  /// The row, read with strict checks.
  func strictly() -> DialectRow {
    var row = self
    row.isStrict = true
    return row
  }

  /// The row with files beside it.
  func beside(_ files: [String: String]) -> DialectRow {
    var row = self
    row.files = files
    return row
  }

  func read(as dialect: DialectName) -> ReadingSample {
    let text = outcomes[dialect]?.text ?? text
    if dialect == .beancount { return .beancount(text, files: files) }
    return ReadingSample(text, dialect, isStrict: isStrict, files: files)
  }
}

/// What a language makes of a row.
struct DialectOutcome: Sendable {
  let isRead: Bool
  /// The text in the language, where the row's own says less.
  let text: String?
  /// The own balances of all accounts that are not zero, such as `5 EUR`.
  var balances: [String: String]?
  /// The days of the entries in order.
  var days: [String]?
  /// The payee of all entries.
  var payee: String?

  static let rejects = rejects()

  static func reads(
    _ balances: [String: String], days: [String]? = nil, payee: String? = nil,
    of text: String? = nil
  ) -> DialectOutcome {
    DialectOutcome(isRead: true, text: text, balances: balances, days: days, payee: payee)
  }

  /// An error, and what is read all the same, if that is of interest.
  static func rejects(leaving balances: [String: String]? = nil, of text: String? = nil)
    -> DialectOutcome
  {
    DialectOutcome(isRead: false, text: text, balances: balances)
  }
}

extension ReadingSample {
  /// The own balances of all accounts, zeros left out.
  var balances: [String: String] {
    let accounts = read.ledger.accounts
    var balances: [String: String] = [:]
    for index in 0..<Int32(accounts.count) {
      let name = accounts[AccountID(index)]
      let amounts = balance(name)
      if !amounts.isEmpty { balances[name] = amounts.joined(separator: ", ") }
    }
    return balances
  }

  /// The days of the entries in order.
  var days: [String] { read.ledger.entries.days.sorted().map(\.description) }

  /// The payees of the entries, each once.
  var payees: Set<String> {
    Set(read.ledger.entries.payees.map { read.ledger.payees[$0.index] })
  }
}
