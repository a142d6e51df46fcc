package import LedgerModel

/// One calendar month's headline figures: what a trend compares with.
package struct KPISnapshotPoint: Equatable, Sendable {
  /// How a point came to be.
  package enum Origin: Hashable, Sendable {
    /// Recorded by a run in its own month or the one after it.
    case live
    /// Computed later from dated entries.
    case derived
    /// Computed from the journal as a commit has it.
    case git(commit: String)
  }

  package var month: Month
  /// The last day that counted.
  package var asOf: Day
  /// The symbol of the currency.
  package var currency: String
  package var origin: Origin
  package var netWorth: Quantity
  package var totalDebt: Quantity
  package var netCashFlow: Quantity
  package var savingsRate: Quantity?
  package var runwayMonths: Quantity?
  package var monthlyRecurringOutflow: Quantity
  package var debtToIncome: Quantity?

  package init(
    month: Month, asOf: Day, currency: String, origin: Origin, netWorth: Quantity,
    totalDebt: Quantity, netCashFlow: Quantity, savingsRate: Quantity?, runwayMonths: Quantity?,
    monthlyRecurringOutflow: Quantity, debtToIncome: Quantity?
  ) {
    self.month = month
    self.asOf = asOf
    self.currency = currency
    self.origin = origin
    self.netWorth = netWorth
    self.totalDebt = totalDebt
    self.netCashFlow = netCashFlow
    self.savingsRate = savingsRate
    self.runwayMonths = runwayMonths
    self.monthlyRecurringOutflow = monthlyRecurringOutflow
    self.debtToIncome = debtToIncome
  }
}

extension KPISnapshotPoint.Origin: CustomStringConvertible {
  /// The origin as a snapshots journal spells it.
  package var description: String {
    switch self {
    case .live: "live"
    case .derived: "derived"
    case .git(let commit): "git:\(commit)"
    }
  }

  /// Reads an origin as a snapshots journal spells it, or returns `nil`.
  package init?(_ text: some StringProtocol) {
    switch text {
    case "live": self = .live
    case "derived": self = .derived
    case _ where text.hasPrefix("git:") && text.utf8.count > 4:
      self = .git(commit: String(text.dropFirst(4)))
    default: return nil
    }
  }
}

extension KPISnapshotPoint {
  /// The point that a report records: its own numbers.
  package init(_ report: KPIReport, origin: Origin) {
    self.init(
      month: report.month, asOf: report.asOf, currency: report.currency.symbol, origin: origin,
      netWorth: report.netWorth.value, totalDebt: report.debt.total,
      netCashFlow: report.headline.netCashFlow.value ?? .zero,
      savingsRate: report.headline.savingsRate.value,
      runwayMonths: report.headline.runwayMonths.value,
      monthlyRecurringOutflow: report.recurring.monthlyOutflow,
      debtToIncome: report.headline.debtToIncome.value)
  }
}
