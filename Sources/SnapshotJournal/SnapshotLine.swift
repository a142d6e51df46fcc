package import LedgerCore
package import LedgerModel

/// One line of a snapshots journal: a month's figures and the fingerprint of their report.
package struct SnapshotLine: Equatable, Sendable {
  package var point: KPISnapshotPoint
  /// The fingerprint of the report that the figures are from, 16 lower-case hexadecimal digits.
  package var fingerprint: String

  package init(_ point: KPISnapshotPoint, fingerprint: String) {
    self.point = point
    self.fingerprint = fingerprint
  }

  /// What every line of every version begins with.
  static let opening = "; snapshot "
  /// The version that this program writes and reads.
  static let version = "1"
}

extension SnapshotLine {
  /// The line as the file has it, without its line feed.
  ///
  /// Fields stand two blanks apart. The last, `check`, is FNV-1a of the bytes before it.
  package var text: String {
    let figures = point.figures.map { "\($0.name)=\($0.value?.description ?? "nil")" }
    let fields =
      [
        SnapshotLine.opening + SnapshotLine.version, "\(point.month)", "\(point.asOf)",
        point.currency, "\(point.origin)",
      ] + figures + ["fingerprint=\(fingerprint)"]
    let body = fields.joined(separator: "  ")
    return "\(body)  check=\(StableHash.hex(StableHash.fnv1a(body)))"
  }

  /// Whether the line would be read back as it is.
  ///
  /// A symbol with two blanks in a row, a blank at its end, or a line feed would move the fields.
  package var isWritable: Bool {
    let bytes = Array(text.utf8)
    return !bytes.contains(UInt8(ascii: "\n")) && (try? SnapshotLine(parsing: bytes)) == self
  }
}

extension KPISnapshotPoint {
  /// The seven figures with the names and in the order that a line gives them.
  package var figures: [(name: String, value: Quantity?)] {
    [
      ("netWorth", netWorth), ("totalDebt", totalDebt), ("netCashFlow", netCashFlow),
      ("savingsRate", savingsRate), ("runwayMonths", runwayMonths),
      ("monthlyRecurringOutflow", monthlyRecurringOutflow), ("debtToIncome", debtToIncome),
    ]
  }

  /// Whether the currency and the seven figures are those of another point.
  package func hasSameFigures(as other: KPISnapshotPoint) -> Bool {
    currency.utf8.elementsEqual(other.currency.utf8)
      && figures.elementsEqual(other.figures) { $0.value == $1.value }
  }
}
