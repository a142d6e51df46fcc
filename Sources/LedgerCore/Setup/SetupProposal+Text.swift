internal import LedgerModel

extension SetupProposal {
  /// The proposal as a file of directives; what has to be filled in stands in comments.
  ///
  /// - Parameter file: The name of the file in which a journal's directives are kept.
  /// - Returns: Lines, each with a line feed.
  package func text(keptIn file: String) -> String {
    let sections = [types, cashAccounts, rates, currencyNote, subscriptions].filter { !$0.isEmpty }
    if sections.isEmpty { return "; Nothing had to be guessed.\n" }
    let head = ["; What had to be guessed: check the lines, and keep them in \(file)."]
    return ([head] + sections).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var types: [String] {
    guard !untypedRoots.isEmpty else { return [] }
    return ["; Types: A asset, L liability, E equity, R revenue, X expense.", ""]
      + untypedRoots.map { AccountTypeWords.line(for: $0) }
  }

  private var cashAccounts: [String] {
    guard !cash.isEmpty else { return [] }
    return ["; Cash, which can be spent at once, by its names.", ""]
      + cash.map { "account \($0)  ; type: C" }
  }

  private var rates: [String] {
    guard !debts.isEmpty else { return [] }
    let head = "; Debts: fill in the yearly rate, the least payment and the day it is due."
    return [head] + debts.flatMap(SetupProposal.lines(of:))
  }

  /// A debt with a comment for each thing that is not said of it.
  private static func lines(of debt: Debt) -> [String] {
    let day = debt.paymentDay.map { "\($0)  ; when it was paid last" }
    let missing = [
      debt.attributes.apr == nil ? "apr          ?%" : nil,
      debt.attributes.minimum == nil ? "minimum      \(debt.minimum ?? "?")" : nil,
      debt.attributes.dueDay == nil ? "due          \(day ?? "?")" : nil,
    ]
    return ["", "; account \(debt.account)"] + missing.compactMap(\.self).map { ";     \($0)" }
  }

  private var currencyNote: [String] {
    guard let currency else { return [] }
    return [
      "; Reports count in \(currency.symbol), \(currency.reason).",
      "; To state a currency: tally-batch --currency \(currency.symbol)",
    ]
  }

  private var subscriptions: [String] {
    guard !items.isEmpty else { return [] }
    return ["; Subscriptions: what was charged again and again."]
      + items.flatMap { ["", "; \($0.evidence)", $0.directive] }
  }
}
