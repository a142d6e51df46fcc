internal import Diagnostics
internal import LedgerCore
internal import LedgerModel

extension Diagnostic {
  /// What keeps books from having a report.
  ///
  /// - Throws: ``UsageError`` if it is not the books but an option.
  init(_ error: KPIError) throws(UsageError) {
    switch error {
    case .overflow(let place): self.init(tooLarge: place)
    case .untypedAccounts(let roots):
      let lines = roots.map { Child(.help, AccountTypeWords.line(for: $0)) }
      self.init(
        "untyped-accounts", .error,
        "most postings are on accounts whose type is not known, so there is nothing to report",
        at: nil,
        [.init(.help, "say what they are: A asset, L liability, E equity, R revenue, X expense")]
          + lines)
    case .unknownCurrency(let symbol, let known):
      throw UsageError(
        "'--currency': the books have no '\(symbol)'",
        help: known.isEmpty ? nil : "they have: \(known.joined(separator: ", "))")
    }
  }
}

extension Finding {
  /// Says that a report leaves out what has errors, or is `nil` if nothing has.
  init?(leftOutBy diagnostics: [Diagnostic]) {
    let count = diagnostics.count { $0.severity == .error }
    guard count > 0 else { return nil }
    self.init(
      id: "journal-errors", severity: .warning,
      text: count == 1
        ? "The journal has an error, and what it concerns is missing here."
        : "The journal has \(count) errors, and what they concern is missing here.",
      items: diagnostics.filter { $0.severity == .error }.map(\.message))
  }
}

extension KPIReport {
  /// Whether a finding on data quality is a warning.
  var hasWarnings: Bool { dataQuality.contains { $0.severity == .warning } }
}
