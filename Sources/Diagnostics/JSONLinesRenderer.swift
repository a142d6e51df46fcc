internal import LedgerModel

/// Writes diagnostics for a program: one JSON object a line, as RFC 8259 has them.
///
/// The keys are `file`, `line`, `column`, `endLine`, `endColumn`, `severity`, `id`, `message`,
/// `notes` and `help`, always all of them and in this order. A note or help is an object with the
/// same keys of its place and `message`. The end is the position after the last character. What
/// is about no place has `null` for its place.
package struct JSONLinesRenderer: Sendable {
  package init() {}

  /// Writes diagnostics in the order given.
  package func write(
    _ diagnostics: [Diagnostic], in sources: SourceMap, to output: inout some TextOutputStream
  ) {
    var reader = SourceReader(sources)
    for diagnostic in diagnostics {
      let fields =
        place(diagnostic.range, &reader) + [
          ("severity", diagnostic.severity.rawValue.quotedForJSON),
          ("id", diagnostic.id.quotedForJSON),
          ("message", diagnostic.message.quotedForJSON),
          ("notes", children(.note, of: diagnostic, &reader)),
          ("help", children(.help, of: diagnostic, &reader)),
        ]
      output.write(object(fields) + "\n")
    }
  }

  private func children(
    _ kind: Diagnostic.Child.Kind, of diagnostic: Diagnostic, _ reader: inout SourceReader
  ) -> String {
    var objects: [String] = []
    for child in diagnostic.children where child.kind == kind {
      objects.append(
        object(place(child.range, &reader) + [("message", child.message.quotedForJSON)]))
    }
    return "[\(objects.joined(separator: ","))]"
  }

  private func place(
    _ range: SourceRange?, _ reader: inout SourceReader
  ) -> [(key: String, value: String)] {
    let place = reader.place(of: range)
    return [
      ("file", place.map { $0.file.quotedForJSON } ?? "null"),
      ("line", number(place?.start.line)), ("column", number(place?.start.column)),
      ("endLine", number(place?.end.line)), ("endColumn", number(place?.end.column)),
    ]
  }

  private func object(_ fields: [(key: String, value: String)]) -> String {
    "{\(fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
  }

  private func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }
}
