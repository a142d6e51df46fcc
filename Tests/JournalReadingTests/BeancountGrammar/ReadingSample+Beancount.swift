import Diagnostics
import LedgerModel

@testable import JournalReading

extension ReadingSample {
  /// Reads a Beancount text in which accounts need no `open`, as strictly as Beancount does.
  static func beancount(_ text: String, files: [String: String] = [:]) -> ReadingSample {
    ReadingSample(
      "plugin \"beancount.plugins.auto_accounts\"\n" + text, .beancount, isStrict: true,
      files: files)
  }

  /// The lines of the errors, counted in the text that ``beancount(_:files:)`` was given.
  var errorLines: [Int] {
    read.diagnostics.filter { $0.severity == .error }.compactMap { diagnostic in
      guard let range = diagnostic.range, let text = read.sources[range.file]?.text() else {
        return nil
      }
      return text.position(of: range.lowerBound).line - 1
    }
  }

  /// The stable names of what is noted in the ledger.
  var findings: [String] { read.ledger.findings.map(\.id) }
}
