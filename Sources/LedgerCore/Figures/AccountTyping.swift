package import LedgerModel

/// How much of the books stands on accounts whose type is known, for data quality.
package struct AccountTyping: Equatable, Sendable {
  /// A top-level account with postings on accounts without a type.
  package struct Root: Equatable, Sendable {
    package var name: String
    /// The number of postings on accounts without a type at and below the root.
    package var postings: Int
  }

  /// The top-level accounts with untyped postings, most postings first, ties by name.
  package private(set) var untypedRoots: [Root] = []
  /// The number of real postings on accounts that are not ignored.
  package private(set) var postings = 0
  /// Those of ``postings`` that are on accounts with a type.
  package private(set) var typedPostings = 0
  /// The number of virtual postings on accounts with a type.
  package private(set) var virtualPostings = 0
  /// The accounts with postings whose money can be spent at once, by name.
  package private(set) var cashAccounts: [AccountID] = []
  /// Those of ``cashAccounts`` that are known by their names alone.
  package private(set) var cashByName: [AccountID] = []
  /// The ignored accounts with postings, by name.
  package private(set) var ignoredAccounts: [AccountID] = []

  /// The accounts of assets and liabilities with virtual postings, ascending.
  package private(set) var virtualStocks: [AccountID] = []

  init(_ ledger: Ledger, _ classification: AccountClassification, _ survey: LedgerSurvey) {
    let (real, virtual) = (survey.realCounts.map(Int.init), survey.virtualCounts.map(Int.init))
    var untyped: [String: Int] = [:]
    for account in ledger.accounts.all {
      let row = Int(account.index)
      guard real[row] + virtual[row] > 0 else { continue }
      if classification.isIgnored(account) {
        ignoredAccounts.append(account)
        continue
      }
      postings += real[row]
      if classification.kind(of: account) == nil {
        untyped[topName(ledger.accounts[account]), default: 0] += real[row] + virtual[row]
      } else {
        typedPostings += real[row]
        virtualPostings += virtual[row]
      }
      if classification.isLiquid(account) { cashAccounts.append(account) }
      let isStock = survey.columns.facts[row].brought.contains(.stock)
      if isStock, virtual[row] > 0 { virtualStocks.append(account) }
    }
    untypedRoots = untyped.map { Root(name: $0.key, postings: $0.value) }
      .sorted { ($1.postings, $0.name) < ($0.postings, $1.name) }
    cashAccounts.sort { ledger.accounts[$0] < ledger.accounts[$1] }
    ignoredAccounts.sort { ledger.accounts[$0] < ledger.accounts[$1] }
    cashByName = cashAccounts.filter { classification.liquidities[Int($0.index)] == .byName }
  }

  /// Refuses books of which less than half of the real postings have a type.
  ///
  /// - Throws: ``KPIError/untypedAccounts(_:)`` with the top-level accounts to declare.
  package func requireTypes() throws(KPIError) {
    guard typedPostings * 2 < postings else { return }
    throw .untypedAccounts(untypedRoots.map(\.name))
  }
}

/// The first part of an account's name.
private func topName(_ name: String) -> String {
  String(name.prefix { $0 != ":" })
}
