/// Writes diagnostics as workflow commands, which GitHub Actions shows beside the lines of a file.
///
/// Source: "Workflow commands for GitHub Actions", and `command.ts` of `actions/toolkit` for the
/// escaping.
package struct GitHubRenderer: Sendable {
  package init() {}

  /// Writes diagnostics in the order given, one command a line; notes and help follow the message
  /// on lines of their own inside it.
  package func write(
    _ diagnostics: [Diagnostic], in sources: SourceMap, to output: inout some TextOutputStream
  ) {
    var reader = SourceReader(sources)
    for diagnostic in diagnostics {
      var properties: [String] = []
      if let place = reader.place(of: diagnostic.range) {
        properties.append("file=\(escapedProperty(place.file))")
        properties += ["line=\(place.start.line)", "col=\(place.start.column)"]
      }
      properties.append("title=\(escapedProperty(diagnostic.id))")
      let message = ([diagnostic.message] + children(of: diagnostic, &reader))
        .joined(separator: "\n")
      output.write(
        "::\(diagnostic.severity.command) \(properties.joined(separator: ","))"
          + "::\(escapedData(message))\n")
    }
  }

  private func children(of diagnostic: Diagnostic, _ reader: inout SourceReader) -> [String] {
    diagnostic.children.map { child in
      let text = "\(child.kind.rawValue): \(child.message)"
      guard let place = reader.place(of: child.range) else { return text }
      return "\(text) (\(place.file):\(place.start.line):\(place.start.column))"
    }
  }

  private func escapedData(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// The text with escapes for what ends a command, and other control characters made visible.
  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result += String(scalar).printable
      }
    }
    return result
  }
}

extension Diagnostic.Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
