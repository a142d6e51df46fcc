import LedgerCore
import LedgerModel
import SnapshotJournal
import Testing

/// The line that the manual shows.
let exampleLine =
  "; snapshot 1  2026-08  2026-08-31  USD  live  netWorth=84210.55  totalDebt=182340.10"
  + "  netCashFlow=696.90  savingsRate=0.134019230769  runwayMonths=3.588377723971"
  + "  monthlyRecurringOutflow=389.47  debtToIncome=nil  fingerprint=9c3f0a7b12de4455"
  + "  check=eef9e28bf4e981dd"

/// Makes a line for a day, with one figure that varies.
func sampleLine(
  _ day: String, currency: String = "USD", origin: KPISnapshotPoint.Origin = .live,
  netWorth: Int = 1, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> SnapshotLine {
  let asOf = try #require(Day(day), sourceLocation: sourceLocation)
  let point = KPISnapshotPoint(
    month: asOf.month, asOf: asOf, currency: currency, origin: origin,
    netWorth: Quantity(netWorth), totalDebt: .zero, netCashFlow: Quantity(5), savingsRate: nil,
    runwayMonths: Quantity("1.5"), monthlyRecurringOutflow: .zero, debtToIncome: nil)
  return SnapshotLine(point, fingerprint: "0123456789abcdef")
}

/// The bytes of a file with these lines.
func file(_ lines: String...) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
