package import LedgerCore

/// Writes a report as JSON (RFC 8259) in the shape `tally-batch/report/1`.
package struct JSONRenderer: Sendable {
  package init() {}

  /// Writes the document, indented by two blanks, with a line feed at its end.
  package func render(_ report: KPIReport) -> String { report.json.prettyText }
}
